import { useState } from 'react'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { personName } from '@/shared/people-looks.ts'
import { reviewHref } from '@/shared/people/worker-search.ts'
import { ReviewClock } from '@/shared/work-review/review-clock.tsx'
import { useReviewQueue } from '../data/use-review-queue.ts'

/** After the work of this place was reviewed here: the most urgent other task that waits, of any Gig. */
export function NextTask({ place }: { place: WorkerGig }) {
  const isWaiting = place.status === 'task_submitted'
  const [wasWaiting, setWasWaiting] = useState(isWaiting)
  if (isWaiting && !wasWaiting) setWasWaiting(true)
  const isReviewed = wasWaiting && !isWaiting
  const { waiting } = useReviewQueue(isReviewed)
  const next = isReviewed ? waiting?.find(({ id }) => id !== place.id) : undefined
  if (next === undefined) return null
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
        <ButtonLink variant="soft" href={reviewHref(next)}>
          Review next task
        </ButtonLink>
      </Spread>
    </Card>
  )
}
