import type { ReactNode } from 'react'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { personName } from '@/shared/people-looks.ts'
import { FavoriteButton } from '../parts/favorite-button.tsx'
import { historyText, placeText } from '@/shared/people/history-text.ts'

interface ProfileHeaderProps {
  worker: WorkerSummary
  /** The heading of the name: 1 on a page of its own. */
  level?: 1 | 2 | 3
  /** Beside the heart, such as Previous and Next. */
  actions?: ReactNode
  /** In place of the heart, such as one with an Undo. */
  heart?: ReactNode
}

/** Who somebody is (docs/product/worker-profile.md): photo, name, craft, place, what was verified, the rating, the record with this employer. */
export function ProfileHeader({ worker, level = 1, actions, heart }: ProfileHeaderProps) {
  const name = personName(worker)
  const { title, verified, rating, ratingCount, location } = worker
  const facts = [title, placeText(location)].filter(Boolean).join(' · ')
  const history = historyText(worker.history)
  return (
    <Columns template="fill-content" space={4} align="start">
      <Columns template="content-fill" space={4} align="start">
        <Avatar id={worker.id} name={name} src={worker.imageUrl} size="xl" />
        <Stack space={1}>
          <Heading level={level} look="heading3" tabIndex={level === 1 ? -1 : undefined}>
            <Truncate lines={2}>
              <span dir="auto" title={name}>
                {name}
              </span>
            </Truncate>
          </Heading>
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
      <Inline space={2} wrap={false}>
        {actions}
        {heart ?? <FavoriteButton worker={worker} />}
      </Inline>
    </Columns>
  )
}
