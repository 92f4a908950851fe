import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { WrittenText } from '@/shared/written-text.tsx'
import { ProfileSection, type ProfilePlace } from './profile-section.tsx'

/** So many reviews are shown, the newest. */
const shownReviews = 10

/** What employers said of the work, the newest first. */
export function ProfileReviews({ worker, place = 'page' }: { worker: WorkerProfile; place?: ProfilePlace }) {
  const { rating, ratingCount, reviews } = worker
  return (
    <ProfileSection title="Reviews" place={place}>
      <Rating value={rating} count={ratingCount} />
      {reviews.length > 0 && (
        <List surface="plain" label="Reviews">
          {reviews.slice(0, shownReviews).map((review, index) => (
            <ListItem
              // oxlint-disable-next-line react/no-array-index-key -- reviews have no id and are replaced as a whole
              key={index}
              description={
                // The title is as long as it is: on a line of its own it leaves the date beside the stars.
                <Stack as="span" space={1}>
                  <Inline as="span" space={2}>
                    <Rating value={review.rating} count="single" size="sm" />
                    <DateTime value={review.createdAt} show="date" />
                  </Inline>
                  {review.gigTitle !== '' && <span dir="auto">{review.gigTitle}</span>}
                </Stack>
              }
            >
              {review.comment ? (
                <WrittenText>{review.comment}</WrittenText>
              ) : (
                <Text as="span" tone="muted">
                  Rated without a comment.
                </Text>
              )}
            </ListItem>
          ))}
        </List>
      )}
      {reviews.length === 0 && ratingCount > 0 && <Text tone="muted">No published reviews.</Text>}
    </ProfileSection>
  )
}
