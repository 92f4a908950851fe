import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'

interface PaymentFactsProps {
  reference: string
  /** Omitted when only the reference is known. */
  payment?: PaymentTransaction
}

/** The details in every state: amount, reference, date and purpose (docs/product/payment-status.md). */
export function PaymentFacts({ reference, payment }: PaymentFactsProps) {
  return (
    <DescriptionList layout="rows">
      <DescriptionItem term="Amount">
        <Money amount={payment?.amountKobo} />
      </DescriptionItem>
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
      {['Amount', 'Reference', 'Date', 'Purpose'].map((term) => (
        <DescriptionItem key={term} term={term}>
          <SkeletonText width="long" />
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}
