import { type ApprovalSum, approvalSum } from '@/rules/work-review.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { commissionPercent } from '@/rules/gig-price.ts'
import { workerGigStatuses } from '@/api/contract/schemas/worker-gig.ts'

/** What an approval moves, in lines that add up. */
export const ApprovalLines = ({ sum }: { sum: ApprovalSum }) => (
  <DescriptionList layout="rows" align="end">
    <ApprovalItems sum={sum} />
  </DescriptionList>
)

interface ItemsProps {
  sum: ApprovalSum
  /** The term of the agreed pay. */
  pay?: string | undefined
  /** The term of what the worker gets. */
  net?: string
  /** The term of the part of the pay that is not released. */
  kept?: string | undefined
}

function ApprovalItems({
  sum: { payKobo, bonusKobo, netKobo, keptKobo },
  pay = 'Agreed pay',
  net = 'Worker receives',
  kept = 'Back to your wallet when the Gig ends',
}: ItemsProps) {
  return (
    <>
      <Line term={keptKobo > 0 ? 'Part of the agreed pay' : pay} kobo={payKobo} />
      <Line term={`Commission of ${commissionPercent}%`} kobo={netKobo - bonusKobo - payKobo} />
      {bonusKobo > 0 && <Line term="Bonus, from your wallet" kobo={bonusKobo} />}
      <Line term={net} kobo={netKobo} />
      {keptKobo > 0 && <Line term={kept} kobo={keptKobo} />}
    </>
  )
}

const Line = ({ term, kobo }: { term: string; kobo: number }) => (
  <DescriptionItem term={term}>
    <Money amount={kobo} />
  </DescriptionItem>
)

const knownStatuses: ReadonlySet<string> = new Set(workerGigStatuses)
/**
 * Where the money of a hired place is, in items of a `DescriptionList` that add up: held, paid, or not paid to this worker. What became of the rest
 * of a place that has ended is a matter of the Gig, which may have given it to another one.
 */
export function PlaceMoney({ place, gig }: { place: WorkerGig; gig: Pick<Gig, 'status'> }) {
  const { status, agreedKobo, releasedKobo, bonusKobo, lateFeeKobo } = place
  if (status === 'cancelled') {
    const feeKobo = lateFeeKobo ?? 0
    return (
      <>
        <Line term="Agreed pay" kobo={agreedKobo} />
        {feeKobo > 0 && (
          <Line
            term={place.transactionStatus === 'success' ? 'Late fee paid to the worker' : 'Late fee to the worker'}
            kobo={feeKobo}
          />
        )}
        <Line term="Not paid to the worker" kobo={agreedKobo - feeKobo} />
      </>
    )
  }
  const isReleased = status === 'approved' || status === 'paid'
  return (
    <ApprovalItems
      sum={approvalSum(agreedKobo, { payKobo: releasedKobo ?? undefined, bonusKobo: bonusKobo ?? undefined })}
      pay={!isReleased && knownStatuses.has(status) ? 'Agreed pay, held' : undefined}
      net={status === 'paid' ? 'Worker received' : 'Worker receives'}
      kept={gig.status === 'completed' ? 'Returned to your wallet' : undefined}
    />
  )
}
