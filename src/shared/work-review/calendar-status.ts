import { sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import type { CalendarEntry } from '@/api/contract/schemas/worker-gig.ts'
import { humanize } from '@/lib/humanize.ts'

interface StatusLook {
  readonly label: string
  /** Only what went wrong has a colour. */
  readonly tone: 'default' | 'muted' | 'danger'
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
