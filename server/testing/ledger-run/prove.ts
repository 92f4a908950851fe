import type { FakePaystack } from '../fake-paystack.ts'
import type { Fleet } from './fleet.ts'
import type { Player } from './player.ts'

type Row = {
  employer_id: string
  reference: string
  client_reference: string | null
  type: string
  direction: string
  status: string
  channel: string | null
  amount: number
  fee: number
  postings: string[]
  taken_back: number
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
  'withdrawal reversed': ['withdrawal-begun,withdrawal-returned', 'withdrawal-begun,withdrawal-sent,withdrawal-returned'],
  'subscription success': ['plan'],
  'subscription failed': [''],
  'subscription abandoned': [''],
}

/** Refusals after which nothing may have happened. */
const nothingHappened = new Set(['INSUFFICIENT_FUNDS', 'INVALID_PIN', 'PIN_LOCKED', 'PAYMENT_UNFINISHED'])

/** What a payment did to the wallet in the end. */
function effectOf({ type, status, channel, amount, taken_back: takenBack, postings }: Row): number {
  if (type === 'wallet_funding') return status === 'success' || (status === 'reversed' && postings.includes('funding')) ? amount - takenBack : 0
  if (status !== 'success') return 0
  return type === 'withdrawal' || channel === 'wallet' ? -amount : 0
}

const transferReference = (reference: string) => `marquee-${reference.toLowerCase()}`

/**
 * Holds the ledger against everything that was said and done: callers, and Paystack's own books.
 * @returns what is wrong; nothing in a right ledger
 */
export async function prove(fleet: Fleet, paystack: FakePaystack, { told, renewals, impossible }: Pick<Player, 'told' | 'renewals' | 'impossible'>): Promise<{ readonly problems: string[]; readonly payments: number; readonly acknowledged: number; readonly entries: number }> {
  const problems = impossible.map((seen) => `a caller saw ${seen}`)
  const wrong = (isWrong: boolean, words: string) => void (isWrong && problems.push(words))
  const [sums] = await fleet.query<{ sum: string; entries: string; negative: string; accounts: string }>(`select
    (select coalesce(sum(amount_kobo), 0) from ledger_entry) as sum, (select count(*) from ledger_entry) as entries,
    (select count(*) from ledger_entry where balance_after_kobo < 0) + (select count(*) from ledger_account where balance_kobo < 0) as negative,
    (select count(*) from ledger_account a where employer_id is not null and balance_kobo <> (select coalesce(sum(amount_kobo), 0) from ledger_entry e where e.account_id = a.id)) as accounts`)
  wrong(sums?.sum !== '0', `the ledger's sum is ${sums?.sum} kobo`)
  wrong(sums?.negative !== '0', `${sums?.negative} balances were below zero`)
  wrong(sums?.accounts !== '0', `${sums?.accounts} accounts stand elsewhere than their entries say`)

  const rows = (
    await fleet.query<Omit<Row, 'amount' | 'fee' | 'taken_back'> & { amount: string; fee: string; taken_back: string }>(`select employer_id, reference, client_reference, type, direction, status, channel, amount_kobo as amount, fee_kobo as fee,
      array(select kind from ledger_posting where payment_id = payment.id order by id) as postings,
      (select coalesce(sum(amount_kobo), 0) from ledger_entry e join ledger_posting p on p.id = e.posting_id where p.payment_id = payment.id and p.kind = 'taken-back' and account_id = 'gateway') as taken_back
      from payment`)
  ).map((row) => ({ ...row, amount: Number(row.amount), fee: Number(row.fee), taken_back: Number(row.taken_back) }))
  for (const row of rows) {
    const allowed = histories[`${row.type} ${row.status}`]
    wrong(allowed?.includes(row.postings.join(',')) !== true, `${row.reference} is a ${row.type} that ended ${row.status} with the postings ${row.postings.join(',') || 'none'}`)
  }

  const acknowledged = provePromises(rows, told, wrong)
  proveBooks(rows, paystack, wrong)
  await proveBalances(fleet, rows, wrong)

  for (const { employerId, renewsAt } of renewals) {
    const paid = rows.filter((row) => row.employer_id === employerId && row.client_reference === `renew:${renewsAt}`)
    wrong(paid.length > 1, `the period of ${employerId} that ended ${renewsAt} was paid ${paid.length} times`)
  }
  const [jobs] = await fleet.query<{ open: string }>(`select count(*) as open from job where done_at is null and run_at < now()`)
  wrong(jobs?.open !== '0', `${jobs?.open} jobs that are due were not done`)
  return { problems, payments: rows.length, acknowledged, entries: Number(sums?.entries) }
}

