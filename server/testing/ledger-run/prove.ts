import type { FakePaystack } from '../fake-paystack.ts'
import type { Fleet } from './fleet.ts'
import { effectOf, isAllowed, type PaymentOfRun, paymentsOf } from './payments-of-run.ts'
import type { Player } from './player.ts'
import { proveGigs } from './prove-gigs.ts'

/** Codes of refusals after which no payment may exist. */
const nothingHappened = new Set([
  'INSUFFICIENT_FUNDS',
  'INVALID_PIN',
  'PIN_LOCKED',
  'PAYMENT_UNFINISHED',
  'GIG_STATE',
  'NO_PLAN',
  'QUOTA_USED',
  'QUOTE_CHANGED',
  'WALLET_RESTRICTED',
])

/** Codes that contradict the success of an equal call, because no other call pays for the Gig. */
const contradictions: Readonly<Record<string, string>> = {
  'gig-wallet': 'GIG_STATE',
  'gig-checkout': 'PAYMENT_UNFINISHED',
}

const transferReference = (reference: string) => `marquee-${reference.toLowerCase()}`

/** Records a violation. */
export type Wrong = (isWrong: boolean, message: string) => void

/** The result of the checks. */
interface Proof {
  /** The violations; empty for a correct ledger. */
  readonly problems: string[]
  readonly payments: number
  readonly acknowledged: number
  readonly entries: number
  /** Numbers of Gigs by status, and of payments by type, status and postings. */
  readonly gigs: Readonly<Record<string, number>>
  readonly histories: Readonly<Record<string, number>>
}

/** Checks the ledger against the outcomes that the callers saw and against the records of the fake Paystack. */
export async function prove(
  fleet: Fleet,
  paystack: FakePaystack,
  { paymentCalls, posted, cancellations, renewals, impossible }: Player,
): Promise<Proof> {
  const problems = impossible.map((seen) => `a caller saw ${seen}`)
  const wrong = (isWrong: boolean, message: string) => void (isWrong && problems.push(message))
  const [sums] = await fleet.query<{ sum: string; entries: string; negative: string; accounts: string }>(`select
    (select coalesce(sum(amount_kobo), 0) from ledger_entry) as sum, (select count(*) from ledger_entry) as entries,
    (select count(*) from ledger_entry where balance_after_kobo < 0) + (select count(*) from ledger_account where balance_kobo < 0) as negative,
    (select count(*) from ledger_account a where employer_id is not null and balance_kobo <> (select coalesce(sum(amount_kobo), 0) from ledger_entry e where e.account_id = a.id)) as accounts`)
  wrong(sums?.sum !== '0', `the ledger's sum is ${sums?.sum} kobo`)
  wrong(sums?.negative !== '0', `${sums?.negative} balances were below zero`)
  wrong(sums?.accounts !== '0', `${sums?.accounts} accounts stand elsewhere than their entries say`)

  const rows = await paymentsOf(fleet)
  for (const row of rows) {
    wrong(
      !isAllowed(row),
      `${row.reference} is a ${row.type} that ended ${row.status} with the postings ${row.history || 'none'}`,
    )
    wrong(
      row.takenBack + row.returned > row.amount,
      `a bank took ${row.takenBack + row.returned} kobo back of the ${row.amount} of ${row.reference}`,
    )
  }
  const promised = provePromises(rows, paymentCalls, wrong)
  proveBooks(rows, paystack, wrong)
  await proveBalances(fleet, rows, wrong)
  const { gigs, acknowledged } = await proveGigs(fleet, rows, { posted, cancellations }, wrong)

  for (const { employerId, renewsAt } of renewals) {
    const paid = rows.filter((row) => row.employerId === employerId && row.clientReference === `renew:${renewsAt}`)
    wrong(paid.length > 1, `the period of ${employerId} that ended ${renewsAt} was paid ${paid.length} times`)
  }
  const [jobs] = await fleet.query<{ open: string }>(
    `select count(*) as open from job where done_at is null and run_at < now()`,
  )
  wrong(jobs?.open !== '0', `${jobs?.open} jobs that are due were not done`)
  const histories = countBy(rows, ({ type, status, history }) => `${type} ${status}: ${history || 'none'}`)
  return {
    problems,
    payments: rows.length,
    acknowledged: promised + acknowledged,
    entries: Number(sums?.entries),
    gigs: countBy(gigs, ({ status }) => status),
    histories,
  }
}

/** Counts values. */
export const countBy = <T>(all: readonly T[], nameOf: (value: T) => string): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(all, nameOf)].map(([name, some]) => [name, some.length]))

