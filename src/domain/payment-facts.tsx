import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { DescriptionItem } from '@/design-system/components/DescriptionList/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { sourceLabel } from './money-source.ts'

interface FactsProps {
  transaction: PaymentTransaction
}

/** The amounts of a payment, as items of a `DescriptionList`: gross, fee, net. */
export function AmountFacts({ transaction: { amountKobo, feeKobo = 0, netKobo = amountKobo - feeKobo } }: FactsProps) {
  return (
    <>
      <DescriptionItem term="Amount">
        <Money amount={amountKobo} />
      </DescriptionItem>
      <DescriptionItem term="Fee">
        <Money amount={feeKobo} />
      </DescriptionItem>
      <DescriptionItem term="Net">
        <Money amount={netKobo} />
      </DescriptionItem>
    </>
  )
}

/** Source and counterparty of a payment, as items of a `DescriptionList`. */
export function PartyFacts({ transaction }: FactsProps) {
  const { counterparty } = transaction
  return (
    <>
      <DescriptionItem term="From">{sourceLabel(transaction)}</DescriptionItem>
      {counterparty && (
        <DescriptionItem term="Account">
          {[counterparty.name, counterparty.bankName, counterparty.last4 && `••••${counterparty.last4}`]
            .filter(Boolean)
            .join(', ')}
        </DescriptionItem>
      )}
    </>
  )
}
