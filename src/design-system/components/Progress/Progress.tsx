import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as styles from './Progress.css.ts'

export const progressTones = ['neutral', 'success', 'warning', 'danger'] as const
export type ProgressTone = (typeof progressTones)[number]

interface DeterminateProgress {
  /** From 0 to `max`; values outside are drawn as the nearest end. Leave it out while the value is unknown. */
  value: number
  /** The value at which it is done. */
  max?: number
  /** The value as text: '3 of 5 seats used'. Without it the value is read out as a percentage. */
  valueText?: string
}

interface IndeterminateProgress {
  value?: undefined
  /** The value at which it is done. */
  max?: never
  valueText?: never
}

export type ProgressProps = (DeterminateProgress | IndeterminateProgress) & {
  /** What advances: 'Seats used'. */
  label: string
  /** Its colour, by meaning. */
  tone?: ProgressTone
}

/** The progress of a task. Without a value a light segment moves along the bar. */
export function Progress({ label, value, max = 100, valueText, tone = 'neutral' }: ProgressProps) {
  const now = value === undefined ? undefined : Math.min(Math.max(value, 0), max)
  return (
    <div
      data-component="Progress"
      className={styles.track}
      role="progressbar"
      aria-label={label}
      {...(now !== undefined && {
        'aria-valuemin': 0,
        'aria-valuemax': max,
        'aria-valuenow': now,
        'aria-valuetext': valueText,
      })}
    >
      {now === undefined ? (
        <div className={`${styles.runner} ${styles.tones[tone]}`} />
      ) : (
        <div
          className={`${styles.bar} ${styles.tones[tone]}`}
          style={assignInlineVars({ [styles.share]: String(max > 0 ? now / max : 0) })}
        />
      )}
    </div>
  )
}
