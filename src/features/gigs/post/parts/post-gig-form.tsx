import { useEffect, useEffectEvent, useRef } from 'react'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Stepper, type Step as StepperStep } from '@/design-system/components/Stepper/index.ts'
import { FormFields } from '@/shared/form/form-fields.tsx'
import { now } from '@/lib/clock.ts'
import { type DraftStart, useGigDraft } from '../data/use-gig-draft.ts'
import { usePostGig } from '../data/use-post-gig.ts'
import { useQuote } from '../data/use-quote.ts'
import { formErrors } from '../model/gig-form.ts'
import { type Step, stepBy, stepOf, steps, stepTitles } from '../model/steps.ts'
import type { Teammate } from '../model/team.ts'
import { CompletenessCard } from './completeness-card.tsx'
import { CostCard } from './cost.tsx'
import { DraftLine } from './draft-line.tsx'
import * as styles from './post-gig-form.css.ts'
import { PostProblemNotice } from './post-notices.tsx'
import { PosterPreview } from './poster-preview.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepForm } from './step-form.tsx'
import { TeamCard } from './team-card.tsx'

interface PostGigFormProps {
  start: DraftStart
  /** Who was hired for the Gig that this one was republished from. */
  team?: readonly Teammate[]
  /** The step of the address. */
  step: Step
  /** With `replace`, Back does not return to the previous step. */
  onStep: (step: Step, options?: { replace: boolean }) => void
  /** Called when the server has the Gig. */
  onMade: (id: string) => void
}

const nobody: readonly Teammate[] = []

/** Four steps from an empty form to a paid Gig (docs/product/post-gig.md). */
export function PostGigForm({ start, team = nobody, step: requestedStep, onStep, onMade }: PostGigFormProps) {
  const draft = useGigDraft(start, requestedStep, onMade)
  const { fields, values, gig } = draft
  const quote = useQuote(
    values,
    gig?.status === 'pending_payment' && draft.isOnServer ? gig.payment.totalKobo : undefined,
  )
  const invalidPaths = Object.keys(formErrors(values, now()))
  const firstInvalidStep = steps.find((candidate) => invalidPaths.some((path) => stepOf(path) === candidate))
  // A step is reachable when the steps before it are valid.
  const step =
    firstInvalidStep !== undefined && steps.indexOf(firstInvalidStep) < steps.indexOf(requestedStep)
      ? firstInvalidStep
      : requestedStep
  const replaceStep = useEffectEvent(() => onStep(step, { replace: true }))
  // The address changes to the shown step, so that further typing cannot move to a later one: only 'Continue' does.
  useEffect(() => {
    if (step !== requestedStep) replaceStep()
  }, [step, requestedStep])

  const posting = usePostGig(draft, quote, (path) => {
    if (stepOf(path) !== step) onStep(stepOf(path))
  })
  const goToStep = (to: Step) => {
    fields.endAttempt()
    onStep(to)
  }

  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  const hasRefusedField = fields.attempt.first !== undefined
  // The focus moves to the heading of a new step, unless an invalid field takes it.
  useEffect(() => {
    if (lastStep.current !== step && !hasRefusedField) heading.current?.focus()
    lastStep.current = step
  }, [step, hasRefusedField])

  const stepper = steps.map((id, index): StepperStep => {
    const isReachable = firstInvalidStep === undefined || index <= steps.indexOf(firstInvalidStep)
    const state = id === step ? 'current' : index < steps.indexOf(step) ? 'done' : 'upcoming'
    return { id, label: stepTitles[id], state, ...(isReachable && id !== step && { onSelect: () => goToStep(id) }) }
  })
  const setHeading = (element: HTMLHeadingElement | null) => {
    heading.current = element
  }
  const teamCard =
    team.length > 0 ? <TeamCard team={team} chosen={draft.team ?? []} onChange={draft.chooseTeam} /> : undefined
  const back = step === 'details' ? undefined : () => goToStep(stepBy(step, -1))

  return (
    <FormFields fields={fields}>
      <PageHeader
        title="Post a Gig"
        description="Describe the work, set the pay, and workers apply."
        actions={<DraftLine draft={draft} isBusy={posting.isBusy} onSave={() => void posting.saveDraft()} />}
      />
      <Stack space={6}>
        <Stepper label="Post a Gig" steps={stepper} />
        {step !== 'review' && posting.problem && <PostProblemNotice problem={posting.problem} gigId={gig?.id} />}
        {step === 'review' ? (
          <ReviewStep
            draft={draft}
            quote={quote}
            posting={posting}
            team={teamCard}
            onEdit={goToStep}
            onBack={back}
            headingRef={setHeading}
          />
        ) : (
          <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
            <StepForm
              key={step}
              step={step}
              fields={fields}
              quote={quote}
              hasTeam={team.length > 0}
              headingRef={setHeading}
              onContinue={() => goToStep(stepBy(step, 1))}
              onBack={back}
            />
            <div className={styles.aside}>
              <Stack space={4}>
                {step === 'pay' && teamCard}
                <Hidden below="desktop">
                  <PosterPreview values={values} />
                </Hidden>
                <Hidden below="tablet">
                  <CostCard quote={quote} />
                </Hidden>
                <CompletenessCard values={values} />
              </Stack>
            </div>
          </Columns>
        )}
      </Stack>
    </FormFields>
  )
}
