import type { Fleet } from './fleet.ts'

/** A payment with its postings; amounts in kobo. */
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
  /** Kinds of its postings, in their order: 'withdrawal-begun,withdrawal-sent'. What one chargeback took in several parts counts once. */
  readonly history: string
  /** The amount of a chargeback that was debited from the wallet. */
  readonly takenBack: number
  /** The amount that was returned to the gateway later out of the Gig's held money. */
  readonly returned: number
}

/** The allowed sequences of postings by payment type and status. */
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
  // A run sends no payouts, so they stay pending; the random lives of Gigs (`testing/gig-lives`) send theirs.
  'worker_payout pending': ['release'],
}

/** Whether a payment's postings are an allowed sequence for its type and status. */
export const isAllowed = ({ type, status, history }: PaymentOfRun) =>
  histories[`${type} ${status}`]?.includes(history) === true

/** Whether a payment has a posting of a kind. */
export const has = ({ history }: PaymentOfRun, kind: string) => history.split(',').includes(kind)

/** The net effect of a payment on the wallet, in kobo. */
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
    regexp_replace(array_to_string(array(select regexp_replace(kind, '^.*:', '') from ledger_posting where payment_id = payment.id order by id), ','), '(,taken-back)+', ',taken-back') as history
    from payment, lateral (select
      coalesce(sum(amount_kobo) filter (where kind ~ '^(.*:)?taken-back$'), 0) as "takenBack", coalesce(sum(amount_kobo) filter (where kind = 'gig-returned'), 0) as returned
      from ledger_entry e join ledger_posting p on p.id = e.posting_id where p.payment_id = payment.id and account_id = 'gateway') as gone`)
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    fee: Number(row.fee),
    takenBack: Number(row.takenBack),
    returned: Number(row.returned),
  }))
}
