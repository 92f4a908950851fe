import type { ReactNode } from 'react'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { DisplayHeading } from '@/design-system/components/DisplayHeading/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { fromDesktop } from '@/design-system/styles/media.ts'
import { personName } from '@/shared/people-looks.ts'
import { FavoriteButton } from '../parts/favorite-button.tsx'
import { historyText, placeText } from '@/shared/people/history-text.ts'

interface ProfileHeaderProps {
  worker: WorkerSummary
  /** The heading of the name: 1 on a page of its own. */
  level?: 1 | 2 | 3
  /** Beside the heart, below 1024 px above the photo: Previous and Next. */
  pager?: ReactNode
  /** The worker is a stand-in of a likely length, which is covered. */
  loading?: boolean
  /** In place of the heart, such as one with an Undo. */
  heart?: ReactNode
}

/** Who somebody is (docs/product/worker-profile.md): photo, name, craft, place, what was verified, the rating, the record with this employer. */
export function ProfileHeader({ worker, level = 1, pager, loading = false, heart }: ProfileHeaderProps) {
  const isWide = useMedia(fromDesktop)
  const name = personName(worker)
  const { verified, rating, ratingCount, location } = worker
  const facts = [worker.title, placeText(location)].filter(Boolean).join(' · ')
  const history = historyText(worker.history)
  const title = (
    <Truncate lines={2}>
      <span dir="auto" title={name}>
        {name}
      </span>
    </Truncate>
  )
  const person = (
    <Skeleton loading={loading}>
      <Columns template="content-fill" space={4} align="start">
        <Avatar id={worker.id} name={name} src={worker.imageUrl} size="xl" />
        <Stack space={1}>
          {level === 3 ? (
            <Heading level={3} look="heading3">
              {title}
            </Heading>
          ) : (
            <DisplayHeading level={level} look="page" tabIndex={level === 1 ? -1 : undefined}>
              {title}
            </DisplayHeading>
          )}
          {facts !== '' && (
            <Text tone="muted">
              <Truncate lines={2}>
                <span dir="auto" title={facts}>
                  {facts}
                </span>
              </Truncate>
            </Text>
          )}
          <Inline space={2}>
            <Rating value={rating} count={ratingCount} size="sm" />
            {verified?.identity === true && <Badge icon={<CheckIcon size="sm" />}>Identity verified</Badge>}
            {verified?.phone === true && <Badge icon={<CheckIcon size="sm" />}>Phone verified</Badge>}
          </Inline>
          {history !== undefined && <Text size="label">{`With you before: ${history}`}</Text>}
        </Stack>
      </Columns>
    </Skeleton>
  )
  return (
    <Stack space={4}>
      {!isWide && pager}
      <Columns template="fill-content" space={4} align="start">
        {person}
        <Inline space={2} wrap={false}>
          {isWide && pager}
          <Skeleton loading={loading}>{heart ?? <FavoriteButton worker={worker} />}</Skeleton>
        </Inline>
      </Columns>
    </Stack>
  )
}
