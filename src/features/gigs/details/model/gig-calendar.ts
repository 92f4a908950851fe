import type { Gig } from '@/api/contract/schemas/gig.ts'
import { sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import type { CalendarEntry as PlaceDay, WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import type { CalendarEntry } from '@/design-system/components/CalendarView/index.ts'
import { CalendarIcon } from '@/design-system/icons/CalendarIcon.tsx'
import { XCircleIcon } from '@/design-system/icons/XCircleIcon.tsx'
import { findNextSession, sortSessions } from '@/shared/gig-sessions.ts'
import { personName } from '@/shared/people-looks.ts'
import { workerHref, type WorkerSearch } from '@/shared/people/worker-search.ts'
import { calendarStatus } from '@/shared/work-review/calendar-status.ts'
import { lagosDay, lagosTimestamp } from '@/lib/dates.ts'
import { calledOffWord, hiredLine, isCalledOff } from '../../model/gig-copy.ts'

const clock = (moment: string) => lagosTimestamp(moment).slice(11, 16)

const calledOff = (gig: Gig) => ({ tone: 'neutral', status: calledOffWord(gig), icon: XCircleIcon }) as const
const closed = { tone: 'neutral', status: 'Closed', icon: CalendarIcon } as const
const over = { tone: 'success', status: 'Over' } as const
const running = { tone: 'success', status: 'Running' } as const
const planned = { tone: 'info', status: 'Planned', icon: CalendarIcon } as const

/**
 * The dated events of a Gig: its sessions, the application deadline, when submitted work is approved automatically, and of each worker the days that are over.
 * @param search of the Gig's page, which the pages of workers keep for the way back
 */
export function gigEntries(
  gig: Gig,
  workerGigs: readonly WorkerGig[],
  now: Date,
  calendars: ReadonlyMap<string, readonly PlaceDay[]> = new Map(),
  search: Pick<WorkerSearch, 'list'> = {},
): CalendarEntry[] {
  const profileOf = (placeId: string) => workerHref(gig.id, placeId, { list: search.list })
  const sessions = sortSessions(gig.sessions).map((session, index, all): CalendarEntry => {
    const { date, start, end, endsNextDay } = session
    const { startsAt, endsAt } = sessionSpan(session)
    const state = isCalledOff(gig, session)
      ? calledOff(gig)
      : endsAt <= now
        ? over
        : startsAt <= now
          ? running
          : planned
    return {
      id: `session-${index}`,
      date,
      start,
      end,
      endsNextDay,
      label: all.length === 1 ? 'Session' : `Session ${index + 1}`,
      meta: hiredLine(gig),
      ...state,
    }
  })
  const { applicationDeadline: deadline } = gig
  const isClosed = deadline !== undefined && deadline !== null && Date.parse(deadline) <= now.getTime()
  const closes: CalendarEntry[] = deadline
    ? [
        {
          id: 'deadline',
          date: lagosDay(deadline),
          start: clock(deadline),
          label: 'Applications close',
          // Only what is still to come asks for attention.
          ...(isClosed ? closed : ({ tone: 'warning', status: 'Deadline' } as const)),
        },
      ]
    : []
  const reviews = workerGigs.flatMap(({ id, status, reviewDueAt, worker }): CalendarEntry[] =>
    status === 'task_submitted' && reviewDueAt
      ? [
          {
            id,
            date: lagosDay(reviewDueAt),
            start: clock(reviewDueAt),
            label: `Review ${personName(worker)}`,
            tone: 'warning',
            status: 'Approves automatically',
            href: profileOf(id),
          },
        ]
      : [],
  )
  const days = workerGigs.flatMap((place) =>
    (calendars.get(place.id) ?? []).flatMap((day) => dayEntry(place, profileOf(place.id), day, now)),
  )
  return [...sessions, ...closes, ...reviews, ...days]
}

/** A day of a worker that is over, or to which they have come. A planned one is the Gig's session, which the calendar has already; on a cancelled one nobody is expected. */
function dayEntry({ worker }: WorkerGig, href: string, day: PlaceDay, now: Date): CalendarEntry[] {
  if (day.type !== 'session' || day.status === 'scheduled' || day.status === 'cancelled') return []
  const { label, tone } = calendarStatus(day, now)
  return [
    {
      id: day.id,
      date: day.date,
      ...(day.start && { start: day.start }),
      ...(day.end && { end: day.end }),
      endsNextDay: day.endsNextDay,
      label: personName(worker),
      tone: tone === 'danger' ? 'danger' : 'neutral',
      status: label,
      href,
    },
  ]
}

/** The day the calendar opens on: that of the next session, or else of the first one. */
export function firstDay({ sessions }: Pick<Gig, 'sessions'>, now: Date): string {
  return (findNextSession(sessions, now) ?? sortSessions(sessions)[0])?.date ?? lagosDay(now)
}
