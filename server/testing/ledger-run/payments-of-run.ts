import type { Fleet } from './fleet.ts'

/** A payment with what the ledger booked for it; money in kobo. */
export interface PaymentOfRun {
  readonly employerId: string
  readonly gigId: string | null
  readonly reference: string
  readonly clientReference: string | null
  readonly type: string
  readonly status: string
  readonly channel: string | null
  readonly amount: number
  readonly fee: number
  /** Kinds of its postings, in their order: 'withdrawal-begun,withdrawal-sent'. */
  readonly history: string
  /** What a bank took back out of the wallet. */
  readonly takenBack: number
  /** What went to that bank out of a Gig's money afterwards. */
  readonly returned: number
}

/** What the ledger must have booked for a payment of a type that ended so: each list is one allowed history. */
const histories: Readonly<Record<string, readonly string[]>> = {
  'wallet_funding success': ['funding'],
  'wallet_funding failed': [''],
  'wallet_funding abandoned': [''],
  'wallet_funding reversed': ['', 'funding', 'funding,taken-back'],
  'withdrawal success': ['withdrawal-begun,withdrawal-sent'],
  'withdrawal failed': ['withdrawal-begun,withdrawal-returned'],
  'withdrawal abandoned': ['withdrawal-begun,withdrawal-returned'],
  'withdrawal reversed': [
    'withdrawal-begun,withdrawal-returned',
    'withdrawal-begun,withdrawal-sent,withdrawal-returned',
  ],
  'subscription success': ['plan'],
  'subscription failed': [''],
  'subscription abandoned': [''],
  'gig_payment success': ['gig', 'gig-unneeded'],
  'gig_payment failed': [''],
  'gig_payment abandoned': [''],
  'gig_payment reversed': [
    'gig,gig-taken-back',
    'gig',
    'gig,gig-returned',
    'gig,taken-back',
    'gig,taken-back,gig-returned',
    'gig-unneeded',
    'gig-unneeded,taken-back',
  ],
  'refund success': ['gig-refund'],
  // Nothing sends it yet: it stays what we owe the worker.
  'worker_payout pending': ['release'],
}

/** Whether the ledger may have booked this for a payment that ended so. */
export const isAllowed = ({ type, status, history }: PaymentOfRun) =>
  histories[`${type} ${status}`]?.includes(history) === true

/** Whether a payment has a posting of a kind. */
export const has = ({ history }: PaymentOfRun, kind: string) => history.split(',').includes(kind)

/** What a payment did to the wallet in the end. */
export function effectOf(payment: PaymentOfRun): number {
  const { type, status, channel, amount, takenBack } = payment
  if (type === 'wallet_funding') return has(payment, 'funding') ? amount - takenBack : 0
  if (type === 'gig_payment') {
    return (
      (has(payment, 'gig-unneeded') ? amount : 0) -
      (status === 'success' && channel === 'wallet' ? amount : 0) -
      takenBack
    )
  }
  if (status !== 'success') return 0
  if (type === 'refund') return amount
  return type === 'withdrawal' || channel === 'wallet' ? -amount : 0
}

/** Every payment of a run. */
export async function paymentsOf(fleet: Fleet): Promise<PaymentOfRun[]> {
  const rows = await fleet.query<
    Omit<PaymentOfRun, 'amount' | 'fee' | 'takenBack' | 'returned'> & {
      amount: string
      fee: string
      takenBack: string
      returned: string
    }
  >(`select
    employer_id as "employerId", purpose->>'gigId' as "gigId", reference, client_reference as "clientReference", type, status, channel, amount_kobo as amount, fee_kobo as fee, "takenBack", returned,
    array_to_string(array(select kind from ledger_posting where payment_id = payment.id order by id), ',') as history
    from payment, lateral (select
      coalesce(sum(amount_kobo) filter (where kind = 'taken-back'), 0) as "takenBack", coalesce(sum(amount_kobo) filter (where kind = 'gig-returned'), 0) as returned
      from ledger_entry e join ledger_posting p on p.id = e.posting_id where p.payment_id = payment.id and account_id = 'gateway') as gone`)
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    fee: Number(row.fee),
    takenBack: Number(row.takenBack),
    returned: Number(row.returned),
  }))
}