/** Checks that every acknowledged payment exists once with its values, and that no refused one exists. */
function provePromises(rows: readonly PaymentOfRun[], paymentCalls: Player['paymentCalls'], wrong: Wrong): number {
  const byRef = Map.groupBy(rows, (row) => `${row.employerId} ${row.clientReference}`)
  let acknowledged = 0
  for (const { ref, employerId, kind, amountKobo, outcomes } of paymentCalls) {
    const found = byRef.get(`${employerId} ${ref}`) ?? []
    wrong(found.length > 1, `${kind} ${ref} is there ${found.length} times`)
    const references = new Set(
      outcomes.flatMap((outcome) =>
        outcome.kind === 'done' && typeof outcome.data['reference'] === 'string' ? [outcome.data['reference']] : [],
      ),
    )
    const isContradicted = outcomes.some(
      (outcome) => outcome.kind === 'refused' && outcome.code === contradictions[kind],
    )
    wrong(found.length > 0 && isContradicted, `${kind} ${ref} is there, and was refused with ${contradictions[kind]}`)
    // A downgrade starts with the next period: it has no payment and no reference.
    if (references.size > 0) {
      acknowledged += 1
      wrong(references.size > 1, `${kind} ${ref} was acknowledged as ${[...references].join(' and ')}`)
      wrong(found.length === 0, `${kind} ${ref} was acknowledged as ${[...references].join()} and is lost`)
      wrong(
        found.some(({ amount, reference }) => amount !== amountKobo || !references.has(reference)),
        `${kind} ${ref} is not what was acknowledged`,
      )
    } else if (outcomes.every((outcome) => outcome.kind === 'refused' && nothingHappened.has(outcome.code))) {
      wrong(found.length > 0, `${kind} ${ref} was refused and is there`)
    }
  }
  return acknowledged
}

/** Checks that every kobo that Paystack charged or transferred is in the ledger once, and no other. */
function proveBooks(rows: readonly PaymentOfRun[], paystack: FakePaystack, wrong: Wrong) {
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  const ours = new Set(rows.map(({ reference }) => transferReference(reference)))
  const lateFor = new Map(
    rows
      .filter(({ clientReference }) => clientReference?.startsWith('late:'))
      .map((row) => [row.clientReference?.slice('late:'.length), row]),
  )
  for (const { reference, status, paid } of paystack.charges.values()) {
    const row = byReference.get(reference)
    const booked = (row?.status === 'success' ? row.amount : 0) + (lateFor.get(reference)?.amount ?? 0)
    if (status === 'success') {
      wrong(booked !== paid, `Paystack took ${paid} kobo for ${reference}, the ledger has ${booked}`)
    } else if (status === 'reversed') {
      wrong(row?.status !== 'reversed', `Paystack gave ${reference} back, here it is ${row?.status}`)
    } else wrong(booked !== 0, `Paystack took nothing for ${reference}, the ledger has ${booked}`)
  }
  for (const { reference, status, amount } of paystack.transfers.values()) {
    wrong(!ours.has(reference), `Paystack sent ${amount} kobo for ${reference} (${status}), which was not requested`)
  }
  for (const row of rows.filter(({ type }) => type === 'withdrawal')) {
    const sent = paystack.transfers.get(transferReference(row.reference))
    wrong(
      (sent?.status ?? 'failed') !== row.status,
      `Paystack says ${sent?.status ?? 'nothing'} of ${row.reference}, the ledger ${row.status}`,
    )
    wrong(
      sent !== undefined && sent.amount !== row.amount - row.fee,
      `Paystack sent ${sent?.amount} kobo for ${row.reference}, not ${row.amount - row.fee}`,
    )
  }
}

/** Checks each wallet's balance against the sum of its payments, that no withdrawal is in transit, and that held money belongs to Gigs. */
async function proveBalances(fleet: Fleet, rows: readonly PaymentOfRun[], wrong: Wrong) {
  const accounts = await fleet.query<{ id: string; kind: string; employer_id: string; balance: string }>(
    `select id, kind, employer_id, balance_kobo as balance from ledger_account where employer_id is not null and kind <> 'held'`,
  )
  for (const { id, kind, employer_id: employerId, balance } of accounts) {
    const expected =
      kind === 'wallet'
        ? rows.filter((row) => row.employerId === employerId).reduce((sum, row) => sum + effectOf(row), 0)
        : 0
    wrong(Number(balance) !== expected, `${id} holds ${balance} kobo, its payments left ${expected}`)
  }
}
