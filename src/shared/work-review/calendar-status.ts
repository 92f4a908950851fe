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

/** How a day of a hired worker went, in words; an unknown status is shown as its text. */
export const calendarStatus = ({ status }: Pick<CalendarEntry, 'status'>): StatusLook =>
  looks.get(status) ?? { label: humanize(status), tone: 'muted' }
