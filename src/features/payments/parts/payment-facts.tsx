import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { destinationLabel, sourceLabel } from '@/shared/money-source.ts'

interface PaymentFactsProps {
  reference: string
  /** Omitted when only the reference is known. */
  payment?: PaymentTransaction
}

/** The details in every state: amount, from, to, reference, date and purpose (docs/product/payment-status.md). */
export function PaymentFacts({ reference, payment }: PaymentFactsProps) {
  const from = payment && sourceLabel(payment)
  const to = payment && destinationLabel(payment)
  return (
    <DescriptionList layout="rows">
      <DescriptionItem term="Amount">
        <Money amount={payment?.amountKobo} />
      </DescriptionItem>
      {from && <DescriptionItem term="From">{from}</DescriptionItem>}
      {to && <DescriptionItem term="To">{to}</DescriptionItem>}
      <DescriptionItem term="Reference" copyText={reference}>
        {reference}
      </DescriptionItem>
      <DescriptionItem term="Date">
        <DateTime value={payment?.createdAt} />
      </DescriptionItem>
      <DescriptionItem term="Purpose">{payment?.description}</DescriptionItem>
    </DescriptionList>
  )
}

export function PaymentFactsSkeleton() {
  return (
    <DescriptionList layout="rows">
      {['Amount', 'From', 'To', 'Reference', 'Date', 'Purpose'].map((term) => (
        <DescriptionItem key={term} term={term}>
          <SkeletonText width="long" />
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}
