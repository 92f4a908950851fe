import type { ReactNode } from 'react'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { CheckCircleIcon } from '@/design-system/icons/CheckCircleIcon.tsx'
import { personName } from '@/shared/people-looks.ts'
import { FavoriteButton } from '../favorite-button.tsx'
import { historyText, placeText } from '../history-text.ts'

interface ProfileHeaderProps {
  worker: WorkerSummary
  /** The heading of the name: 1 on a page of its own. */
  level?: 1 | 2 | 3
  /** Beside the heart, such as Previous and Next. */
  actions?: ReactNode
}

/** Who somebody is (docs/product/worker-profile.md): photo, name, craft, place, what was verified, the rating, the record with this employer. */
export function ProfileHeader({ worker, level = 1, actions }: ProfileHeaderProps) {
  const name = personName(worker) || 'Worker'
  const { title, verified, rating, ratingCount, location } = worker
  const facts = [title, placeText(location)].filter(Boolean).join(' · ')
  const history = historyText(worker.history)
  return (
    <Spread space={4} align="start">
      <Inline space={4} wrap={false} align="start">
        <Avatar id={worker.id} name={name} src={worker.imageUrl} size="xl" />
        <Stack space={1}>
          <Heading level={level} look="heading3">
            <span dir="auto">{name}</span>
          </Heading>
          {facts !== '' && (
            <Text tone="muted">
              <span dir="auto">{facts}</span>
            </Text>
          )}
          <Inline space={2}>
            <Rating value={rating} count={ratingCount} size="sm" />
            {verified?.identity === true && <Badge icon={<CheckCircleIcon />}>Identity verified</Badge>}
            {verified?.phone === true && <Badge icon={<CheckCircleIcon />}>Phone verified</Badge>}
          </Inline>
          {history !== undefined && <Text size="label">{`With you before: ${history}`}</Text>}
        </Stack>
      </Inline>
      <Inline space={2} wrap={false}>
        {actions}
        <FavoriteButton worker={worker} />
      </Inline>
    </Spread>
  )
}
