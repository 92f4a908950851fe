import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useApiQuery } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { type Column, DataTable } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { combineQueries, optionalQuery } from '@/shared/query-view/combine-queries.ts'
import { listState } from '@/shared/list-view/list-state.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { reviewQueueInput } from '@/shared/work-review/review-queue.ts'
import { type HeldGig, heldGigs } from '../model/held-gigs.ts'

/** How many are shown at first. */
const few = 5

const columns: readonly Column<HeldGig>[] = [
  {
    id: 'gig',
    header: 'Gig',
    width: 'grow',
    rowHeader: true,
    cell: (gig) => <span dir="auto">{gigTitle(gig)}</span>,
  },
  {
    id: 'review',
    header: 'Automatic approval',
    width: 'xl',
    card: 'fact',
    cell: ({ reviewBy }) =>
      reviewBy === undefined ? <Text tone="muted">No work to review</Text> : <DateTime value={reviewBy} />,
  },
  {
    id: 'held',
    header: 'Held',
    width: 'lg',
    align: 'end',
    card: 'amount',
    cell: ({ heldKobo }) => <Money amount={heldKobo} />,
  },
]

const emptyState = (
  <EmptyState title="Nothing is held" headingLevel={3}>
    What you pay for a Gig is held until you approve the work.
  </EmptyState>
)

const idOf = ({ id }: HeldGig) => id
const hrefOf = ({ id }: HeldGig) => gigPaths.details(id, { tab: 'payments' })

/** The Gigs that hold money, and when submitted work for them is approved automatically (docs/product/wallet.md). */
export function HeldMoney() {
  const running = useApiQuery(gigs.list, { query: { status: 'open,in_progress', limit: 100 } })
  const reviews = useApiQuery(gigPeople.listPendingWorkerGigs, reviewQueueInput)
  const [isExpanded, setExpanded] = useState(false)
  const list = useRef<HTMLElement>(null)
  const expand = () => {
    flushSync(() => setExpanded(true))
    // The button is gone: the first row that was not shown takes the focus.
    list.current?.querySelectorAll('tbody tr, li')[few]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  // When the dates cannot be read, the amounts are still shown.
  const held = combineQueries({ running, reviews: optionalQuery(reviews) })
  const all = held.data && heldGigs(held.data.running.gigs, held.data.reviews?.workerGigs ?? [])
  const rows = isExpanded ? all : all?.slice(0, few)
  return (
    <Stack ref={list} space={3}>
      <Spread>
        <Heading level={2}>Held money per Gig</Heading>
        {all && all.length > few && !isExpanded && (
          <Button variant="ghost" flush="end" size="sm" onClick={expand}>
            {`Show all ${all.length}`}
          </Button>
        )}
      </Spread>
      <DataTable
        label="Held money per Gig"
        state={listState(held, {
          things: 'held money',
          list: rows && { rows, total: rows.length },
          skeletonRows: 2,
          empty: emptyState,
        })}
        columns={columns}
        getRowId={idOf}
        rowHref={hrefOf}
      />
      {running.data !== undefined && running.data.totalGig > running.data.gigs.length && (
        <Notice action={<Link href={paths.gigs}>Gigs Management</Link>}>
          {`Only ${running.data.gigs.length} of your ${running.data.totalGig} open and running Gigs are looked at here.`}
        </Notice>
      )}
    </Stack>
  )
}
