import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import type { PaymentTransaction } from '../../../src/api/contract/schemas/transaction.ts'
import { ledgerAccount, ledgerEntry, ledgerPosting, payment } from '../../db/money-schema.ts'
import { randomFrom } from '../../random.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { later, minute } from '../deps.ts'
import { startSession } from '../sessions.ts'
import { auditLedger } from './ledger.ts'

// Five thousand payments are written and read back page by page, on however busy a machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const count = 5000
/** Payments in one transaction of the database. */
const atOnce = 500
const begin = new Date('2027-11-20T08:00:00+01:00')
/** Midnights in Lagos over which a payment lasts: it begins four seconds before. */
const midnights = ['2027-12-01', '2028-01-01', '2028-02-01', '2028-02-29', '2028-03-01'].map((day) => new Date(`${day}T00:00:00+01:00`))

interface Statement {
  readonly kind: 'known' | 'unknown'
  readonly lines: readonly unknown[]
  readonly openingKobo?: number
  readonly closingKobo?: number
}

/** What the screens make of the answers. Their modules are built for browsers, so this file knows only what it needs of their types. */
const screens = (name: string) => import(`../../../src/features/wallet/model/${name}.ts`) as Promise<unknown>
const { statementOf } = (await screens('statement')) as { statementOf: (rows: readonly PaymentTransaction[]) => Statement }
const { transactionsCsv } = (await screens('transactions-csv')) as { transactionsCsv: (rows: readonly PaymentTransaction[]) => string }

let test: TestApp
let actor: Actor
let all: PaymentTransaction[] = []

/** Reads every page of the history, as the screens do. */
async function readAll(query: { from?: string; to?: string }): Promise<PaymentTransaction[]> {
  const rows: PaymentTransaction[] = []
  for (let skip = 0; ; skip += 100) {
    const { data } = await test.call(api.payments.list, { query: { ...query, sort: 'oldest', limit: 100, skip } }, actor)
    rows.push(...data.transactions)
    if (rows.length >= data.totalTransaction) return rows
  }
}

/** What the ledger's own entries say of the wallet for payments that began from one moment to another, in kobo. */
async function ledger(from: Date, to: Date) {
  const moved = sql`select p.id, p.created_at, sum(e.amount_kobo) as kobo from payment p join ledger_posting g on g.payment_id = p.id join ledger_entry e on e.posting_id = g.id
    where e.account_id = ${`wallet:${actor.employerId}`} group by p.id`
  const { rows } = await test.db.execute<{ opening: string; credits: string; debits: string }>(sql`with moved as (${moved}) select
    coalesce(sum(kobo) filter (where created_at < ${from.toISOString()}::timestamptz), 0) as opening,
    coalesce(sum(kobo) filter (where created_at >= ${from.toISOString()}::timestamptz and created_at < ${to.toISOString()}::timestamptz and kobo > 0), 0) as credits,
    coalesce(sum(kobo) filter (where created_at >= ${from.toISOString()}::timestamptz and created_at < ${to.toISOString()}::timestamptz and kobo < 0), 0) as debits from moved`)
  const [row] = rows
  const [openingKobo, creditsKobo, debitsKobo] = [Number(row?.opening), Number(row?.credits), Number(row?.debits)]
  return { openingKobo, creditsKobo, debitsKobo, closingKobo: openingKobo + creditsKobo + debitsKobo }
}

const midnight = (day: string) => new Date(`${day}T00:00:00+01:00`)
const dayAfter = (day: string) => later(midnight(day), 24 * 60 * minute)

type Kind = 'funding' | 'failed' | 'abandoned' | 'withdrawal' | 'refused' | 'returned' | 'plan' | 'plan by card'
const kindWeights: Readonly<Record<Kind, number>> = { funding: 50, failed: 8, abandoned: 4, withdrawal: 22, refused: 6, returned: 4, plan: 4, 'plan by card': 2 }
const statusOf = { funding: 'success', failed: 'failed', abandoned: 'abandoned', withdrawal: 'success', refused: 'failed', returned: 'reversed', plan: 'success', 'plan by card': 'success' } as const satisfies Record<Kind, string>
const fee = 2_500

