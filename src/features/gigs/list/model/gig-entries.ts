import type { Gig, GigStatus } from '@/api/contract/schemas/gig.ts'
import type { CalendarEntry } from '@/design-system/components/CalendarView/index.ts'
import { gigLooks, gigStatusLabel, gigTitle, formatPlace } from '@/shared/gig-looks.ts'
import { hasTimes } from '@/shared/gig-sessions.ts'
import { gigPaths } from '@/shared/gig-paths.ts'

/** The sessions of Gigs for the calendar; each links to its Gig. Sessions of a draft without times are omitted. */
export function gigEntries(gigs: readonly Gig[], list: string): CalendarEntry[] {
  return gigs.flatMap((gig) =>
    gig.sessions.flatMap((session, index) => {
      if (!hasTimes(session)) return []
      const { date, start, end, endsNextDay } = session
      const { id, status } = gig
      return [
        {
          id: `${id} ${index}`,
          date,
          start,
          end,
          endsNextDay,
          label: gigTitle(gig),
          ...lookOf(status),
          meta: metaOf(gig),
          href: gigPaths.details(id, { list }),
        },
      ]
    }),
  )
}

/** The tone of its badge in the list; an unknown status is shown as grey text. */
function lookOf(status: string): Pick<CalendarEntry, 'tone' | 'icon' | 'status'> {
  const { tone, icon } = Object.hasOwn(gigLooks, status)
    ? gigLooks[status as GigStatus]
    : { tone: 'neutral' as const, icon: undefined }
  return { tone, icon, status: gigStatusLabel(status) }
}

function metaOf(gig: Gig): string {
  const hired = gig.workersNeeded ? `${gig.workersHired} of ${gig.workersNeeded} hired` : undefined
  return [formatPlace(gig), hired].filter(Boolean).join(' · ')
}
