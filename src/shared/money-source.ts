import { isFinalStatus, type PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { lastDigits } from '@/lib/last-digits.ts'
import { channelLabel } from './transaction-status.ts'

type Payment = Pick<PaymentTransaction, 'type' | 'direction' | 'status' | 'channel'>

/** Whether a payment ended without being made. */
export const isUnpaid = ({ status }: Pick<Payment, 'status'>) => status === 'failed' || status === 'abandoned'

/** Whether a payment is credited to the wallet or debited from it. Workers are paid from held money, and a Gig or a plan may be paid by card. */
export function movesWallet({ type, direction, status, channel }: Payment): boolean {
  if (type === 'worker_payout') return false
  const mayBePaidElsewhere = direction === 'debit' && (type === 'gig_payment' || type === 'subscription')
  if (!mayBePaidElsewhere) return true
  // How it is paid is chosen on the payment page: until something was paid there, nothing has left the wallet.
  return channel ? channel === 'wallet' : isFinalStatus(status) && !isUnpaid({ status })
}

/** Where the money of a payment goes; undefined while it is not known. */
export function destinationLabel({
  type,
  counterparty,
}: Pick<PaymentTransaction, 'type' | 'counterparty'>): string | undefined {
  switch (type) {
    case 'wallet_funding':
    case 'refund':
      return 'Your Marquee wallet'
    case 'gig_payment':
    case 'subscription':
      return 'Marquee'
    case 'withdrawal':
    case 'worker_payout':
      return counterparty?.bankName && counterparty.last4
        ? `${counterparty.bankName} ${lastDigits(counterparty.last4)}`
        : counterparty?.name
    default:
      return undefined
  }
}

/** Where the money of a payment comes from; undefined while it is not known. */
export function sourceLabel({ type, channel }: Payment): string | undefined {
  if (type === 'worker_payout' || type === 'refund') return 'Held'
  return type === 'withdrawal' ? 'Wallet' : channelLabel(channel)
}
