import { type ReactNode } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Timeline.css.ts'

export type TimelineProps = PassThrough & {
  /** The list's name for screen readers: 'Payment MQ-8F2K'. */
  label: string
  /** `TimelineEvent` elements in the order in which they happen. */
  children: ReactNode
}

/** Past, current and future events, in this order. Steps that the reader has to take are a `Stepper`. */
export function Timeline({ label, children, ...rest }: TimelineProps) {
  invariantDev(label.trim() !== '', 'Timeline: `label` is empty. Say what runs here, for instance "Payment MQ-8F2K".')
  return (
    <ol {...rest} role="list" aria-label={label} data-component="Timeline" className={styles.timeline}>
      {children}
    </ol>
  )
}
