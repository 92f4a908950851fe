import { useState } from 'react'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { ClockIcon } from '@/design-system/icons/ClockIcon.tsx'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'
import { useFormats, useNow } from '@/design-system/lib/format-provider.tsx'
import { gigTitle } from '@/domain/gig-looks.ts'
import { gigPaths } from '@/domain/gig-paths.ts'
import { paths } from '@/domain/paths.ts'
import { personName } from '@/domain/people-looks.ts'
import { QueryView } from '@/domain/query-view/query-view.tsx'
import { now } from '@/lib/clock.ts'
import { useAttention } from '../data/use-attention.ts'
import { type AttentionFacts, type AttentionItem, clockTone } from '../model/attention.ts'
import { AttentionSkeleton } from './attention-skeleton.tsx'

/** How many are shown at first. */
const few = 5

const emptyState = (
  <EmptyState
    title="You are all caught up"
    headingLevel={3}
    illustration={<SuccessIllustration />}
    action={
      <ButtonLink variant="soft" href={paths.postGig}>
        Post a Gig
      </ButtonLink>
    }
  >
    New applicants and submitted tasks will appear here.
  </EmptyState>
)

const isEmpty = ({ items, remaining }: AttentionFacts) => items.length === 0 && remaining === 0

/** Tasks to review and applicants to answer; the empty state is shown only once both were read. */
export function AttentionList() {
  const query = useAttention()
  return (
    <QueryView
      query={query}
      things="what needs your attention"
      skeleton={<AttentionSkeleton />}
      headingLevel={3}
      isEmpty={isEmpty}
      empty={emptyState}
    >
      {(facts) => <Items {...facts} />}
    </QueryView>
  )
}

function Items({ items, remaining }: AttentionFacts) {
  const [isExpanded, setExpanded] = useState(false)
  const shownItems = isExpanded ? items : items.slice(0, few)
  const isAllShown = shownItems.length === items.length
  return (
    <Stack space={3}>
      <List surface="plain">
        {shownItems.map((item) => (
          <Item key={item.key} item={item} />
        ))}
        {isAllShown && remaining > 0 && (
          <ListItem href={paths.gigs} description="Open Gigs Management to see them all.">
            {`And ${remaining} more`}
          </ListItem>
        )}
      </List>
      {!isAllShown && (
        <Inline>
          <Button variant="ghost" size="sm" flush="start" onClick={() => setExpanded(true)}>
            {`Show all ${items.length}`}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function Item({ item }: { item: AttentionItem }) {
  const { worker } = item.kind === 'task' ? item.task : item.newest
  const name = personName(worker)
  const leading = <Avatar name={name} id={worker.id} src={worker.imageUrl} />
  if (item.kind === 'task') {
    const { gigId, reviewDueAt } = item.task
    return (
      <ListItem
        href={gigPaths.details(gigId, { tab: 'workers' })}
        leading={leading}
        description={reviewDueAt ? <Deadline dueAt={reviewDueAt} /> : 'Waits for your review.'}
      >
        <bdi>{name}</bdi> submitted a task for <bdi>{gigTitle({ title: item.task.gigTitle })}</bdi>
      </ListItem>
    )
  }
  return (
    <ListItem
      href={gigPaths.details(item.gigId, { tab: 'applicants' })}
      leading={leading}
      description={
        <>
          <bdi>{name}</bdi> applied <DateTime value={item.newest.appliedAt} relative />
        </>
      }
    >
      {item.count === 1 ? '1 new applicant for ' : `${item.count} new applicants for `}
      <bdi>{gigTitle({ title: item.gigTitle })}</bdi>
    </ListItem>
  )
}

/** When work is approved automatically, and the time until then: amber or red when it is urgent. */
function Deadline({ dueAt }: { dueAt: string }) {
  const formats = useFormats()
  const present = useNow() ?? now()
  return (
    <Inline as="span" space={2}>
      <span>
        Approves automatically <DateTime value={dueAt} />
      </span>
      <Badge tone={clockTone(dueAt, present)} icon={<ClockIcon size="sm" />}>
        {formats.relative(dueAt, present)}
      </Badge>
    </Inline>
  )
}
