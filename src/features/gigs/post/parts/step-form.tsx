import { type ReactNode, useEffect, useId, useState } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { ErrorSummary, focusField } from '@/design-system/components/ErrorSummary/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { now } from '@/lib/clock.ts'
import type { Quote } from '../data/use-quote.ts'
import { useShownErrors } from '../data/use-shown-errors.ts'
import { formErrors, type GigForm } from '../model/gig-form.ts'
import { fieldId, inPageOrder, type Step, stepFields, stepOf, stepTitles } from '../model/steps.ts'
import { CostButton } from './cost.tsx'
import { DetailsStep } from './details-step.tsx'
import { MissingSetupLine } from './missing-setup-line.tsx'
import { PayStep } from './pay-step.tsx'
import { ScheduleStep } from './schedule-step.tsx'
import { StepActions } from './step-actions.tsx'

/** Invalid fields, to be listed and focused on their step. */
export interface Attempt {
  count: number
  paths: readonly string[]
}

export type FormStep = Exclude<Step, 'review'>

/** The list of the errors of these steps, in their order, and the focus in the first invalid field (docs/product/post-gig.md). */
export function WrongFields({
  attempt,
  steps,
  level = 3,
}: {
  attempt: Attempt | undefined
  steps: readonly FormStep[]
  level?: 2 | 3
}) {
  const place = (path: string) => steps.indexOf(stepOf(path))
  const errors = useShownErrors()
    .filter(({ path }) => place(path) !== -1)
    .toSorted((a, b) => place(a.path) - place(b.path))
  const [first] = inPageOrder(attempt?.paths ?? [])
    .filter((path) => place(path) !== -1)
    .toSorted((a, b) => place(a) - place(b))
  const count = attempt?.count
  useEffect(() => {
    if (count !== undefined && first !== undefined) focusField(fieldId(first.replace(/\.root$/, '')))
  }, [count, first])
  return first === undefined ? null : <ErrorSummary key={count} errors={errors} level={level} />
}

const contents: Readonly<Record<FormStep, ReactNode>> = {
  details: <DetailsStep />,
  schedule: <ScheduleStep />,
  pay: <PayStep />,
}

interface StepFormProps {
  step: FormStep
  attempt: Attempt | undefined
  quote: Quote
  onWrong: (paths: readonly string[]) => void
  onContinue: () => void
  onBack: (() => void) | undefined
  headingRef: (heading: HTMLHeadingElement | null) => void
}

/** One step of the form. 'Continue' validates the fields of the step. */
export function StepForm({ step, attempt, quote, onWrong, onContinue, onBack, headingRef }: StepFormProps) {
  const form = useFormContext<GigForm>()
  const headingId = useId()
  const [isChecking, setChecking] = useState(false)
  const continueToNext = async () => {
    setChecking(true)
    const isValid = await form.trigger([...stepFields[step]] as FieldPath<GigForm>[])
    setChecking(false)
    if (isValid) onContinue()
    else onWrong(Object.keys(formErrors(form.getValues(), now())).filter((path) => stepOf(path) === step))
  }
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isChecking) void continueToNext()
        }}
      >
        <Stack space={6}>
          <Inline>
            <Heading level={2} id={headingId} tabIndex={-1} ref={headingRef}>
              {stepTitles[step]}
            </Heading>
          </Inline>
          <WrongFields attempt={attempt} steps={[step]} />
          {contents[step]}
          {/* Below the fields: when it arrives late, it moves no field that is being typed in. */}
          {step === 'details' && <MissingSetupLine />}
          <StepActions onBack={onBack} summary={<CostButton quote={quote} />}>
            <Button type="submit">Continue</Button>
          </StepActions>
        </Stack>
      </form>
    </Card>
  )
}
