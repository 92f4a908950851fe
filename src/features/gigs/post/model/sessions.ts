import { mostSessions } from '@/api/contract/schemas/gig-session.ts'
import { addDays, weekday } from '@/design-system/lib/days.ts'
import { isTimed } from '@/domain/gig-sessions.ts'
import { emptySession, type SessionForm } from './gig-form.ts'

export const repeats = ['day', 'weekday', 'week'] as const
export type Repeat = (typeof repeats)[number]

const saturday = 5

/** The day on which a repeated session comes next. */
function nextDay(day: string, every: Repeat): string {
  if (every === 'week') return addDays(day, 7)
  const next = addDays(day, 1)
  return every === 'weekday' && weekday(next) >= saturday ? nextDay(next, every) : next
}

/**
 * The same session on further days, after the ones there are. A day that has a session with the same beginning is left out, and there
 * are never more than the contract's most sessions.
 * @param times how often it comes again
 */
export function repeatSession(
  sessions: readonly SessionForm[],
  index: number,
  { every, times }: { every: Repeat; times: number },
): SessionForm[] {
  const session = sessions[index]
  if (session === undefined || !isTimed(session)) return [...sessions]
  const taken = new Set(sessions.map(({ date, start }) => `${date} ${start}`))
  const more: SessionForm[] = []
  let day = session.date
  for (let count = 0; count < times; count += 1) {
    day = nextDay(day, every)
    if (!taken.has(`${day} ${session.start}`)) more.push({ ...session, date: day })
  }
  return [...sessions, ...more].slice(0, Math.max(mostSessions, sessions.length))
}

/** One session more: the day after the last one at the same times, or an empty one. */
export function sessionAfter(sessions: readonly SessionForm[]): SessionForm {
  const last = sessions.at(-1)
  return last !== undefined && isTimed(last) ? { ...last, date: addDays(last.date, 1) } : emptySession
}
