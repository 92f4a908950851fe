import { read } from './database.ts'
import type { Employer } from './employer.ts'

/** Where the money of an employer and of one Gig is, in kobo. */
export interface Books {
  /** What the wallet can spend. */
  readonly availableKobo: number
  /** What is held for all Gigs of the employer. */
  readonly heldForGigsKobo: number
  /** The parts of this Gig's money, as its Payments tab names them. */
  readonly gig: Readonly<Record<'Paid' | 'Held' | 'Released' | 'Refunded' | 'Fee' | 'VAT', number>>
}

/** Adds up the entries of an employer's ledger, by account and by the type of the payment that moved them. */
const entriesOf = ({ employerId }: Employer) =>
  read<{ account: string; type: string; gigId: string | null; kobo: string }>(
    `select e.account_id as account, p.type, p.purpose->>'gigId' as "gigId", sum(e.amount_kobo)::text as kobo
     from ledger_entry e join ledger_posting l on l.id = e.posting_id join payment p on p.id = l.payment_id
     where p.employer_id = $1 group by 1, 2, 3`,
    [employerId],
  )

/** Adds the books up from the entries of the ledger alone: no stored balance and no column of the Gig is read. */
export async function booksOf(employer: Employer, gigId: string): Promise<Books> {
  const entries = await entriesOf(employer)
  const wallet = `wallet:${employer.employerId}`
  const heldForAny = `held:${employer.employerId}:`
  const held = `${heldForAny}${gigId}`
  /** The sum in an account: of everything, or of what payments of these types for this Gig moved. */
  const sum = (account: (id: string) => boolean, ...types: readonly string[]) =>
    entries
      .filter((entry) => account(entry.account))
      .filter((entry) => types.length === 0 || (entry.gigId === gigId && types.includes(entry.type)))
      .reduce((total, { kobo }) => total + Number(kobo), 0)
  const is = (id: string) => (account: string) => account === id
  const paidOut = (account: string, type: string) => 0 - sum(is(account), type)
  const bonusKobo = paidOut(wallet, 'worker_payout')
  return {
    availableKobo: sum(is(wallet)),
    heldForGigsKobo: sum((account) => account.startsWith(heldForAny)),
    gig: {
      Paid: paidOut(wallet, 'gig_payment') + bonusKobo,
      Held: sum(is(held)),
      Released: paidOut(held, 'worker_payout') + bonusKobo,
      Refunded: sum(is(wallet), 'refund'),
      Fee: sum(is('fee-income'), 'gig_payment', 'refund'),
      VAT: sum(is('vat'), 'gig_payment', 'refund'),
    },
  }
}

/** What the payouts of a Gig sent to the bank accounts of its workers, in kobo. */
export async function sentToWorkersKobo(employer: Employer, gigId: string): Promise<number> {
  const entries = await entriesOf(employer)
  return entries
    .filter((entry) => entry.gigId === gigId && entry.type === 'worker_payout' && entry.account === 'gateway')
    .reduce((total, { kobo }) => total + Number(kobo), 0)
}
