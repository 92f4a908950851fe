import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as styles from './Progress.css.ts'

export const progressTones = ['primary', 'success', 'warning', 'danger'] as const
export type ProgressTone = (typeof progressTones)[number]

export interface ProgressProps {
  /** What advances: 'Gigs used'. */
  label: string
  /** From 0 to `max`; values outside are drawn as the nearest end. */
  value: number
  max?: number
  /** The value in words: '3 of 5 gigs used'. Otherwise it is read as a percentage. */
  valueText?: string
  tone?: ProgressTone
}

/** How far something of known length has come. Where the length is not known, use a `Spinner`. */
export function Progress({ label, value, max = 100, valueText, tone = 'primary' }: ProgressProps) {
  const now = Math.min(Math.max(value, 0), max)
  return (
    <div
      data-component="Progress"
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={valueText}
    >
      <div className={`${styles.bar} ${styles.tones[tone]}`} style={assignInlineVars({ [styles.share]: String(max > 0 ? now / max : 0) })} />
    </div>
  )
}
