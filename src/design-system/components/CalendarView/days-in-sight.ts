import { type Day, endOfMonth, monthOf, startOfMonth, weekOf, weeksOfMonth } from '../../lib/days.ts'
import { type CalendarViewName } from './calendar-view-labels.ts'

/** The first and last day that a view shows: the range to fetch. */
export function daysInSight(view: CalendarViewName, date: Day): { start: Day; end: Day } {
  const month = weeksOfMonth(monthOf(date)).flat()
  if (view === 'agenda') return { start: startOfMonth(date), end: endOfMonth(date) }
  const days = view === 'week' ? weekOf(date) : month
  return { start: days[0] ?? date, end: days.at(-1) ?? date }
}
