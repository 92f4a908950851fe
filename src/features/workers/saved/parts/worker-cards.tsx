import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Checkbox } from '@/design-system/components/Checkbox/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { personName } from '@/shared/people-looks.ts'
import { placeText } from '@/shared/people/history-text.ts'
import { Heart } from './heart.tsx'
import { type ListActions, toggled } from './selection.ts'
import * as styles from './worker-cards.css.ts'
import { FirstSkills, History, LastHired } from './worker-facts.tsx'

const columns = { mobile: 1, tablet: 2, desktop: 3 } as const

interface WorkerCardsProps {
  rows: readonly WorkerProfile[]
  actions: ListActions
}

/** Saved workers as cards. */
export function WorkerCards({ rows, actions }: WorkerCardsProps) {
  return (
    <Tiles as="ul" columns={columns} space={4} aria-label="Saved workers">
      {rows.map((worker) => (
        <Card key={worker.id} as="li" padding="sm" data-row={worker.id} selected={actions.chosen.has(worker.id)}>
          <div className={styles.card}>
            <WorkerCard worker={worker} actions={actions} />
          </div>
        </Card>
      ))}
    </Tiles>
  )
}

function WorkerCard({ worker, actions }: { worker: WorkerProfile; actions: ListActions }) {
  const name = personName(worker)
  const isSaved = actions.isSaved(worker)
  const place = placeText(worker.location)
  return (
    <Stack space={3}>
      <Columns template="fill-content" space={2} align="start">
        <Inline space={3} wrap={false} align="start">
          <Avatar id={worker.id} name={name} src={worker.imageUrl} size="lg" />
          <Stack space={0}>
            <Text weight="semibold" tone={isSaved ? 'default' : 'muted'}>
              <Link href={actions.hrefOf(worker)} variant="standalone" tone="inherit">
                <Truncate>
                  <span dir="auto" title={name}>
                    {name}
                  </span>
                </Truncate>
              </Link>
            </Text>
            <Text size="caption" tone="muted">
              <Truncate>
                <span dir="auto" title={worker.title ?? undefined}>
                  {worker.title?.trim() || 'No craft given'}
                </span>
              </Truncate>
            </Text>
            {place !== undefined && (
              <Text size="caption" tone="muted">
                <Truncate>
                  <span dir="auto" title={place}>
                    {place}
                  </span>
                </Truncate>
              </Text>
            )}
            <Rating value={worker.rating} count={worker.ratingCount} variant="one" size="sm" />
          </Stack>
        </Inline>
        <div className={isSaved ? styles.heart : undefined}>
          <Heart worker={worker} actions={actions} />
        </div>
      </Columns>
      {isSaved ? (
        <>
          <History worker={worker} />
          <FirstSkills skills={worker.skills} />
          <div className={styles.foot}>
            <Spread space={3}>
              <Checkbox
                label={
                  <>
                    Select<VisuallyHidden>{` ${name}`}</VisuallyHidden>
                  </>
                }
                checked={actions.chosen.has(worker.id)}
                onChange={({ target }) => actions.onChoose(toggled(actions.chosen, worker, target.checked))}
              />
              {worker.history?.lastHiredAt && (
                <Text as="span" size="caption" tone="muted">
                  <LastHired at={worker.history.lastHiredAt} />
                </Text>
              )}
            </Spread>
          </div>
        </>
      ) : (
        <Text size="caption" tone="muted">
          Removed from My Workers
        </Text>
      )}
    </Stack>
  )
}

const likely: WorkerProfile = {
  id: 'loading',
  firstName: 'Amaka',
  lastName: 'Adeyemi',
  title: 'Event photographer',
  location: { city: 'Yaba', state: 'Lagos' },
  skills: ['Portrait', 'Retouching'],
  rating: 5,
  ratingCount: 10,
  completedGigs: 10,
  isFavorite: true,
  softSkills: [],
  languages: [],
  reviews: [],
  portfolio: [],
}

const nothing = () => undefined
const noActions: ListActions = {
  chosen: new Map(),
  onChoose: nothing,
  isSaved: () => true,
  remove: nothing,
  takeBack: nothing,
  hrefOf: () => '',
}

/** Cards of the same shape while the workers are read. */
export function WorkerCardsSkeleton() {
  return (
    <Tiles columns={columns} space={4}>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} padding="sm">
          <Skeleton>
            <WorkerCard worker={likely} actions={noActions} />
          </Skeleton>
        </Card>
      ))}
    </Tiles>
  )
}
