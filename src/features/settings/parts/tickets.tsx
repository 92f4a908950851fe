import { useId } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { support } from '@/api/contract/endpoints/support.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Pagination } from '@/design-system/components/Pagination/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { useClampedPage } from '@/shared/list-view/use-clamped-page.ts'
import { mapQuery } from '@/shared/query-view/combine-queries.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { ContactSupport } from '@/shared/ticket-dialog/contact-support.tsx'
import { useSearchState } from '@/shared/use-search-state.ts'
import { pageSize, settingsHref, settingsSearch, ticketsPage } from '../model/settings-search.ts'
import * as styles from './ticket-view.css.ts'
import { TicketView } from './ticket-view.tsx'

const ticketsHref = (page: number) => settingsHref('support', page)

/** The employer's questions to support with their answers, newest first (docs/product/settings.md). */
export function Tickets() {
  const headingId = useId()
  const [search, setSearch] = useSearchState(settingsSearch)
  const list = useApiQuery(support.getTickets, ticketsPage(search.page), { keepPrevious: true })
  const total = list.data?.totalTicket
  const { page, isOutOfRange } = useClampedPage(list, { search, onSearch: setSearch, pageSize, total })
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack space={6}>
        <Spread align="center" space={3}>
          <Heading level={2} id={headingId}>
            Support
          </Heading>
          <ContactSupport topic="other" subject="" size="sm" />
        </Spread>
        <QueryView
          query={mapQuery(list, (read) => (isOutOfRange ? undefined : read))}
          things="your tickets"
          skeleton={<TicketsSkeleton />}
          headingLevel={3}
          isEmpty={({ totalTicket }) => totalTicket === 0}
          empty={
            <EmptyState title="No tickets yet" headingLevel={3} size="compact">
              What you ask support is listed here. Answers come by email.
            </EmptyState>
          }
        >
          {({ tickets }) => (
            <ol role="list" aria-label="Your tickets" className={styles.list}>
              {tickets.map((ticket) => (
                <TicketView key={ticket.id} ticket={ticket} />
              ))}
            </ol>
          )}
        </QueryView>
        {total !== undefined && total > pageSize && (
          <Pagination label="Pages of tickets" page={page} pageSize={pageSize} total={total} href={ticketsHref} />
        )}
      </Stack>
    </Card>
  )
}

function TicketsSkeleton() {
  return (
    <Stack space={6}>
      {[3, 4, 3].map((lines, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the order is fixed
        <Stack key={index} space={2}>
          <SkeletonText textStyle="title" width="medium" />
          <SkeletonText lines={lines} width="long" />
        </Stack>
      ))}
    </Stack>
  )
}