/** One payment with what it books, as `settle.ts` and `wallet.ts` book it; the first ones fill the wallet. */
function paymentOf(number: number, at: Date, balance: number) {
  const random = randomFrom(number)
  const drawn = random.weighted(kindWeights)
  const kind: Kind = number < 20 || balance < 5_000_000 ? 'funding' : drawn
  const isTransfer = kind === 'withdrawal' || kind === 'refused' || kind === 'returned'
  const isPlan = kind === 'plan' || kind === 'plan by card'
  const kobo = isPlan ? 500_000 : random.between(100_000, isTransfer ? 4_000_000 : 90_000_000)
  const end = later(at, random.between(1, 50) * 1000)
  const [wallet, leaving] = [`wallet:${actor.employerId}`, `withdrawal:${actor.employerId}`]
  const begun = { kind: 'withdrawal-begun', at, moves: [[wallet, -kobo], [leaving, kobo]] as const }
  const postings: readonly { kind: string; at: Date; moves: readonly (readonly [account: string, kobo: number])[] }[] = {
    funding: [{ kind: 'funding', at: end, moves: [['gateway', -kobo], [wallet, kobo]] as const }],
    failed: [],
    abandoned: [],
    withdrawal: [begun, { kind: 'withdrawal-sent', at: end, moves: [[leaving, -kobo], ['gateway', kobo - fee], ['fee-income', fee]] as const }],
    refused: [begun, { kind: 'withdrawal-returned', at: end, moves: [[leaving, -kobo], [wallet, kobo]] as const }],
    returned: [begun, { kind: 'withdrawal-returned', at: end, moves: [[leaving, -kobo], [wallet, kobo]] as const }],
    plan: [{ kind: 'plan', at: end, moves: [[wallet, -kobo], ['plan-income', kobo]] as const }],
    'plan by card': [{ kind: 'plan', at: end, moves: [['gateway', -kobo], ['plan-income', kobo]] as const }],
  }[kind]
  const after = postings.flatMap(({ moves }) => moves).reduce((sum, [account, moved]) => (account === wallet ? sum + moved : sum), balance)
  const row: typeof payment.$inferInsert = {
    id: `txn_${number}`,
    reference: `MQ-X-${String(number).padStart(10, '0')}`,
    employerId: actor.employerId,
    type: isTransfer ? 'withdrawal' : isPlan ? 'subscription' : 'wallet_funding',
    direction: isTransfer || isPlan ? 'debit' : 'credit',
    amountKobo: kobo,
    feeKobo: isTransfer ? fee : 0,
    status: statusOf[kind],
    channel: isTransfer ? 'bank_transfer' : kind === 'plan' ? 'wallet' : 'card',
    description: 'Received from "Ọlá" & co, Lagos',
    provider: 'sandbox',
    balanceAfterKobo: after,
    createdAt: at,
    completedAt: end,
  }
  return { row, postings, after }
}

beforeAll(async () => {
  test = await createTestApp()
  actor = await test.createEmployer()
  const { employerId } = actor
  await test.db.insert(ledgerAccount).values((['wallet', 'withdrawal'] as const).map((kind) => ({ id: `${kind}:${employerId}`, kind, employerId })))
  let at = begin
  let balance = 0
  for (let first = 0; first < count; first += atOnce) {
    const some = Array.from({ length: atOnce }, (_, index) => {
      const next = later(at, randomFrom(first + index).between(1, 60) * minute)
      const between = midnights.find((moment) => later(at, 4_000) < moment && moment <= next)
      at = between === undefined ? next : later(between, -4_000)
      const made = paymentOf(first + index, at, balance)
      balance = made.after
      return made
    })
    // Written many at a time, with the ledger's own rules: the database sums, checks and counts each entry.
    await test.db.transaction(async (tx) => {
      await tx.insert(payment).values(some.map(({ row }) => row))
      const postings = some.flatMap(({ row, postings: booked }) => booked.map((posting) => ({ ...posting, paymentId: row.id })))
      const ids = await tx.insert(ledgerPosting).values(postings.map(({ paymentId, kind, at: postedAt }) => ({ paymentId, kind, postedAt }))).returning({ id: ledgerPosting.id, paymentId: ledgerPosting.paymentId, kind: ledgerPosting.kind })
      const idOf = new Map(ids.map(({ id, paymentId, kind }) => [`${paymentId} ${kind}`, id]))
      await tx.insert(ledgerEntry).values(postings.flatMap(({ paymentId, kind, moves }) => moves.map(([accountId, amountKobo]) => ({ postingId: idOf.get(`${paymentId} ${kind}`) ?? 0, accountId, amountKobo }))))
    })
  }
  test.advance(at.getTime() + minute - test.deps.now().getTime())
  actor = { ...actor, token: await startSession(test.db, employerId, test.deps.now()) }
  all = await readAll({})
})
afterAll(() => test.close())

