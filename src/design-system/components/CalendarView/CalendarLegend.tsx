import { type CalendarEntry } from './calendar-entry.ts'
import { type CalendarViewLabels } from './calendar-view-labels.ts'
import * as styles from './CalendarView.css.ts'
import { EntryMark } from './Entry.tsx'

/** The labels of the visible states, because a day of the month has space only for their icons. */
export function CalendarLegend({ entries, labels }: { entries: readonly CalendarEntry[]; labels: CalendarViewLabels }) {
  const states = new Map(entries.map((entry) => [entry.status, entry]))
  if (states.size === 0) return null
  return (
    <ul role="list" aria-label={labels.legend} className={styles.legend}>
      {[...states].map(([status, entry]) => (
        <li key={status} className={styles.legendItem}>
          <EntryMark entry={entry} />
          {status}
        </li>
      ))}
    </ul>
  )
}
