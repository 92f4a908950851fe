import { firstStart } from '@/rules/gig-check.ts'
import { mostSessions } from '@/api/contract/schemas/gig-session.ts'
import { addDays, weekday } from '@/design-system/lib/days.ts'
import { hasTimes } from '@/shared/gig-sessions.ts'
import { lagosTimestamp } from '@/lib/dates.ts'
import { emptySession, type GigForm, type SessionForm } from './gig-fields.ts'

export const repeats = ['day', 'weekday', 'week'] as const
export type Repeat = (typeof repeats)[number]

const saturday = 5

/** The day of the next repetition. */
function nextDay(day: string, every: Repeat): string {
  if (every === 'week') return addDays(day, 7)
  const next = addDays(day, 1)
  return every === 'weekday' && weekday(next) >= saturday ? nextDay(next, every) : next
}

/**
 * Repeats a session on further days, after the existing ones. A day that has a session with the same start is skipped, and the
 * contract's maximum number of sessions is never exceeded.
 * @param times how many sessions are added
 */
export function repeatSession(
  sessions: readonly SessionForm[],
  index: number,
  { every, times }: { every: Repeat; times: number },
): SessionForm[] {
  const session = sessions[index]
  if (session === undefined || !hasTimes(session)) return [...sessions]
  const occupied = new Set(sessions.map(({ date, start }) => `${date} ${start}`))
  const added: SessionForm[] = []
  let day = session.date
  for (let count = 0; count < times; count += 1) {
    day = nextDay(day, every)
    if (!occupied.has(`${day} ${session.start}`)) added.push({ ...session, date: day })
  }
  return [...sessions, ...added].slice(0, Math.max(mostSessions, sessions.length))
}

/** Adds a session: the day after the last one at the same times, or an empty one. */
export function sessionAfter(sessions: readonly SessionForm[]): SessionForm {
  const last = sessions.at(-1)
  return last !== undefined && hasTimes(last) ? { ...last, date: addDays(last.date, 1) } : emptySession
}

/**
 * The days that a first session is mostly on: the next Friday and Saturday after today, and the Friday after them.
 * @param today the present day in Lagos
 */
export function usualDays(today: string): readonly string[] {
  const next = (day: number) => addDays(today, ((day - weekday(today) + 6) % 7) + 1)
  const [friday, saturdayNext] = [next(saturday - 1), next(saturday)]
  return [friday, saturdayNext, addDays(friday, 7)].toSorted()
}

/** The times that most first sessions have: a daytime event, an evening, and a night that ends on the next day. */
export const usualTimes: readonly Pick<SessionForm, 'start' | 'end'>[] = [
  { start: '10:00', end: '16:00' },
  { start: '18:00', end: '22:00' },
  { start: '22:00', end: '02:00' },
]

/** Whether a session ends on the day after it begins: its end is not after its start. False while one of them is empty. */
export const endsNextDay = ({ start, end }: Pick<SessionForm, 'start' | 'end'>) =>
  start !== '' && end !== '' && end <= start

const hourMs = 60 * 60 * 1000

/**
 * When applications close unless the employer says otherwise: a day before the first session, or an hour before it where that has passed.
 * Undefined without a session, and for one that begins within the hour.
 */
export function defaultDeadline(
  sessions: readonly SessionForm[],
  now: Date,
): GigForm['applicationDeadline'] | undefined {
  const start = firstStart(sessions)?.getTime()
  if (start === undefined) return undefined
  const at = [start - 24 * hourMs, start - hourMs].find((time) => time > now.getTime())
  if (at === undefined) return undefined
  const text = lagosTimestamp(new Date(at))
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}
