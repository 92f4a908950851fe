import * as z from 'zod/mini'
import { longestSearch, tooLong } from '../limits.ts'
import { day } from './days.ts'
import { instant, pageQuery } from './fields.ts'
import { kobo } from './money.ts'
import { idText, line } from './text.ts'

/** Values that the employer may filter by. Responses may contain other values, which stay text. */
export const transactionTypes = [
  'gig_payment',
  'subscription',
  'wallet_funding',
  'withdrawal',
  'worker_payout',
  'refund',
  'fee',
] as const
export const transactionStatuses = ['pending', 'processing', 'success', 'failed', 'abandoned', 'reversed'] as const
export const transactionSorts = ['newest', 'oldest', 'largest', 'smallest'] as const

/** Whether a status is final (docs/product/rules.md#money-movement). An unknown status counts as not final, so that the employer cannot pay again. */
export const isFinalStatus = (status: string) => ['success', 'failed', 'abandoned', 'reversed'].includes(status)

/** One step in the history of a payment. */
const event = z.object({ at: instant, status: z.string(), note: z.optional(z.nullable(z.string())) })

/** One payment, seen from the wallet (docs/product/entities.md). */
export const transaction = z.object({
  id: z.string(),
  reference: z.string(),
  /** The bank's trace number. */
  sessionId: z.optional(z.nullable(z.string())),
  type: z.string(),
  direction: z.string(),
  /** Gross, fee included. */
  amountKobo: kobo,
  feeKobo: z.optional(kobo),
  netKobo: z.optional(kobo),
  /** Available balance of the wallet afterwards. */
  balanceAfterKobo: z.optional(z.nullable(kobo)),
  currency: z.optional(z.string()),
  status: z.string(),
  /** Absent: derived from the status. */
  final: z.optional(z.boolean()),
  failureReason: z.optional(z.nullable(z.string())),
  channel: z.optional(z.nullable(z.string())),
  description: z.string(),
  counterparty: z.optional(
    z.nullable(
      z.object({
        name: z.string(),
        bankName: z.optional(z.nullable(z.string())),
        last4: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  gigId: z.optional(z.nullable(z.string())),
  workerGigId: z.optional(z.nullable(z.string())),
  planCode: z.optional(z.nullable(z.string())),
  /** The payment page, while nothing was paid there as far as the provider has said: the payment can be continued on it. */
  authorizationUrl: z.optional(z.nullable(z.string())),
  createdAt: instant,
  completedAt: z.optional(z.nullable(instant)),
  timeline: z._default(z.array(event), []),
})
export type PaymentTransaction = z.output<typeof transaction>

/** A page of the history, or a bare list, whose total is then its length (docs/product/rules.md#lists). */
export const transactionList = z.pipe(
  z.union([z.object({ transactions: z.array(transaction), totalTransaction: z.number() }), z.array(transaction)]),
  z.transform((list) => (Array.isArray(list) ? { transactions: list, totalTransaction: list.length } : list)),
)
export type TransactionList = z.output<typeof transactionList>

/** Filters of the history. `from` and `to` are days in Lagos, both included; `searchWord` looks into references and descriptions. */
export const transactionQuery = z.strictObject({
  ...pageQuery(20),
  type: z.optional(z.enum(transactionTypes)),
  status: z.optional(z.enum(transactionStatuses)),
  /** Of one Gig only. */
  gigId: z.optional(idText('gigId', 'gigId must be text')),
  from: z.optional(day('from')),
  to: z.optional(day('to')),
  searchWord: z.optional(line(longestSearch, tooLong('searchWord', longestSearch))),
  sort: z.optional(z.enum(transactionSorts)),
})

/** Where to pay, and the payment's reference. */
export const checkout = z.object({ authorizationUrl: z.string(), reference: z.string() })
