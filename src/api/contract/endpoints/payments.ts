import * as z from 'zod/mini'
import { endpoint, type Resource } from '../endpoint.ts'
import {
  isFinalStatus,
  type PaymentTransaction,
  transaction,
  transactionList,
  transactionQuery,
} from '../schemas/transaction.ts'

/** What a payment that becomes final changes. */
const settlement: readonly Resource[] = [
  'transaction',
  'wallet',
  'onboarding',
  'gig',
  'gig-analytics',
  'dashboard-analytics',
  'worker-gig',
]

const stateOf = ({ id, status, final }: PaymentTransaction) => ({ id, isFinal: final ?? isFinalStatus(status) })

/** What moved and what is moving (spec S7-5, S7-6). `{id}` is an id, a reference, or the `ref` of the call that made it. */
export const payments = {
  list: endpoint({
    id: 'payments.list',
    method: 'GET',
    path: '/payment/transaction/get-transaction-history',
    summary: 'List transactions, newest first unless asked otherwise',
    query: transactionQuery,
    response: transactionList,
    reads: ['transaction'],
    writes: settlement,
    settles: ({ transactions }) => transactions.map(stateOf),
    example: { query: { limit: 20 } },
  }),
  get: endpoint({
    id: 'payments.get',
    method: 'GET',
    path: '/payment/transaction/{id}/get-transaction',
    summary: 'Read one transaction with its timeline',
    response: transaction,
    reads: ['transaction'],
    writes: settlement,
    settles: stateOf,
    example: { params: { id: 'MQ-F-0000000001' } },
  }),
  verify: endpoint({
    id: 'payments.verify',
    method: 'POST',
    path: '/payment/transaction/{id}/verify-transaction',
    summary: 'Ask the payment provider again',
    body: z.strictObject({}),
    response: transaction,
    writes: settlement,
    origin: 'added',
    example: { params: { id: 'MQ-F-0000000001' }, body: {} },
  }),
}