it('has 5,000 transactions over leap day, month ends and midnights, in a ledger that is right', async () => {
  expect(all).toHaveLength(count)
  expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  expect(new Set(all.map(({ id }) => id)).size).toBe(count)
  expect(new Set(all.map(({ createdAt }) => createdAt.slice(0, 7))).size).toBeGreaterThanOrEqual(4)
  expect(all.some(({ createdAt }) => createdAt.startsWith('2028-02-29'))).toBe(true)
})

describe('a statement', () => {
  it('of everything equals the ledger to the kobo', async () => {
    expect(statementOf(all)).toMatchObject({ kind: 'known', ...(await ledger(begin, later(test.deps.now(), minute))) })
    const { data } = await test.call(api.dashboard.getWallet, {}, actor)
    expect(statementOf(all)).toMatchObject({ closingKobo: data.availableKobo })
  })

  it.each([
    ['December', '2027-12-01', '2027-12-31'],
    ['January', '2028-01-01', '2028-01-31'],
    ['the month with a leap day', '2028-02-01', '2028-02-29'],
    ['leap day', '2028-02-29', '2028-02-29'],
    ['the day after it', '2028-03-01', '2028-03-01'],
    ["New Year's Eve", '2027-12-31', '2027-12-31'],
    ['over a year’s end', '2027-12-31', '2028-01-01'],
    ['a week', '2028-01-10', '2028-01-16'],
  ])('of %s equals the ledger to the kobo', async (_words, from, to) => {
    const rows = await readAll({ from, to })
    expect(rows.length).toBeGreaterThan(20)
    expect(rows).toEqual(all.filter(({ createdAt }) => new Date(createdAt) >= midnight(from) && new Date(createdAt) < dayAfter(to)))
    const { lines: _, ...statement } = statementOf(rows)
    expect(statement).toEqual({ kind: 'known', ...(await ledger(midnight(from), dayAfter(to))) })
  })

  it('goes on where the one of the month before ended', async () => {
    const months = [['2027-12-01', '2027-12-31'], ['2028-01-01', '2028-01-31'], ['2028-02-01', '2028-02-29']] as const
    const statements = []
    for (const [from, to] of months) statements.push(statementOf(await readAll({ from, to })))
    const [december, january, february] = statements.map(({ openingKobo, closingKobo }) => [openingKobo, closingKobo])
    expect(january?.[0]).toBeGreaterThan(0)
    expect(january?.[0]).toBe(december?.[1])
    expect(february?.[0]).toBe(january?.[1])
  })
})

describe('the file', () => {
  const inKobo = (decimal: string) => BigInt(decimal.replace('.', ''))

  it('of 5,000 transactions equals the ledger to the kobo, row by row', async () => {
    const [, ...lines] = transactionsCsv(all).slice(1).trimEnd().split('\r\n')
    expect(lines).toHaveLength(count)
    const { rows } = await test.db.execute<{ reference: string; amount: string; fee: string; after: string | null; moved: string }>(sql`select p.reference, p.amount_kobo as amount, p.fee_kobo as fee, p.status,
      (select e.balance_after_kobo from ledger_entry e join ledger_posting g on g.id = e.posting_id where g.payment_id = p.id and e.account_id = ${`wallet:${actor.employerId}`} order by e.id desc limit 1) as after,
      (select coalesce(sum(e.amount_kobo), 0) from ledger_entry e join ledger_posting g on g.id = e.posting_id where g.payment_id = p.id and e.account_id = ${`wallet:${actor.employerId}`}) as moved from payment p`)
    const booked = new Map(
      rows.map(({ reference, amount, fee, after, moved }) => [reference, { amount: BigInt(amount), fee: BigInt(fee), net: BigInt(amount) - BigInt(fee), after, moved: BigInt(moved) }]),
    )
    const written = new Map(
      lines.map((line) => {
        // The one cell with commas in it is quoted, and is no number.
        const [, , , , reference = '', , direction, amount = '', fee = '', net = '', after = ''] = line.replace(/"(?:[^"]|"")*"/, '').split(',')
        const row = booked.get(reference)
        // What did not move in the wallet has no entry there to compare with: its balance is that of the moment.
        const moved = row?.moved === 0n ? 0n : inKobo(amount) * (direction === 'debit' ? -1n : 1n)
        return [reference, { amount: inKobo(amount), fee: inKobo(fee), net: inKobo(net), after: row?.after === null ? null : String(inKobo(after)), moved }]
      }),
    )
    expect(written).toEqual(booked)
    const total = [...booked.values()].reduce((sum, { moved }) => sum + moved, 0n)
    const { data } = await test.call(api.dashboard.getWallet, {}, actor)
    expect(total).toBe(BigInt(data.availableKobo ?? -1))
  })
})
