import {
  isFinalStatus,
  type PaymentTransaction,
  type transactionStatuses,
  type transactionTypes,
} from '@/api/contract/schemas/transaction.ts'
import type { StatusLooks } from '@/design-system/components/StatusPill/index.ts'
import { CircleDashedIcon } from '@/design-system/icons/CircleDashedIcon.tsx'
import { ClockIcon } from '@/design-system/icons/ClockIcon.tsx'
import { UndoIcon } from '@/design-system/icons/UndoIcon.tsx'
import { humanize } from '@/lib/humanize.ts'

type Status = (typeof transactionStatuses)[number]
type Type = (typeof transactionTypes)[number]

/** Status → badge (docs/product/states.md), for `StatusPill`, which shows a status nobody knows as its text in grey. */
export const transactionLooks: StatusLooks<Status> = {
  pending: { label: 'Pending', tone: 'warning', icon: CircleDashedIcon },
  processing: { label: 'Processing', tone: 'warning', icon: ClockIcon },
  success: { label: 'Successful', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  abandoned: { label: 'Not completed', tone: 'neutral' },
  reversed: { label: 'Returned', tone: 'info', icon: UndoIcon },
}

const typeLabels: Readonly<Record<Type, string>> = {
  gig_payment: 'Gig payment',
  subscription: 'Plan',
  wallet_funding: 'Wallet funding',
  withdrawal: 'Withdrawal',
  worker_payout: 'Worker payout',
  refund: 'Refund',
  fee: 'Fee',
}

/** What moved, in words; a type nobody knows is its own text. */
export function transactionTypeLabel(type: string): string {
  const label = Object.hasOwn(typeLabels, type) ? typeLabels[type as Type] : undefined
  return label ?? humanize(type)
}

/** Whether nothing more is to be waited for: as the server says, else by the status. While it is not, nobody may pay again. */
export function isFinal({ final, status }: Pick<PaymentTransaction, 'final' | 'status'>): boolean {
  return final ?? isFinalStatus(status)
}

/** Whether news of a payment may come while somebody looks. What is owed to a worker is sent another day, so nobody waits for it. */
export const needsPolling = (transaction: Pick<PaymentTransaction, 'final' | 'status' | 'type'>): boolean =>
  !isFinal(transaction) && transaction.type !== 'worker_payout'

const channels: Readonly<Record<string, string>> = {
  wallet: 'Wallet',
  card: 'Card',
  bank_transfer: 'Bank transfer',
  ussd: 'USSD',
}

/** How it was paid; a channel nobody knows is its own text, none is none. */
export function channelLabel(channel: string | null | undefined): string | undefined {
  if (!channel) return undefined
  return Object.hasOwn(channels, channel) ? channels[channel] : channel.replaceAll('_', ' ')
}

const channelNames: Readonly<Record<string, string>> = {
  wallet: 'wallet',
  card: 'card',
  bank_transfer: 'bank account',
  ussd: 'bank account',
}

/** Where money came from and goes back to, for 'your {channel}'; undefined when it is not known. */
export function channelName(channel: string | null | undefined): string | undefined {
  return channel !== null && channel !== undefined && Object.hasOwn(channelNames, channel)
    ? channelNames[channel]
    : undefined
}
