import { addDays, addMonths, startOfMonth, startOfWeek, utcOf, weekday } from '@/design-system/lib/days.ts'
import { hasTimes } from '@/shared/gig-sessions.ts'
import type { GigForm, SessionForm } from './gig-fields.ts'

/** Suggested days for a republished Gig. */
export interface DateSuggestion {
  id: 'next_week' | 'next_month'
  label: string
  sessions: SessionForm[]
  deadline: GigForm['applicationDeadline']
}

/** The same weekday in the week after that of another day. */
const inNextWeek = (day: string, from: string) => addDays(startOfWeek(from), 7 + weekday(day))

/** The same weekday of the next month at the same position ('the second Friday'), or the last one of that month. */
function inNextMonth(day: string, from: string): string {
  const first = addMonths(startOfMonth(from), 1)
  const firstMatch = addDays(first, (weekday(day) - weekday(first) + 7) % 7)
  const samePosition = addDays(firstMatch, 7 * Math.floor((Number(day.slice(8)) - 1) / 7))
  return samePosition.startsWith(first.slice(0, 7)) ? samePosition : addDays(samePosition, -7)
}

const daysBetween = (from: string, to: string) => Math.round((utcOf(to).getTime() - utcOf(from).getTime()) / 86_400_000)

/**
 * The same weekdays next week and next month, with the same gaps (docs/product/republish.md), or, of a Gig that is still to come, a week and a
 * month after it. They are never in the past or the same day twice. The deadline keeps its distance to the first session, unless that has
 * passed: then it is empty.
 * @param today the present day in Lagos
 */
export function dateSuggestions(
  { sessions, applicationDeadline: deadline }: Pick<GigForm, 'sessions' | 'applicationDeadline'>,
  today: string,
): DateSuggestion[] {
  const [first] = sessions.filter(hasTimes).toSorted((a, b) => a.date.localeCompare(b.date))
  if (first === undefined) return []
  const isToCome = first.date > today
  const from = isToCome ? first.date : today
  const suggestion = (id: DateSuggestion['id'], label: string, begin: string): DateSuggestion => {
    const days = daysBetween(first.date, begin)
    const day = deadline.day && addDays(deadline.day, days)
    return {
      id,
      label,
      sessions: sessions.filter(hasTimes).map((session) => ({ ...session, date: addDays(session.date, days) })),
      deadline: { ...deadline, day: day > today ? day : '' },
    }
  }
  const suggestions = [
    suggestion('next_week', `Same weekday ${isToCome ? 'a week later' : 'next week'}`, inNextWeek(first.date, from)),
    suggestion(
      'next_month',
      `Same weekday ${isToCome ? 'a month later' : 'next month'}`,
      inNextMonth(first.date, from),
    ),
  ]
  const beginOf = ({ sessions: days }: DateSuggestion) => days.map(({ date }) => date).toSorted()[0]
  // A day that another suggestion has is no new choice.
  return suggestions.filter(
    (each, index) => suggestions.findIndex((other) => beginOf(other) === beginOf(each)) === index,
  )
}
