import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { isFinal } from '@/domain/transaction-status.ts'
import { formatNaira } from '@/lib/money.ts'

export interface PaymentOutcome {
  /** `funded`: the wallet was credited. `withdrawn`: the money is sent to the bank, or has arrived there. */
  kind: 'funded' | 'withdrawn'
  /** The amount and where it is. */
  heading: string
}

/** What came of a funding or a withdrawal that the employer has just made; undefined where its details say it better. */
export function paymentOutcome(transaction: PaymentTransaction): PaymentOutcome | undefined {
  const { type, status, amountKobo, feeKobo = 0, netKobo = amountKobo - feeKobo } = transaction
  const isPaid = status === 'success'
  if (type === 'wallet_funding' && isPaid) {
    return { kind: 'funded', heading: `${formatNaira(netKobo)} is in your wallet` }
  }
  if (type === 'withdrawal' && (isPaid || !isFinal(transaction))) {
    const place = isPaid ? 'was sent to your bank' : 'is on its way to your bank'
    return { kind: 'withdrawn', heading: `${formatNaira(netKobo)} ${place}` }
  }
  return undefined
}
