import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { DescriptionItem } from '@/design-system/components/DescriptionList/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { lastDigits } from '@/lib/last-digits.ts'
import { isUnpaid, sourceLabel } from './money-source.ts'
import { netAmount } from './net-amount.ts'

interface FactsProps {
  transaction: PaymentTransaction
}

/** The amounts of a payment, as items of a `DescriptionList`: gross, fee, net. A payment that was not made has no fee and no net amount. */
export function AmountFacts({ transaction }: FactsProps) {
  const { amountKobo, feeKobo } = transaction
  if (isUnpaid(transaction)) {
    return (
      <DescriptionItem term="Amount">
        <Money amount={amountKobo} />
      </DescriptionItem>
    )
  }
  return (
    <>
      <DescriptionItem term="Amount">
        <Money amount={amountKobo} />
      </DescriptionItem>
      <DescriptionItem term="Fee">
        <Money amount={feeKobo} />
      </DescriptionItem>
      <DescriptionItem term="Net">
        <Money amount={netAmount(transaction)} />
      </DescriptionItem>
    </>
  )
}

/** Source and counterparty of a payment, as items of a `DescriptionList`. A payment that was not made may never get a source. */
export function PartyFacts({ transaction }: FactsProps) {
  const { counterparty } = transaction
  const from = sourceLabel(transaction)
  return (
    <>
      {(from !== undefined || !isUnpaid(transaction)) && <DescriptionItem term="From">{from}</DescriptionItem>}
      {counterparty && (
        <DescriptionItem term="Account">
          {[counterparty.name, counterparty.bankName, counterparty.last4 && lastDigits(counterparty.last4)]
            .filter(Boolean)
            .join(', ')}
        </DescriptionItem>
      )}
    </>
  )
}
