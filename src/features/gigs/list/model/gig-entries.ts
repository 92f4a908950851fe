import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { CalendarEntry, CalendarTone } from '@/design-system/components/CalendarView/index.ts'
import { gigLooks, gigStatusLabel, gigTitle, placeWords } from '@/domain/gig-looks.ts'
import { isTimed } from '@/domain/gig-sessions.ts'
import { gigPaths } from '@/domain/gig-paths.ts'

/** The sessions of Gigs for the calendar; each leads to its Gig. Those of a draft that have no times yet are left out. */
export function gigEntries(gigs: readonly Gig[], list: string): CalendarEntry[] {
  return gigs.flatMap((gig) =>
    gig.sessions.flatMap((session, index) => {
      if (!isTimed(session)) return []
      const { date, start, end, endsNextDay } = session
      const { id, status } = gig
      return [{ id: `${id} ${index}`, date, start, end, endsNextDay, label: gigTitle(gig), tone: toneOf(status), status: gigStatusLabel(status), meta: metaOf(gig), href: gigPaths.details(id, { list }) }]
    }),
  )
}

/** The calendar has no purple: what is completed is calm. */
function toneOf(status: string): CalendarTone {
  const look = Object.hasOwn(gigLooks, status) ? gigLooks[status as keyof typeof gigLooks] : undefined
  return look === undefined || look.tone === 'brand' ? 'neutral' : look.tone
}

function metaOf(gig: Gig): string {
  const hired = gig.workersNeeded ? `${gig.workersHired} of ${gig.workersNeeded} hired` : undefined
  return [placeWords(gig), hired].filter(Boolean).join(' · ')
}
