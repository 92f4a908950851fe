import { type GigSession, sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { clockTime, weekdayAndDay } from '@/design-system/lib/format-day.ts'
import { addDays } from '@/design-system/lib/days.ts'
import { nonBreaking } from '@/lib/dates.ts'

type Times = Pick<GigSession, 'date' | 'start' | 'end' | 'endsNextDay'>

const complete = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2} \d{2}:\d{2}$/

/** Whether day and times are all there: of a draft they may not be. */
export const hasTimes = ({ date, start, end }: Times) => complete.test(`${date} ${start} ${end}`)

/** A time within a sentence: '6:30 PM' with U+00A0. */
export const timeOfDay = (time: string) => nonBreaking(clockTime(time))

/** When a session is, in Lagos: '6:00 PM – 2:00 AM, ends Sat 15 Nov' (docs/product/rules.md#dates). A line may end between two times, not inside one. */
export function sessionTimes({ date, start, end, endsNextDay }: Times): string {
  const span = `${timeOfDay(start)} – ${timeOfDay(end)}`
  return endsNextDay ? `${span}, ends ${nonBreaking(weekdayAndDay(addDays(date, 1)))}` : span
}

/** The same with the hour at which workers arrive, where one is asked for: '10:00 AM – 6:00 PM, arrival 8:30 AM'. */
export const sessionTimesWithArrival = (session: Times & { readonly arrival?: string | null | undefined }) =>
  `${sessionTimes(session)}${session.arrival ? `, arrival ${timeOfDay(session.arrival)}` : ''}`

/** The sessions of a Gig that can be read, in the order in which they begin. */
export const sortSessions = <S extends Times>(sessions: readonly S[]): S[] =>
  sessions.filter(hasTimes).toSorted((a, b) => sessionSpan(a).startsAt.getTime() - sessionSpan(b).startsAt.getTime())

/** The session that runs at a moment or begins next; undefined when all are over. */
export function findNextSession<S extends Times>(sessions: readonly S[], now: Date): S | undefined {
  return sortSessions(sessions).find((session) => sessionSpan(session).endsAt > now)
}
