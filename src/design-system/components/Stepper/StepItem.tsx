import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { InternalLink } from '../Link/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Stepper.css.ts'

export const stepStates = ['done', 'current', 'upcoming', 'error'] as const
export type StepState = (typeof stepStates)[number]

type Reach =
  | { /** Where the step is, if it can be gone to. */ href: string; onSelect?: never }
  | { /** Goes to the step, where it has no address. */ onSelect: () => void; href?: never }
  | { href?: never; onSelect?: never }

export type Step = Reach & {
  /** Which step it is. */
  id: string
  /** One or two words. */
  label: string
  /** A short text below: what was chosen, or what is wrong. */
  detail?: string | undefined
  state: StepState
}

interface StepItemProps {
  step: Step
  number: number
  stateLabels: { done: string; error: string }
  /** A step was chosen. */
  onLeave: () => void
}

const signs = { done: <CheckIcon size="sm" />, error: '!' } as const

/** One step: a marker, its name, and its detail. */
export function StepItem({
  step: { label, detail, state, href, onSelect },
  number,
  stateLabels,
  onLeave,
}: StepItemProps) {
  const below = detail ?? (state === 'error' ? stateLabels.error : undefined)
  const content = (
    <>
      <span className={styles.markers[state]} aria-hidden>
        {state === 'done' || state === 'error' ? signs[state] : number}
      </span>
      <span className={styles.textColumn}>
        <span className={styles.label}>{label}</span>{' '}
        {state === 'done' || (state === 'error' && detail !== undefined) ? (
          <VisuallyHidden>{`(${stateLabels[state]})`}</VisuallyHidden>
        ) : null}{' '}
        {below !== undefined && (
          <span className={state === 'error' ? `${styles.detail} ${styles.problem}` : styles.detail}>{below}</span>
        )}
      </span>
    </>
  )
  const current = state === 'current' ? { 'aria-current': 'step' as const } : {}
  const reachable = `${styles.face} ${styles.reachable}`
  return (
    <li className={styles.step} data-part="Step" data-state={state}>
      {href !== undefined ? (
        <InternalLink {...current} href={href} className={reachable} onClick={onLeave}>
          {content}
        </InternalLink>
      ) : onSelect !== undefined ? (
        <button
          {...current}
          type="button"
          className={reachable}
          onClick={() => {
            onLeave()
            onSelect()
          }}
        >
          {content}
        </button>
      ) : (
        <span {...current} className={styles.face}>
          {content}
        </span>
      )}
    </li>
  )
}
