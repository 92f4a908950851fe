import { eq, sql } from 'drizzle-orm'
import { payment } from '../../db/money-schema.ts'
import { isEnded } from '../../modules/gigs/states.ts'
import { transferReferenceOf } from '../../modules/money/payouts.ts'
import { isPlaceEnded } from '../../../src/rules/worker-gig-states.ts'
import { type Life, readGig, readPlaces } from './life.ts'

/** The balances of accounts in the postings of one employer, by account. */
async function balancesOf({ deps, employerId }: Life): Promise<ReadonlyMap<string, number>> {
  const { rows } = await deps.db.execute<{ account: string; kobo: string }>(
    sql`select e.account_id as account, sum(e.amount_kobo) as kobo from ledger_posting p join ledger_entry e on e.posting_id = p.id
      where p.employer_id = ${employerId} group by e.account_id`,
  )
  return new Map(rows.map(({ account, kobo }) => [account, Number(kobo)]))
}

/** What the wallet gave to the gateway after chargebacks, in kobo. */
async function takenBackKobo({ deps, employerId }: Life): Promise<number> {
  const { rows } = await deps.db.execute<{ kobo: string }>(
    sql`select coalesce(sum(e.amount_kobo), 0) as kobo from ledger_posting p join ledger_entry e on e.posting_id = p.id
      where p.employer_id = ${employerId} and p.kind ~ '^(.*:)?taken-back$' and e.account_id = 'gateway'`,
  )
  return Number(rows[0]?.kobo ?? 0)
}

const sumOf = <T>(all: readonly T[], kobo: (entry: T) => number) => all.reduce((sum, entry) => sum + kobo(entry), 0)

/** What is wrong with the money and the states of a life; empty when everything is right. */
export async function problemsOf(life: Life): Promise<string[]> {
  const { deps, employerId, gigId, bank } = life
  const gig = await readGig(life)
  const places = await readPlaces(life)
  const payments = await deps.db.select().from(payment).where(eq(payment.employerId, employerId))
  const balances = await balancesOf(life)
  const balance = (account: string) => balances.get(account) ?? 0
  const [held, available] = [balance(`held:${employerId}:${gigId}`), balance(`wallet:${employerId}`)]
  const payouts = payments.filter(({ type }) => type === 'worker_payout')
  const netOf = ({ amountKobo, feeKobo }: (typeof payments)[number]) => amountKobo - feeKobo
  const unpaid = payouts.filter(({ status }) => status === 'pending' || status === 'processing')
  const wasPaid = gig.paidKobo > 0
  const problems: (string | false)[] = []
  const expectEqual = (what: string, actual: number, expected: number) =>
    problems.push(actual !== expected && `${what}: ${actual} instead of ${expected}`)

  expectEqual(
    'all entries',
    sumOf([...balances.values()], (kobo) => kobo),
    0,
  )
  problems.push(held < 0 && `held is ${held}`, available < 0 && `the wallet is ${available}`)
  if (wasPaid) {
    expectEqual(
      'the parts of the Gig',
      held + gig.releasedKobo + gig.refundedKobo + gig.feeKobo + gig.vatKobo,
      gig.paidKobo,
    )
  }
  // A payout that repeats a returned one releases nothing.
  const releases = payouts.filter(({ clientReference }) => !clientReference?.startsWith('payout-again:'))
  expectEqual(
    'released',
    gig.releasedKobo,
    sumOf(releases, ({ amountKobo }) => amountKobo),
  )
  expectEqual('payable to workers', balance('worker-payable'), sumOf(unpaid, netOf))

  const isSuccess = ({ status }: { status: string }) => status === 'success'
  const fromWallet = payments.filter(
    ({ type, channel, status }) =>
      type === 'gig_payment' && channel === 'wallet' && (status === 'success' || status === 'reversed'),
  )
  const bonuses = fromWallet.filter(({ description }) => description.startsWith('Bonus for '))
  expectEqual(
    'the bonuses',
    sumOf(bonuses, ({ amountKobo }) => amountKobo),
    sumOf(places, ({ bonusKobo }) => bonusKobo ?? 0),
  )
  const refunds = payments.filter((row) => row.type === 'refund' && isSuccess(row))
  expectEqual(
    'the wallet',
    available,
    life.fundedKobo -
      sumOf(fromWallet, ({ amountKobo }) => amountKobo) +
      sumOf(refunds, ({ amountKobo }) => amountKobo) -
      (await takenBackKobo(life)),
  )

  // No payout was sent twice, and none counts as paid that the bank does not know.
  const sent = new Set(bank.sent())
  for (const payout of payouts) {
    const arrived = [...sent].filter(
      (reference) => reference === payout.reference || reference.startsWith(`${payout.reference}-`),
    )
    problems.push(arrived.length > 1 && `payout ${payout.reference} arrived ${arrived.length} times`)
    problems.push(
      isSuccess(payout) && !sent.has(transferReferenceOf(payout)) && `payout ${payout.reference} did not arrive`,
    )
    problems.push(payout.status === 'failed' && `payout ${payout.reference} is abandoned`)
  }

  for (const place of places) {
    const released = place.status === 'approved' || place.status === 'paid'
    problems.push(
      released !== (place.releasedKobo !== null) &&
        `place ${place.id} is ${place.status} and released ${place.releasedKobo}`,
    )
    problems.push(
      (place.status === 'paid') !== (place.paidAt !== null) &&
        `place ${place.id} is ${place.status}, paid at ${place.paidAt?.toISOString()}`,
    )
    problems.push(
      place.cancelReason === 'replaced' &&
        place.checkIns.length > 0 &&
        `place ${place.id} was given to another worker although its own was there`,
    )
    const approvals = releases.filter(({ id }) => id === place.paymentId)
    problems.push(
      released &&
        approvals.length === 0 &&
        !payouts.some(({ id }) => id === place.paymentId) &&
        `place ${place.id} has no payout`,
    )
  }
  const taken = places.filter(({ status }) => status !== 'cancelled').length
  expectEqual('taken places', gig.workersHired, taken)
  if (isEnded(gig.status)) {
    expectEqual('held by an ended Gig', held, 0)
    problems.push(!places.every(({ status }) => isPlaceEnded(status)) && 'the Gig has ended and a place has not')
  }
  return problems.filter((found) => found !== false)
}
