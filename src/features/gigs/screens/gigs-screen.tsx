import { useRef } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Tabs } from '@/design-system/components/Tabs/index.ts'
import { paths } from '@/shared/paths.ts'
import { optionalQuery } from '@/shared/query-view/combine-queries.ts'
import { useSearchState } from '@/shared/use-search-state.ts'
import { gigsSearch, gigTabs, type GigTab, tabCount } from '../list/model/gigs-search.ts'
import { GigsPanel } from '../list/parts/gigs-panel.tsx'

const labels: Readonly<Record<GigTab, string>> = {
  all: 'All',
  open: 'Open',
  in_progress: 'In progress',
  pending_payment: 'Pending payment',
  drafts: 'Drafts',
  completed: 'Completed',
  ended: 'Cancelled and expired',
}

/** Every Gig of the employer (docs/product/gigs.md). */
export function GigsScreen() {
  const [search, setSearch] = useSearchState(gigsSearch)
  const heading = useRef<HTMLHeadingElement>(null)
  // A count that could not be read is omitted: the list below shows how many there are.
  const counts = optionalQuery(useApiQuery(gigs.getAnalytics, {})).data
  const countOf = (tab: GigTab) => (counts === undefined ? 'loading' : counts ? tabCount(counts, tab) : undefined)
  return (
    <>
      <PageHeader
        title="Gigs Management"
        headingRef={heading}
        actions={
          // Elsewhere the top bar has it.
          <Hidden from="tablet">
            <Actions dock>
              <ButtonLink variant="active" href={paths.postGig}>
                Post a Gig
              </ButtonLink>
            </Actions>
          </Hidden>
        }
      />
      <Tabs
        label="Gigs by status"
        activation="manual"
        value={search.tab}
        onChange={({ value }) => setSearch({ tab: value, page: 1 })}
        tabs={gigTabs.map((tab) => ({
          value: tab,
          label: labels[tab],
          count: countOf(tab),
          // Only the open tab has a panel; otherwise seven lists would be mounted.
          panel: tab === search.tab ? <GigsPanel search={search} onSearch={setSearch} headingRef={heading} /> : null,
        }))}
      />
    </>
  )
}
