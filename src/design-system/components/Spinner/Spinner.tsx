import * as styles from './Spinner.css.ts'

export const spinnerSizes = ['sm', 'md', 'lg', 'xl'] as const
export type SpinnerSize = (typeof spinnerSizes)[number]

export interface SpinnerProps {
  /** 16, 20, 24 or 40 px. */
  size?: SpinnerSize
  /** The loading message, read out as a polite status. Leave it out where visible text beside the spinner says it. */
  label?: string | undefined
}

/** A task of unknown duration. For content whose shape is known use `Skeleton`. Stands still under reduced motion. */
export function Spinner({ size = 'md', label }: SpinnerProps) {
  return (
    <span
      data-component="Spinner"
      className={`${styles.spinner} ${styles.sizes[size]}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
    >
      <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden focusable="false">
        <circle className={styles.track} cx={12} cy={12} r={9.5} />
        <circle cx={12} cy={12} r={9.5} strokeDasharray="16 44" />
      </svg>
      {label === undefined ? null : <span className={styles.label}>{label}</span>}
    </span>
  )
}
