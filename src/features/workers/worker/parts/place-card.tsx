import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { paths, withQuery } from '@/shared/paths.ts'
import { workerListHref, type WorkerSearch } from '@/shared/people/worker-search.ts'
import { PlaceMoney } from '../review/approval-lines.tsx'
import { WrittenText } from '@/shared/written-text.tsx'

/** What was agreed with a hired worker, and where the money of the place is. */
export function PlaceCard({ place, gig, search }: { place: WorkerGig; gig: Gig; search: WorkerSearch }) {
  const { transactionId, hiredAt, note, partReason, dispute } = place
  return (
    <Card as="section" aria-label="Hire">
      <Stack space={4}>
        <Heading level={2} look="title">
          Hire
        </Heading>
        <DescriptionList layout="rows" align="end">
          <DescriptionItem term="Gig">
            <Link href={workerListHref(gig.id, search)} variant="standalone">
              <bdi>{gigTitle(gig)}</bdi>
            </Link>
          </DescriptionItem>
          <DescriptionItem term="Hired">
            <DateTime value={hiredAt} show="date" />
          </DescriptionItem>
          <PlaceMoney place={place} gig={gig} />
          {transactionId && (
            <DescriptionItem term="Payout">
              <Link
                href={withQuery(paths.wallet, { tab: 'transactions', transaction: transactionId })}
                variant="standalone"
              >
                View payment
              </Link>
            </DescriptionItem>
          )}
          {dispute && (
            <DescriptionItem term="Ticket">
              <Link href={withQuery(paths.settings, { tab: 'support' })} variant="standalone">
                {dispute.ticketNumber ?? 'View ticket'}
              </Link>
            </DescriptionItem>
          )}
        </DescriptionList>
        {note && (
          <Text tone="muted">
            <WrittenText>{`You wrote at hiring: ${note}`}</WrittenText>
          </Text>
        )}
        {partReason && (
          <Text tone="muted">
            <WrittenText>{`You wrote about the part of the pay: ${partReason}`}</WrittenText>
          </Text>
        )}
      </Stack>
    </Card>
  )
}
