import { CalendarView } from '@/design-system/components/CalendarView/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { personName } from '@/shared/people-looks.ts'
import { clashesWith, useBookings } from '@/shared/people/use-clashes.ts'
import { UnreadAlert } from '@/shared/query-view/read-failed-alert.tsx'
import { RefreshFailedAlert } from '@/shared/query-view/refresh-failed-alert.tsx'
import { RetryAlert } from '@/shared/retry-alert.tsx'
import { sessionsOfPlace } from '@/shared/work-review/place-sessions.ts'
import { now } from '@/lib/clock.ts'
import { lagosDay } from '@/lib/dates.ts'
import type { GigPage } from '../data/use-gig-page.ts'
import { useWorkerGigs } from '../data/use-people.ts'
import { useWorkerCalendars } from '../data/use-worker-calendars.ts'
import { firstDay, gigEntries } from '../model/gig-calendar.ts'
import { count } from '../../model/gig-copy.ts'

/** Sessions, the application deadline, reviews and the workers' days of one Gig, with marks of workers who are booked twice (docs/product/gig-details.md). */
export function CalendarTab({ gig, search, onSearch }: GigPage) {
  const workers = useWorkerGigs(gig)
  const rows = workers.data?.rows ?? []
  const at = now()
  const day = search.from ?? firstDay(gig, at)
  const days = useWorkerCalendars(rows, gig, day.slice(0, 'YYYY-MM'.length))
  const bookings = useBookings(gig, workers.data !== undefined)
  const clashing = rows.flatMap((place) => {
    const { id, status, worker } = place
    if (status === 'cancelled') return []
    // A place can have fewer days than the Gig.
    const own = bookings.filter(({ workerId }) => workerId === worker.id)
    const other = clashesWith(sessionsOfPlace(place, gig), own, at).get(worker.id)
    return other === undefined
      ? []
      : [{ id, text: `${personName(worker)} is also booked by you for ${other} at this time.` }]
  })
  return (
    <Stack space={4}>
      <RefreshFailedAlert query={workers} />
      {/* A day without reviews looks the same as a day whose reviews could not be read. */}
      <UnreadAlert role="alert" query={workers}>
        Failed to load reviews. Everything else of this Gig is shown.
      </UnreadAlert>
      {days.failed > 0 && (
        <RetryAlert role="status" isTrying={days.isFetching} onRetry={days.retry}>
          {`Failed to load the days of ${count(days.failed, 'worker')}. Everything else of this Gig is shown.`}
        </RetryAlert>
      )}
      {clashing.map(({ id, text }) => (
        <Notice key={id} tone="warning">
          {text}
        </Notice>
      ))}
      <CalendarView
        label="Calendar of this Gig"
        date={day}
        today={lagosDay(at)}
        onDateChange={(from) => onSearch({ from }, { replace: true })}
        entries={gigEntries(gig, rows, at, days.calendars, search)}
        empty={
          <EmptyState title="Nothing planned here">
            Sessions, the end of applying and reviews of this Gig are on other days.
          </EmptyState>
        }
      />
    </Stack>
  )
}
