import { type GigSession, sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { clockTime, weekdayAndDay } from '@/design-system/lib/day-words.ts'
import { addDays } from '@/design-system/lib/days.ts'

type Times = Pick<GigSession, 'date' | 'start' | 'end' | 'endsNextDay'>

const complete = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2} \d{2}:\d{2}$/

/** Whether day and times are all there: of a draft they may not be. */
export const isTimed = ({ date, start, end }: Times) => complete.test(`${date} ${start} ${end}`)

/** When a session is, in Lagos: '6:00 PM – 2:00 AM, ends Sat 15 Nov' (product pages, 1.2). */
export function sessionTimes({ date, start, end, endsNextDay }: Times): string {
  const span = `${clockTime(start)} – ${clockTime(end)}`
  return endsNextDay ? `${span}, ends ${weekdayAndDay(addDays(date, 1))}` : span
}

/** The sessions of a Gig that can be read, in the order in which they begin. */
export const sessionsInOrder = <S extends Times>(sessions: readonly S[]): S[] =>
  sessions.filter(isTimed).toSorted((a, b) => sessionSpan(a).startsAt.getTime() - sessionSpan(b).startsAt.getTime())

/** The session that runs at a moment or begins next; undefined when all are over. */
export function nextSession<S extends Times>(sessions: readonly S[], now: Date): S | undefined {
  return sessionsInOrder(sessions).find((session) => sessionSpan(session).endsAt > now)
}
