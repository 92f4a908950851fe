import { type ReactNode } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { DotIcon } from '../../icons/DotIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { hasContent } from '../private/Field/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Timeline.css.ts'

/** Past, current, future, failed. */
export const timelineStatuses = ['done', 'current', 'upcoming', 'failed'] as const
export type TimelineStatus = (typeof timelineStatuses)[number]

/** A future event is an empty circle. */
const icons = { done: CheckIcon, current: DotIcon, upcoming: undefined, failed: XIcon } as const satisfies Record<
  TimelineStatus,
  unknown
>

const defaultLabels: Record<TimelineStatus, string> = {
  done: 'Done',
  current: 'In progress',
  upcoming: 'Not yet',
  failed: 'Failed',
}

export interface TimelineEventProps {
  /** What it is, in a few words: 'Paid out'. */
  title: ReactNode
  /** Whether the event has happened, happens now, or is to come. */
  status?: TimelineStatus
  /** The time: a `DateTime`, or a text for an event without a date. */
  time?: ReactNode
  /** One or two sentences more, a link, a small button. */
  children?: ReactNode
  /** Read out before the title, because the sign is only visual. */
  statusLabel?: string
}

/** One event of a `Timeline`. */
export function TimelineEvent({
  title,
  status = 'done',
  time,
  children,
  statusLabel = defaultLabels[status],
}: TimelineEventProps) {
  const Icon = icons[status]
  return (
    <li
      className={styles.event}
      data-part="Event"
      data-state={status}
      aria-current={status === 'current' ? 'step' : undefined}
    >
      <span className={`${styles.sign} ${styles.signs[status]}`} aria-hidden>
        {Icon === undefined ? null : <Icon size="sm" />}
      </span>
      <div className={styles.textColumn}>
        <p className={`${styles.title} ${styles.titles[status]}`}>
          <VisuallyHidden>{statusLabel}: </VisuallyHidden>
          {title}
        </p>
        {hasContent(time) ? <p className={styles.time}>{time}</p> : null}
        {hasContent(children) ? <div className={styles.note}>{children}</div> : null}
      </div>
    </li>
  )
}
