import type { RefObject } from 'react'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useFavorite } from '../../parts/use-favorite.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { WrittenText } from '@/shared/written-text.tsx'
import { reviewTagText } from './review-tags.ts'

interface GivenRatingProps {
  place: WorkerGig
  review: NonNullable<WorkerGig['review']>
  /** The button that saves a worker with five stars. */
  offer: RefObject<HTMLButtonElement | null>
  /** Is called before that button is gone. */
  onSave: () => void
}

/** What a rating said; one of five stars offers to save the worker. */
export function GivenRating({ place, review, offer, onSave }: GivenRatingProps) {
  const favorite = useFavorite()
  return (
    <Stack space={3}>
      <Rating value={review.rating} count="single" />
      {review.tags.length > 0 && (
        <Inline space={2}>
          {review.tags.map((tag) => (
            <Tag key={tag}>{reviewTagText(tag)}</Tag>
          ))}
        </Inline>
      )}
      {review.comment && (
        <Text>
          <WrittenText>{review.comment}</WrittenText>
        </Text>
      )}
      {typeof review.hireAgain === 'boolean' && (
        <Text tone="muted">{review.hireAgain ? 'You would hire them again.' : 'You would not hire them again.'}</Text>
      )}
      {review.rating === 5 && !place.worker.isFavorite && (
        <Inline>
          <WriteButton
            ref={offer}
            size="sm"
            variant="soft"
            onClick={() => {
              onSave()
              favorite.set({ ...place.worker, id: place.workerId }, true)
            }}
          >
            Save to My Workers
          </WriteButton>
        </Inline>
      )}
    </Stack>
  )
}
