import { type ReactNode, useId } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { FieldErrorList } from '@/shared/form/form-fields.tsx'
import type { GigDraftState } from '../data/use-gig-draft.ts'
import type { Quote } from '../data/use-quote.ts'
import type { FormStep } from '../model/gig-fields.ts'
import { stepFields, stepOf, stepTitles } from '../model/steps.ts'
import { CostButton } from './cost.tsx'
import { DetailsStep } from './details-step.tsx'
import { MissingSetupLine } from './missing-setup-line.tsx'
import { PayStep } from './pay-step.tsx'
import { ScheduleStep } from './schedule-step.tsx'
import { StepActions } from './step-actions.tsx'

const contents: Readonly<Record<Exclude<FormStep, 'pay'>, ReactNode>> = {
  details: <DetailsStep />,
  schedule: <ScheduleStep />,
}

interface StepFormProps {
  step: FormStep
  fields: GigDraftState['fields']
  quote: Quote
  /** The Gig has workers to invite. */
  hasTeam: boolean
  onContinue: () => void
  onBack: (() => void) | undefined
  headingRef: (heading: HTMLHeadingElement | null) => void
}

/** One step of the form. 'Continue' validates the fields of the step. */
export function StepForm({ step, fields, quote, hasTeam, onContinue, onBack, headingRef }: StepFormProps) {
  const headingId = useId()
  const continueToNext = async () => {
    if ((await fields.check(stepFields[step])) === undefined) onContinue()
  }
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void continueToNext()
        }}
      >
        <Stack space={6}>
          <Inline>
            <Heading level={2} id={headingId} tabIndex={-1} ref={headingRef}>
              {stepTitles[step]}
            </Heading>
          </Inline>
          <FieldErrorList fields={fields} includes={(path) => stepOf(path) === step} level={3} />
          {step === 'pay' ? <PayStep hasTeam={hasTeam} /> : contents[step]}
          {/* Below the fields: when it arrives late, it moves no field that is being typed in. */}
          {step === 'details' && <MissingSetupLine />}
          <StepActions onBack={onBack} summary={quote.data && <CostButton quote={quote} price={quote.data} />}>
            <Button type="submit">Continue</Button>
          </StepActions>
        </Stack>
      </form>
    </Card>
  )
}
