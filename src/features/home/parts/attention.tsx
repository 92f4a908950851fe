import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { SuccessIllustration } from '@/design-system/illustrations/SuccessIllustration.tsx'
import { paths, withQuery } from '@/shared/paths.ts'
import { reviewHref } from '@/shared/people/worker-search.ts'
import { lazyPanel } from '@/shared/lazy-panel.tsx'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { formatNumber } from '@/lib/format-number.ts'
import type { useAttention } from '../data/use-attention.ts'
import type { AttentionFacts } from '../model/attention.ts'
import { AttentionRow, Verb } from './attention-row.tsx'
import { HomeCard } from './home-card.tsx'
import { NewestSkeleton } from './newest-skeleton.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

// Most visits begin here, and many employers have no new applicants: then the code of deciding is not loaded.
const NewestApplicants = lazyPanel(
  async () => (await import('./newest-applicants.tsx')).NewestApplicants,
  ({ newest }) => <NewestSkeleton count={newest.length} />,
)

/** How many are shown at first. */
const few = 5

const whatAppears = 'New applicants and submitted tasks will appear here.'

const nothingYet = <Text tone="muted">{whatAppears}</Text>

const caughtUp = (
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
    {whatAppears}
  </EmptyState>
)

const nobody: AttentionFacts['newest'] = []

const isEmpty = ({ items, remainingTasks, remainingApplicants }: AttentionFacts) =>
  items.length + remainingTasks + remainingApplicants === 0

interface AttentionProps {
  query: ReturnType<typeof useAttention>
  /** The checklist stands above it and says what to do next: then the empty list says only what will appear. */
  hasChecklist: boolean
}

/** What waits for the employer, most urgent first (docs/product/home.md). */
export function Attention({ query, hasChecklist }: AttentionProps) {
  const newest = query.data?.newest ?? nobody
  const [hadNewest, setHadNewest] = useState(false)
  if (newest.length > 0 && !hadNewest) setHadNewest(true)
  return (
    <HomeCard title="Needs your attention">
      <Stack space={3}>
        <QueryView
          query={query}
          things="what needs your attention"
          // A new employer has nothing here yet: the skeleton is as high as the sentence that says so, and the cards below stay in place.
          skeleton={hasChecklist ? <Skeleton>{nothingYet}</Skeleton> : <RowsSkeleton rows={3} leading="person" />}
          headingLevel={3}
          isEmpty={isEmpty}
          empty={hasChecklist ? nothingYet : caughtUp}
        >
          {(facts) => <Items {...facts} />}
        </QueryView>
        {/* Outside of the empty list: after the last answer its 'Undo' stays. */}
        {hadNewest && <NewestApplicants newest={newest} />}
      </Stack>
    </HomeCard>
  )
}

const countOf = (count: number, thing: string) => `${formatNumber(count)} more ${thing}${count === 1 ? '' : 's'}`

function Items({ items, remainingTasks, remainingApplicants }: AttentionFacts) {
  const [isExpanded, setExpanded] = useState(false)
  const list = useRef<HTMLElement>(null)
  const expand = () => {
    flushSync(() => setExpanded(true))
    // The button is gone: the first row that was not shown takes the focus.
    list.current?.querySelectorAll('li')[few]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  const shownItems = isExpanded ? items : items.slice(0, few)
  const isAllShown = shownItems.length === items.length
  const firstTask = items.find((item) => item.kind === 'task')?.task
  return (
    <Stack ref={list} space={3}>
      <List surface="plain">
        {shownItems.map((item) => (
          <AttentionRow key={item.key} item={item} />
        ))}
        {isAllShown && remainingTasks > 0 && firstTask !== undefined && (
          <ListItem
            href={reviewHref(firstTask)}
            description="They are due later, and appear as these are reviewed."
            trailing={<Verb>Review</Verb>}
          >
            {`And ${countOf(remainingTasks, 'submitted task')}`}
          </ListItem>
        )}
        {isAllShown && remainingApplicants > 0 && (
          <ListItem
            href={withQuery(paths.gigs, { sort: 'applicants' })}
            description="Gigs Management lists the Gigs with the most new applicants first."
            trailing={<Verb>Review</Verb>}
          >
            {`And ${countOf(remainingApplicants, 'new applicant')}`}
          </ListItem>
        )}
      </List>
      {!isAllShown && (
        <Inline>
          <Button variant="ghost" size="sm" flush="start" onClick={expand}>
            {`Show all ${items.length}`}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
