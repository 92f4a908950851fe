import { sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import type { CalendarEntry, WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { isExpectedIn } from '@/rules/check-ins.ts'
import { humanize } from '@/lib/humanize.ts'
import { nonBreaking } from '@/lib/dates.ts'
import { lateness } from './arrival-copy.ts'
import { arrivalAt } from './place-sessions.ts'

interface StatusLook {
  readonly label: string
  /** Only what went wrong has a colour. */
  readonly tone: 'default' | 'muted' | 'warning' | 'danger'
}

const looks = new Map<string, StatusLook>([
  ['scheduled', { label: 'Planned', tone: 'muted' }],
  ['done', { label: 'Done', tone: 'default' }],
  ['missed', { label: 'Missed', tone: 'danger' }],
  ['cancelled', { label: 'Cancelled', tone: 'muted' }],
])

/** How a day of a hired worker went, in words; an unknown status is shown as its text. Who has come to a session that still runs is not done yet. */
export function calendarStatus(
  { status, date, start, end, endsNextDay }: Pick<CalendarEntry, 'status' | 'date' | 'start' | 'end' | 'endsNextDay'>,
  now: Date,
): StatusLook {
  const isRunning = start && end ? sessionSpan({ date, start, end, endsNextDay }).endsAt > now : false
  if (status === 'done' && isRunning) return { label: 'Arrived', tone: 'default' }
  return looks.get(status) ?? { label: humanize(status), tone: 'muted' }
}

/** The same of an entry of one worker, who may have come late: by how much counts in the record of the work. */
export function dayStatus(
  entry: CalendarEntry,
  place: Pick<WorkerGig, 'checkIns' | 'hiredAt' | 'status'>,
  now: Date,
): StatusLook {
  const { date, start, end, endsNextDay, status } = entry
  if (!start || !end) return calendarStatus(entry, now)
  const session = { date, start, end, endsNextDay, arrival: null }
  if (status === 'cancelled' && place.status !== 'cancelled' && !isExpectedIn(session, place.hiredAt)) {
    return { label: 'Not expected', tone: 'muted' }
  }
  if (status !== 'done') return calendarStatus(entry, now)
  const arrival = arrivalAt(session, place, now)
  return arrival.kind === 'late'
    ? { label: `Came ${nonBreaking(lateness(arrival.minutes))} after the start`, tone: 'warning' }
    : calendarStatus(entry, now)
}