type Wrong = (isWrong: boolean, words: string) => void

/** Whatever was acknowledged is there, once, as it was said; whatever was refused is not. */
function provePromises(rows: readonly Row[], told: Player['told'], wrong: Wrong): number {
  const byRef = Map.groupBy(rows, (row) => `${row.employer_id} ${row.client_reference}`)
  let acknowledged = 0
  for (const { ref, employerId, kind, amountKobo, heard } of told) {
    const found = byRef.get(`${employerId} ${ref}`) ?? []
    wrong(found.length > 1, `${kind} ${ref} is there ${found.length} times`)
    const references = new Set(heard.flatMap((one) => (one.kind === 'done' && typeof one.data['reference'] === 'string' ? [one.data['reference']] : [])))
    // A smaller plan begins with the next period: there is nothing to pay, and no reference.
    if (references.size > 0) {
      acknowledged += 1
      wrong(references.size > 1, `${kind} ${ref} was acknowledged as ${[...references].join(' and ')}`)
      wrong(found.length === 0, `${kind} ${ref} was acknowledged as ${[...references].join()} and is lost`)
      wrong(found.some(({ amount, reference }) => amount !== amountKobo || !references.has(reference)), `${kind} ${ref} is not what was acknowledged`)
    } else if (heard.every((one) => one.kind === 'refused' && nothingHappened.has(one.code))) {
      wrong(found.length > 0, `${kind} ${ref} was refused and is there`)
    }
  }
  return acknowledged
}

/** Every kobo that Paystack took or sent is in the ledger once, and nothing else is. */
function proveBooks(rows: readonly Row[], paystack: FakePaystack, wrong: Wrong) {
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  const ours = new Set(rows.map(({ reference }) => transferReference(reference)))
  const lateFor = new Map(rows.filter(({ client_reference: ref }) => ref?.startsWith('late:')).map((row) => [row.client_reference?.slice('late:'.length), row]))
  for (const { reference, status, paid } of paystack.charges.values()) {
    const row = byReference.get(reference)
    const booked = (row?.status === 'success' ? row.amount : 0) + (lateFor.get(reference)?.amount ?? 0)
    if (status === 'success') wrong(booked !== paid, `Paystack took ${paid} kobo for ${reference}, the ledger has ${booked}`)
    else if (status === 'reversed') wrong(row?.status !== 'reversed', `Paystack gave ${reference} back, here it is ${row?.status}`)
    else wrong(booked !== 0, `Paystack took nothing for ${reference}, the ledger has ${booked}`)
  }
  for (const { reference, status, amount } of paystack.transfers.values()) wrong(!ours.has(reference), `Paystack sent ${amount} kobo for ${reference} (${status}), which nobody asked for`)
  for (const row of rows.filter(({ type }) => type === 'withdrawal')) {
    const sent = paystack.transfers.get(transferReference(row.reference))
    wrong((sent?.status ?? 'failed') !== row.status, `Paystack says ${sent?.status ?? 'nothing'} of ${row.reference}, the ledger ${row.status}`)
    wrong(sent !== undefined && sent.amount !== row.amount - row.fee, `Paystack sent ${sent?.amount} kobo for ${row.reference}, not ${row.amount - row.fee}`)
  }
}

/** Each wallet holds what its payments left in it, counted anew. */
async function proveBalances(fleet: Fleet, rows: readonly Row[], wrong: Wrong) {
  const accounts = await fleet.query<{ id: string; kind: string; employer_id: string; balance: string }>(`select id, kind, employer_id, balance_kobo as balance from ledger_account where employer_id is not null`)
  for (const { id, kind, employer_id: employerId, balance } of accounts) {
    const expected = kind === 'wallet' ? rows.filter((row) => row.employer_id === employerId).reduce((sum, row) => sum + effectOf(row), 0) : 0
    wrong(Number(balance) !== expected, `${id} holds ${balance} kobo, its payments left ${expected}`)
  }
}
