import { type GigSession, sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { clockTime, weekdayAndDay } from '@/design-system/lib/format-day.ts'
import { addDays } from '@/design-system/lib/days.ts'
import { nonBreaking, shortDay } from '@/lib/dates.ts'

type Times = Pick<GigSession, 'date' | 'start' | 'end' | 'endsNextDay'>

const complete = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2} \d{2}:\d{2}$/

/** Whether a session has its day and both times; a session of a draft may lack them. */
export const hasTimes = ({ date, start, end }: Times) => complete.test(`${date} ${start} ${end}`)

/** A time within a sentence: '6:30 PM' with U+00A0. */
export const timeOfDay = (time: string) => nonBreaking(clockTime(time))

/** The times of a session in Lagos: '6:00 PM – 2:00 AM, ends Sat 15 Nov' (docs/product/rules.md#dates). A line breaks before the end day only. */
export function sessionTimes({ date, start, end, endsNextDay }: Times): string {
  const span = nonBreaking(`${clockTime(start)} – ${clockTime(end)}`)
  return endsNextDay ? `${span}, ends ${nonBreaking(weekdayAndDay(addDays(date, 1), date))}` : span
}

/** 'Sat 22 Nov 2025, 10:00 AM – 6:00 PM' */
export const sessionLine = (session: Times) => `${shortDay(session.date)}, ${sessionTimes(session)}`

/** The times of a session with its arrival time, if it has one: '10:00 AM – 6:00 PM, arrival 8:30 AM'. */
export const sessionTimesWithArrival = (session: Times & { readonly arrival?: string | null | undefined }) =>
  `${sessionTimes(session)}${session.arrival ? `, arrival ${timeOfDay(session.arrival)}` : ''}`

/** The sessions that have a day and times, ordered by their start. */
export const sortSessions = <S extends Times>(sessions: readonly S[]): S[] =>
  sessions.filter(hasTimes).toSorted((a, b) => sessionSpan(a).startsAt.getTime() - sessionSpan(b).startsAt.getTime())

/** Whether a session has ended at a moment. */
export const isSessionOver = (session: Times, now: Date): boolean => sessionSpan(session).endsAt <= now

/** The session that is running at a moment or starts next; undefined when all have ended. */
export function findNextSession<S extends Times>(sessions: readonly S[], now: Date): S | undefined {
  return sortSessions(sessions).find((session) => !isSessionOver(session, now))
}
