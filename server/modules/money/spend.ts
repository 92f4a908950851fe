import type { Transaction } from '../../platform/db/database.ts'
import { accountId } from './ledger.ts'
import { selectTakenByDay } from './ledger-repository.ts'

/**
 * The kinds of postings that pay for Gigs and plans, and that return what was paid for them. The others move money between wallet and bank,
 * or from a Gig to its workers; the fee of a withdrawal is no spend.
 */
const spendingKinds = [
  'gig',
  'gig-extra',
  'gig-bonus',
  'plan',
  'gig-refund',
  'gig-returned',
  'gig-taken-back',
  'plan-taken-back',
]

/**
 * An employer's spend, in kobo, by Lagos day: what these postings took from the employer's wallet or bank, minus what they returned there.
 * Days without such postings are left out.
 */
export async function spendByDay(
  db: Pick<Transaction, 'select'>,
  employerId: string,
  from: Date,
  end: Date,
): Promise<Map<string, number>> {
  const payers = ['gateway', accountId({ kind: 'wallet', employerId })]
  const rows = await selectTakenByDay(db, employerId, { from, end }, { accountIds: payers, kinds: spendingKinds })
  return new Map(rows.map((row) => [row.date, row.kobo]))
}
