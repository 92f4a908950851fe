import { useId, useState } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { invariantDev } from '../../lib/invariant-dev.ts'
import type { PassThrough } from '../../lib/pass-through.ts'
import { type Step, StepItem } from './StepItem.tsx'
import * as styles from './Stepper.css.ts'

export interface StepperProps extends PassThrough {
  /** The name of the process: 'New event'. */
  label: string
  /** The steps in their order, at least two; at most one is `current`, none when all are done. */
  steps: readonly Step[]
  /** The labels of states: read out for a done step, and shown below a step that needs attention and has no `detail`. */
  stateLabels?: { done: string; error: string }
  /** A phone's one line: 'Step 2 of 4: Schedule'. */
  compactLabel?: (event: { number: number; of: number; label: string }) => string
  /** A phone's one line when no step is current any more. */
  finishedLabel?: (event: { of: number }) => string
}

const defaultLabels = {
  states: { done: 'Done', error: 'Needs attention' },
  compact: ({ number, of, label }: { number: number; of: number; label: string }) =>
    `Step ${number} of ${of}: ${label}`,
  finished: ({ of }: { of: number }) => `All ${of} steps done`,
} as const

/**
 * The steps of one task in their order, with the current one. It has links to steps that can be reached; the form's button goes to
 * the next step.
 */
export function Stepper({
  label,
  steps,
  stateLabels = defaultLabels.states,
  compactLabel = defaultLabels.compact,
  finishedLabel = defaultLabels.finished,
  ...rest
}: StepperProps) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  invariantDev(steps.length > 1, 'Stepper: one step is no sequence. Leave the component out.')
  invariantDev(
    steps.filter(({ state }) => state === 'current').length <= 1,
    'Stepper: more than one step is `current`. Only one can be where the reader is.',
  )

  const of = steps.length
  const current = steps.findIndex(({ state }) => state === 'current')
  // Without a current step, the step that needs attention is shown as the current one.
  const at = current === -1 ? steps.findIndex(({ state }) => state === 'error') : current
  const here = steps[at]
  const line = here === undefined ? finishedLabel({ of }) : compactLabel({ number: at + 1, of, label: here.label })
  const leadsSomewhere = steps.some(({ href, onSelect }) => href !== undefined || onSelect !== undefined)

  return (
    <div {...rest} role="group" aria-label={label} data-component="Stepper" className={styles.root}>
      {leadsSomewhere ? (
        <button
          type="button"
          data-part="Compact"
          className={`${styles.compact} ${styles.toggle}`}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {line}
          <span className={styles.chevron}>
            <ChevronDownIcon size="sm" />
          </span>
        </button>
      ) : (
        <p data-part="Compact" className={styles.compact}>
          {line}
        </p>
      )}
      <div className={styles.bars} aria-hidden>
        {steps.map(({ id, state }) => (
          <span key={id} className={styles.barStates[state]} />
        ))}
      </div>
      <ol role="list" id={listId} className={styles.list} data-open={open}>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            step={step}
            number={index + 1}
            stateLabels={stateLabels}
            onLeave={() => setOpen(false)}
          />
        ))}
      </ol>
    </div>
  )
}
