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

/** Status → badge (docs/product/states.md), for `StatusPill`, which shows an unknown status as its text in grey. */
export const transactionLooks: StatusLooks<Status> = {
  pending: { label: 'Pending', tone: 'warning', icon: CircleDashedIcon },
  processing: { label: 'Processing', tone: 'warning', icon: ClockIcon },
  success: { label: 'Successful', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  abandoned: { label: 'Not completed', tone: 'neutral' },
  reversed: { label: 'Returned', tone: 'info', icon: UndoIcon },
}

export const isKnownStatus = (status: string): status is Status => Object.hasOwn(transactionLooks, status)

/** The words of a status and the tone of its text, where no badge has room; an unknown status is its text, muted. */
export function transactionState(status: string): { label: string; tone: 'muted' | 'success' | 'warning' | 'danger' } {
  if (!isKnownStatus(status)) return { label: humanize(status), tone: 'muted' }
  const { label, tone } = transactionLooks[status]
  return { label, tone: tone === 'success' || tone === 'warning' || tone === 'danger' ? tone : 'muted' }
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

/** The label of a transaction type; an unknown type is humanized. */
export function transactionTypeLabel(type: string): string {
  const label = Object.hasOwn(typeLabels, type) ? typeLabels[type as Type] : undefined
  return label ?? humanize(type)
}

/** The label of the type of a payment whose description does not say it: a Gig's payment, its payouts and refunds all have the title of the Gig. */
export function unsaidType({
  type,
  description,
}: Pick<PaymentTransaction, 'type' | 'description'>): string | undefined {
  const label = transactionTypeLabel(type)
  return description.toLowerCase().includes(label.toLowerCase()) ? undefined : label
}

/** Whether a payment is final: the server's `final`, otherwise derived from the status. The employer must not pay again before that. */
export function isFinal({ final, status }: Pick<PaymentTransaction, 'final' | 'status'>): boolean {
  return final ?? isFinalStatus(status)
}

/** Whether the client polls a payment for changes. A worker payout is sent on another day, so it is not polled. */
export const needsPolling = (transaction: Pick<PaymentTransaction, 'final' | 'status' | 'type'>): boolean =>
  !isFinal(transaction) && transaction.type !== 'worker_payout'

const channels: Readonly<Record<string, string>> = {
  wallet: 'Wallet',
  card: 'Card',
  bank_transfer: 'Bank transfer',
  ussd: 'USSD',
}

/** The label of a payment channel; an unknown channel is its own text, an empty one gives undefined. */
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

/** Source of the money and target of a refund, for 'your {channel}'; undefined for an unknown channel. */
export function channelName(channel: string | null | undefined): string | undefined {
  return channel !== null && channel !== undefined && Object.hasOwn(channelNames, channel)
    ? channelNames[channel]
    : undefined
}
