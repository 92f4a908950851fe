import { type ReactNode } from 'react'
import { InternalLink } from '../Link/index.ts'
import { statusIcons } from '../private/StatusIcons/index.ts'
import { type CalendarEntry, nameOf, timeOf } from './calendar-entry.ts'
import { type CalendarViewLabels } from './calendar-view-labels.ts'
import * as styles from './Entry.css.ts'

export interface EntryProps {
  entry: CalendarEntry
  /** Replaces its built-in words, for another language. */
  labels: CalendarViewLabels
  onEntryPress?: ((entry: CalendarEntry) => void) | undefined
}

/** A link where it has an address, a button where there is a press handler, otherwise text. */
function Pressable({
  entry,
  onEntryPress,
  className,
  name,
  children,
}: EntryProps & { className: string; name?: string; children: ReactNode }) {
  // An entry with its own accessible name is reached through its day.
  const reach = name === undefined ? {} : { 'aria-label': name, tabIndex: -1 }
  if (entry.href !== undefined) {
    return (
      <InternalLink href={entry.href} className={className} data-entry={entry.id} {...reach}>
        {children}
      </InternalLink>
    )
  }
  if (onEntryPress === undefined) return <span className={className}>{children}</span>
  return (
    <button type="button" className={className} data-entry={entry.id} onClick={() => onEntryPress(entry)} {...reach}>
      {children}
    </button>
  )
}

/** The icon of a state in its colour; its label is beside it. */
export function EntryMark({ entry: { tone, icon: Icon = statusIcons[tone] } }: { entry: CalendarEntry }) {
  return (
    <span className={`${styles.mark} ${styles.marks[tone]}`}>
      <Icon size="sm" />
    </span>
  )
}

/** One line, in a day of the month. Keys reach it through its day, so it is not in the tab order. */
export function EntryChip(props: EntryProps) {
  const { entry, labels } = props
  return (
    <Pressable {...props} className={`${styles.chip} ${styles.chipTones[entry.tone]}`} name={nameOf(entry, labels)}>
      <EntryMark entry={entry} />
      <span className={styles.chipLabel} dir="auto">
        {entry.label}
      </span>
    </Pressable>
  )
}

/** All facts of an entry. */
export function EntryBlock(props: EntryProps) {
  const { entry, labels } = props
  return (
    <Pressable {...props} className={`${styles.block} ${styles.blockTones[entry.tone]}`}>
      {/* The spaces are not visible; they separate the words of the accessible name. */}
      <span className={styles.time}>{timeOf(entry, labels)}</span>{' '}
      <span className={styles.label} dir="auto">
        {entry.label}
      </span>{' '}
      <span className={`${styles.state} ${styles.marks[entry.tone]}`}>
        <EntryMark entry={entry} />
        {entry.status}
      </span>{' '}
      {entry.meta === undefined ? null : (
        <span className={styles.meta} dir="auto">
          {entry.meta}
        </span>
      )}
    </Pressable>
  )
}
