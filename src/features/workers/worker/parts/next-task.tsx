import { useState } from 'react'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { paths } from '@/shared/paths.ts'
import { personName } from '@/shared/people-looks.ts'
import { reviewHref, workerHref, type WorkerSearch } from '@/shared/people/worker-search.ts'
import { ReviewClock } from '@/shared/work-review/review-clock.tsx'
import { useReviewQueue } from '../data/use-review-queue.ts'

interface NextTaskProps {
  place: WorkerGig
  /** The list of the address. */
  search: WorkerSearch
}

/**
 * Once the work of this place no longer waits: another task to review. Who came from the list of a Gig is led to the Gig's next one, in that list, and
 * otherwise to the most urgent one of any Gig; at the end of the queue back home.
 */
export function NextTask({ place, search }: NextTaskProps) {
  const isWaiting = place.status === 'task_submitted'
  const [wasWaiting, setWasWaiting] = useState(isWaiting)
  if (isWaiting && !wasWaiting) setWasWaiting(true)
  const isReviewed = wasWaiting && !isWaiting
  const { waiting } = useReviewQueue(isReviewed)
  if (!isReviewed || waiting === undefined) return null
  const others = waiting.filter(({ id }) => id !== place.id)
  const isOfQueue = search.queue !== undefined
  const ofGig = isOfQueue ? undefined : others.find(({ gigId }) => gigId === place.gigId)
  const next = ofGig ?? others[0]
  if (next === undefined) return isOfQueue ? <EndOfQueue /> : null
  return (
    <Card as="section" aria-label="Next task to review">
      <Spread wrap space={3}>
        <Stack space={1}>
          <Text weight="medium">
            {'Next: '}
            <bdi>{personName(next.worker)}</bdi>
            {' submitted a task for '}
            <bdi>{gigTitle({ title: next.gigTitle })}</bdi>
          </Text>
          {next.reviewDueAt && <ReviewClock dueAt={next.reviewDueAt} size="label" />}
        </Stack>
        <ButtonLink
          variant="soft"
          href={ofGig === undefined ? reviewHref(next) : workerHref(place.gigId, ofGig.id, search)}
        >
          Review next task
        </ButtonLink>
      </Spread>
    </Card>
  )
}

function EndOfQueue() {
  return (
    <Card as="section" aria-label="Next task to review">
      <Spread wrap space={3}>
        <Text weight="medium">No other task waits for your review.</Text>
        <ButtonLink variant="soft" href={paths.dashboard}>
          Back to the dashboard
        </ButtonLink>
      </Spread>
    </Card>
  )
}
