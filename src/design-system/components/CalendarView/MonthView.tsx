import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useDirection } from '../../lib/direction-provider.tsx'
import { type Day, dayAfterKey, monthOf, weekOf, weeksOfMonth } from '../../lib/days.ts'
import { longDay, weekdayNames } from '../../lib/format-day.ts'
import { type CalendarEntry } from './calendar-entry.ts'
import { type CalendarViewLabels } from './calendar-view-labels.ts'
import { EntryChip } from './Entry.tsx'
import * as styles from './MonthView.css.ts'

export interface ViewProps {
  /** The day in the tab order; its month or week is visible. */
  date: Day
  today: Day
  days: ReadonlyMap<Day, readonly CalendarEntry[]>
  /** Replaces its built-in words, for another language. */
  labels: CalendarViewLabels
  onDateChange: (day: Day) => void
  /** Shows all entries of a day. */
  onOpenDay: (day: Day) => void
  onEntryPress?: ((entry: CalendarEntry) => void) | undefined
  /** The id of the element that names the month or week. */
  titleId: string
}

/** How many entries a day of the month shows; of more, it shows one less and counts the rest. */
const shownEntries = 3

/** A month as a grid of days with roving focus. Its first and last week are complete. */
export function MonthView({ onDateChange, titleId, ...props }: ViewProps) {
  const { date } = props
  const table = useRef<HTMLTableElement>(null)
  const wantsFocus = useRef(false)
  const direction = useDirection()
  // The day may have been rendered only now, with its month.
  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus()
  }, [date])

  const move = (event: KeyboardEvent) => {
    const target = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(date, event, direction)
    if (target === undefined) return
    event.preventDefault()
    wantsFocus.current = true
    onDateChange(target)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- how the ARIA practices write a grid of dates
    <table ref={table} role="grid" aria-labelledby={titleId} className={styles.table} onKeyDown={move}>
      <thead>
        <tr>
          {weekOf(date).map((each) => {
            const { long, short } = weekdayNames(each)
            return (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                <span aria-hidden>{short}</span>
                <span className={styles.hidden}>{long}</span>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(monthOf(date)).map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <DayCell key={each} day={each} onReach={onDateChange} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayCellProps = Omit<ViewProps, 'onDateChange' | 'titleId'> & { day: Day; onReach: (day: Day) => void }

function DayCell({ day, date, today, days, labels, onReach, onOpenDay, onEntryPress }: DayCellProps) {
  const entries = days.get(day) ?? []
  const shown = entries.length > shownEntries ? entries.slice(0, shownEntries - 1) : entries
  const isToday = day === today
  const opens = entries.length > 0
  const name = [longDay(day), opens && labels.entries(entries.length), isToday && labels.today.toLowerCase()]
    .filter(Boolean)
    .join(', ')
  return (
    <td className={styles.cell} data-outside={monthOf(day) !== monthOf(date) || undefined}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.day}
          tabIndex={day === date ? 0 : -1}
          aria-label={name}
          aria-current={isToday ? 'date' : undefined}
          aria-haspopup={opens ? 'dialog' : undefined}
          data-day={day}
          data-opens={opens || undefined}
          onClick={() => {
            if (day !== date) onReach(day)
            if (opens) onOpenDay(day)
          }}
        >
          {Number(day.slice(8))}
        </button>
        {opens ? (
          <span className={entries.length === 1 ? `${styles.count} ${styles.countOfOne}` : styles.count} aria-hidden>
            {entries.length}
          </span>
        ) : null}
      </div>
      <div className={styles.entries}>
        {shown.map((entry) => (
          <EntryChip key={entry.id} entry={entry} labels={labels} onEntryPress={onEntryPress} />
        ))}
        {shown.length < entries.length ? (
          <button
            type="button"
            className={styles.more}
            tabIndex={-1}
            aria-label={`${labels.more(entries.length - shown.length)}, ${longDay(day)}`}
            onClick={() => onOpenDay(day)}
          >
            {labels.more(entries.length - shown.length)}
          </button>
        ) : null}
      </div>
    </td>
  )
}
