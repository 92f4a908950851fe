import { useState } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { ChevronUpIcon } from '../../icons/ChevronUpIcon.tsx'
import { type Day, monthOf, weekOf } from '../../lib/days.ts'
import { longDay, weekdayAndDay } from '../../lib/format-day.ts'
import { Badge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { type CalendarEntry } from './calendar-entry.ts'
import { type CalendarViewLabels } from './calendar-view-labels.ts'
import { EntryBlock } from './Entry.tsx'
import { type ViewProps } from './MonthView.tsx'
import * as styles from './WeekView.css.ts'

type DayGroupProps = Pick<ViewProps, 'labels' | 'onEntryPress' | 'today'> & {
  day: Day
  entries: readonly CalendarEntry[]
  className: string
  long: boolean
}

/** A day as a heading with its entries under or beside it. */
function DayGroup({ day, today, entries, labels, onEntryPress, className, long }: DayGroupProps) {
  return (
    <section className={className} aria-label={longDay(day)}>
      <h3
        className={styles.dayTitle}
        data-today={day === today || undefined}
        aria-current={day === today ? 'date' : undefined}
        // The button to today gives it the focus.
        {...(day === today && { 'data-day': day, tabIndex: -1 })}
      >
        {long ? longDay(day).replace(/ \d{4}$/, '') : weekdayAndDay(day)}
        {day === today ? <Badge tone="primary">{labels.today}</Badge> : null}
      </h3>
      {entries.length === 0 ? (
        <p className={styles.nothing}>{labels.noEntries}</p>
      ) : (
        <EntryList entries={entries} labels={labels} onEntryPress={onEntryPress} />
      )}
    </section>
  )
}

/** The entries of one day, one under the other. */
export function EntryList({
  entries,
  labels,
  onEntryPress,
}: Pick<ViewProps, 'onEntryPress'> & { entries: readonly CalendarEntry[]; labels: CalendarViewLabels }) {
  return (
    <ul role="list" className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryBlock entry={entry} labels={labels} onEntryPress={onEntryPress} />
        </li>
      ))}
    </ul>
  )
}

/** A week, a column for each day; a row for each day where columns would be too narrow. */
export function WeekView({ date, days, ...props }: ViewProps) {
  return (
    <div className={styles.week}>
      {weekOf(date).map((day) => (
        <DayGroup key={day} {...props} day={day} entries={days.get(day) ?? []} className={styles.day} long={false} />
      ))}
    </div>
  )
}

/** The days that have entries, one under the other. The current month begins with today; a button shows the days before it. */
export function AgendaView({ date, days, ...props }: ViewProps) {
  const { today, labels } = props
  const month = monthOf(date)
  const [openMonth, setOpenMonth] = useState<string>()
  const shown = [...new Set([...days.keys(), ...(month === monthOf(today) ? [today] : [])])].toSorted()
  // A reader who is at an earlier day has it shown.
  const earlier = month === monthOf(today) && date >= today ? shown.filter((day) => day < today) : []
  const isOpen = openMonth === month
  const count = earlier.reduce((sum, day) => sum + (days.get(day)?.length ?? 0), 0)
  return (
    <div className={styles.agenda}>
      {earlier.length > 0 && (
        <div>
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isOpen}
            iconEnd={isOpen ? <ChevronUpIcon size="sm" /> : <ChevronDownIcon size="sm" />}
            onClick={() => setOpenMonth(isOpen ? undefined : month)}
          >
            {labels.earlier(labels.entries(count))}
          </Button>
        </div>
      )}
      {(isOpen ? shown : shown.filter((day) => !earlier.includes(day))).map((day) => (
        <DayGroup key={day} {...props} day={day} entries={days.get(day) ?? []} className={styles.agendaDay} long />
      ))}
    </div>
  )
}
