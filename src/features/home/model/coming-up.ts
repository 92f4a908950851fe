import type { Gig } from '@/api/contract/schemas/gig.ts'
import { type GigSession, sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { addDays } from '@/design-system/lib/days.ts'
import { sortSessions } from '@/shared/gig-sessions.ts'
import { lagosDay } from '@/lib/dates.ts'

/** A session of an open or running Gig. */
export interface ComingSession {
  key: string
  gig: Gig
  session: Gig['sessions'][number]
}

/** Today and the six days after it. */
const days = 7

const startOf = (session: Pick<GigSession, 'date' | 'start' | 'end' | 'endsNextDay'>) =>
  sessionSpan(session).startsAt.getTime()

/** The sessions of the next 7 Lagos days that have not ended, the next first (docs/product/home.md). */
export function comingUp(gigs: readonly Gig[], now: Date): ComingSession[] {
  const last = addDays(lagosDay(now), days - 1)
  return gigs
    .filter(({ status }) => status === 'open' || status === 'in_progress')
    .flatMap((gig) =>
      sortSessions(gig.sessions)
        .filter((session) => sessionSpan(session).endsAt > now && session.date <= last)
        .map((session) => ({ key: `${gig.id} ${session.date} ${session.start}`, gig, session })),
    )
    .toSorted((a, b) => startOf(a.session) - startOf(b.session))
}

/** 'Today', 'Tomorrow' or the weekday, for the days of `comingUp`. */
export function dayName(day: string, now: Date): 'Today' | 'Tomorrow' | undefined {
  const today = lagosDay(now)
  if (day === today) return 'Today'
  return day === addDays(today, 1) ? 'Tomorrow' : undefined
}
