import { CalendarView } from '@/design-system/components/CalendarView/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { RefreshFailedAlert } from '@/shared/query-view/refresh-failed-alert.tsx'
import { RetryAlert } from '@/shared/retry-alert.tsx'
import { now } from '@/lib/clock.ts'
import { lagosDay } from '@/lib/dates.ts'
import type { GigPage } from '../data/use-gig-page.ts'
import { useWorkerGigs } from '../data/use-people.ts'
import { firstDay, gigEntries } from '../model/gig-calendar.ts'

/** Sessions, the application deadline and reviews that are due of one Gig (docs/product/gig-details.md). */
export function CalendarTab({ gig, search, onSearch }: GigPage) {
  const workers = useWorkerGigs(gig)
  const moment = now()
  const day = search.from ?? firstDay(gig, moment)
  return (
    <Stack space={4}>
      <RefreshFailedAlert query={workers} />
      <ReviewsUnread workers={workers} />
      <CalendarView
        label="Calendar of this Gig"
        date={day}
        today={lagosDay(moment)}
        onDateChange={(from) => onSearch({ from }, { replace: true })}
        entries={gigEntries(gig, workers.data?.rows ?? [], moment)}
        empty={
          <EmptyState title="Nothing planned here">
            Sessions, the end of applying and reviews of this Gig are on other days.
          </EmptyState>
        }
      />
    </Stack>
  )
}

/** A day without reviews looks the same as a day whose reviews could not be read, so an error is shown. */
function ReviewsUnread({ workers }: { workers: ReturnType<typeof useWorkerGigs> }) {
  // Uses the failure count: a retry clears the error before it has an answer.
  if (workers.data !== undefined || workers.errorUpdateCount === 0) return null
  return (
    <RetryAlert
      role="alert"
      isTrying={workers.isFetching}
      onRetry={() => void workers.refetch()}
      failure={workers.error}
    >
      Failed to load reviews. Everything else of this Gig is shown.
    </RetryAlert>
  )
}
