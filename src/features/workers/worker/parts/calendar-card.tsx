import { useApiQuery } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { CalendarEntry, WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { sessionTimesWithArrival, timeOfDay } from '@/shared/gig-sessions.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { dayStatus } from '@/shared/work-review/calendar-status.ts'
import { now } from '@/lib/clock.ts'
import { shortDay } from '@/lib/dates.ts'

/** The sessions of a hired worker and how they went, and the end of the review. */
export function CalendarCard({ place }: { place: WorkerGig }) {
  const calendar = useApiQuery(gigPeople.getCalendar, { params: { id: place.gigId, x: place.id } })
  return (
    <Card as="section" aria-label="Dates">
      <Stack space={3}>
        <Heading level={2} look="title">
          Dates
        </Heading>
        <QueryView
          query={calendar}
          things="the dates"
          headingLevel={3}
          skeleton={<SkeletonText lines={3} />}
          isEmpty={({ entries }) => entries.length === 0}
          empty={<Text tone="muted">No dates yet.</Text>}
        >
          {({ entries }) => (
            <List surface="plain">
              {entries.map((entry) => (
                <ListItem key={entry.id} description={timesOf(entry)} trailing={statusOf(entry, place)}>
                  {entry.type === 'review_due' ? `Review ends ${shortDay(entry.date)}` : shortDay(entry.date)}
                </ListItem>
              ))}
            </List>
          )}
        </QueryView>
      </Stack>
    </Card>
  )
}

function timesOf({ date, start, end, arrival, endsNextDay }: CalendarEntry): string | undefined {
  if (start && end) return sessionTimesWithArrival({ date, start, end, arrival, endsNextDay })
  const time = start ?? end
  return time ? timeOfDay(time) : undefined
}

/** How a day went; the end of a review that is still to come is said by its line. */
function statusOf(entry: CalendarEntry, place: WorkerGig) {
  if (entry.type === 'review_due' && entry.status === 'scheduled') return undefined
  const { label, tone } = dayStatus(entry, place, now())
  return (
    <Text as="span" size="label" tone={tone}>
      {label}
    </Text>
  )
}
