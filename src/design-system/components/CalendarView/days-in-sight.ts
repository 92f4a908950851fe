import { addDays, type Day, endOfMonth, monthOf, startOfMonth, weekOf, weeksOfMonth } from '../../lib/days.ts'
import { type CalendarEntry } from './calendar-entry.ts'
import { type CalendarViewName } from './calendar-view-labels.ts'

interface DaysInSight {
  start: Day
  end: Day
}

/** The first and last day that a view shows: the range to fetch. */
export function daysInSight(view: CalendarViewName, date: Day): DaysInSight {
  const month = weeksOfMonth(monthOf(date)).flat()
  if (view === 'agenda') return { start: startOfMonth(date), end: endOfMonth(date) }
  const days = view === 'week' ? weekOf(date) : month
  return { start: days[0] ?? date, end: days.at(-1) ?? date }
}

/** The days of an agenda. That of the current month goes on for a week from today, or else to the next day with entries, so that its last days are not empty. */
export function agendaDays(date: Day, today: Day, entries: readonly CalendarEntry[]): DaysInSight {
  const { start, end } = daysInSight('agenda', date)
  if (monthOf(date) !== monthOf(today)) return { start, end }
  const [next = today] = entries.flatMap((entry) => (entry.date >= today ? [entry.date] : [])).toSorted()
  return { start, end: [end, addDays(today, 7), next].toSorted().at(-1) ?? end }
}
