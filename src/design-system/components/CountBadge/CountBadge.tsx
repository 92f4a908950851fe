import * as styles from './CountBadge.css.ts'

export interface CountBadgeProps {
  /** A whole number. Nothing is drawn for 0 and less. */
  count: number
  /** The largest number shown; larger numbers show as '99+'. */
  max?: number
  /**
   * What is counted, with the number ('3 unread notifications'). Leave it out where the control around the badge says it in its own
   * name.
   */
  label?: string | undefined
}

/** The number of waiting items. */
export function CountBadge({ count, max = 99, label }: CountBadgeProps) {
  if (!(count > 0)) return null
  return (
    <span data-component="CountBadge" className={styles.badge}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      {label === undefined ? null : <span className={styles.label}>{label}</span>}
    </span>
  )
}
