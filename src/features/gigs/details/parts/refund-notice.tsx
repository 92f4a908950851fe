import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { paths, withQuery } from '@/shared/paths.ts'
import { dateTime } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'
import { useGigTransactions } from '../data/use-gig-transactions.ts'

/** What came back into the wallet for a cancelled or expired Gig and why it expired, with a link to that transaction (docs/product/gig-details.md). */
export function RefundNotice({ gig }: { gig: Gig }) {
  const { data } = useGigTransactions(gig)
  const refund = data?.transactions.find(({ type, status }) => type === 'refund' && status === 'success')
  return (
    <Alert
      tone="success"
      role="status"
      title={`${formatNaira(gig.payment.refundedKobo)} is back in your wallet`}
      action={
        <ButtonLink
          size="sm"
          variant="outline"
          href={withQuery(paths.wallet, { tab: 'transactions', transaction: refund?.id })}
        >
          View refund
        </ButtonLink>
      }
    >
      {[
        gig.status === 'expired' ? 'Nobody was hired when the first session began.' : undefined,
        refund === undefined
          ? 'The refund is among the transactions of your wallet.'
          : `Refunded ${dateTime(refund.completedAt ?? refund.createdAt)}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  )
}
