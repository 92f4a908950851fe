import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import type { WalletStatement } from '../../../src/api/contract/schemas/statement.ts'
import type { PaymentTransaction } from '../../../src/api/contract/schemas/transaction.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { writeWalletLife } from '../../testing/wallet-life.ts'
import { day, later, minute } from '../../platform/clock/time.ts'
import { startSession } from '../auth/sessions.ts'
import { auditLedger } from './ledger.ts'

// Five thousand payments are written and read back page by page, on however busy a machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const count = 5000
const begin = new Date('2027-11-20T08:00:00+01:00')
/** Midnights in Lagos during which a payment is in progress. */
const midnights = ['2027-12-01', '2028-01-01', '2028-02-01', '2028-02-29', '2028-03-01'].map(
  (day) => new Date(`${day}T00:00:00+01:00`),
)

interface Statement {
  readonly kind: 'known' | 'unknown'
  readonly lines: readonly unknown[]
  readonly openingKobo?: number
  readonly closingKobo?: number
}

/** The screens' own functions for statements. Their modules are typed for browsers, so only the needed types are declared here. */
const screens = (name: string) => import(`../../../src/features/wallet/model/${name}.ts`) as Promise<unknown>
const { statementOf } = (await screens('statement')) as { statementOf: (read: WalletStatement) => Statement }
const { transactionsCsv } = (await screens('transactions-csv')) as {
  transactionsCsv: (rows: readonly PaymentTransaction[]) => string
}

let test: TestApp
let actor: Actor
let all: PaymentTransaction[] = []

/** Reads every page of the history, as the screens do. */
async function readAll(query: { from?: string; to?: string }): Promise<PaymentTransaction[]> {
  const rows: PaymentTransaction[] = []
  for (let skip = 0; ; skip += 100) {
    const { data } = await test.call(
      api.payments.list,
      { query: { ...query, sort: 'oldest', limit: 100, skip } },
      actor,
    )
    rows.push(...data.transactions)
    if (rows.length >= data.totalTransaction) return rows
  }
}

/** Reads every page of a statement, as its screen does: the balances are those of the last page. */
async function readStatement(from: string, to: string): Promise<Statement> {
  const lines: WalletStatement['lines'] = []
  for (let skip = 0; ; skip += 100) {
    const { data } = await test.call(api.statements.get, { query: { from, to, limit: 100, skip } }, actor)
    lines.push(...data.lines)
    if (lines.length >= data.totalLine) return statementOf({ ...data, lines })
  }
}

/** What the ledger's own entries say of the wallet from one moment to another, in kobo. Here they are in the order of their time, so each carries the balance of its moment. */
async function ledger(from: Date, to: Date) {
  const [begun, ended] = [from.toISOString(), to.toISOString()]
  const { rows } = await test.db.execute<{
    opening: string
    closing: string
    credits: string
    debits: string
  }>(sql`with entry as (
    select e.id, e.amount_kobo as kobo, e.balance_after_kobo as after, g.posted_at as at from ledger_entry e join ledger_posting g on g.id = e.posting_id where e.account_id = ${`wallet:${actor.employerId}`})
    select coalesce((select after from entry where at < ${begun}::timestamptz order by id desc limit 1), 0) as opening,
      coalesce((select after from entry where at < ${ended}::timestamptz order by id desc limit 1), 0) as closing,
      coalesce((select sum(kobo) from entry where at >= ${begun}::timestamptz and at < ${ended}::timestamptz and kobo > 0), 0) as credits,
      coalesce((select sum(kobo) from entry where at >= ${begun}::timestamptz and at < ${ended}::timestamptz and kobo < 0), 0) as debits`)
  const [row] = rows
  return {
    openingKobo: Number(row?.opening),
    creditsKobo: Number(row?.credits),
    debitsKobo: Number(row?.debits),
    closingKobo: Number(row?.closing),
  }
}

const midnight = (day: string) => new Date(`${day}T00:00:00+01:00`)
const dayAfter = (date: string) => later(midnight(date), day)
const lagosMonth = (moment: string) =>
  later(new Date(moment), 60 * minute)
    .toISOString()
    .slice(0, 7)

beforeAll(async () => {
  test = await createTestApp()
  actor = await test.createEmployer()
  const { employerId } = actor
  const last = await writeWalletLife(test.db, { employerId, count, begin, midnights })
  // Without statistics the planner reads all of the wallet's entries for each payment.
  await test.db.execute(sql`analyze`)
  test.advance(last.getTime() - test.deps.now().getTime())
  actor = { ...actor, token: await startSession(test.db, employerId, test.deps.now()) }
  all = await readAll({})
})
afterAll(() => test.close())

it('has 5,000 transactions over leap day, month ends and midnights, and a correct ledger', async () => {
  expect(all).toHaveLength(count)
  expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  expect(new Set(all.map(({ id }) => id)).size).toBe(count)
  expect(new Set(all.map(({ createdAt }) => createdAt.slice(0, 7))).size).toBeGreaterThanOrEqual(4)
  expect(all.some(({ createdAt }) => createdAt.startsWith('2028-02-29'))).toBe(true)
})

it.each(['withdrawal failed', 'withdrawal reversed', 'wallet_funding reversed'])(
  'has a %s that started in one month and ended in a later one',
  (typeAndStatus) => {
    const found = all.filter(({ type, status }) => `${type} ${status}` === typeAndStatus)
    expect(
      found.some(({ createdAt, completedAt }) => lagosMonth(createdAt) < lagosMonth(completedAt ?? createdAt)),
    ).toBe(true)
  },
)

it('lists a payment on the day on which it was created', async () => {
  const rows = await readAll({ from: '2027-12-31', to: '2028-01-01' })
  expect(rows.length).toBeGreaterThan(20)
  expect(rows).toEqual(
    all.filter(
      ({ createdAt }) => new Date(createdAt) >= midnight('2027-12-31') && new Date(createdAt) < dayAfter('2028-01-01'),
    ),
  )
})

describe('a statement', () => {
  it('over the whole time equals the ledger to the kobo', async () => {
    const statement = await readStatement('2027-11-20', test.deps.now().toISOString().slice(0, 10))
    expect(statement).toMatchObject({ kind: 'known', ...(await ledger(begin, later(test.deps.now(), minute))) })
    const { data } = await test.call(api.dashboard.getWallet, {}, actor)
    expect(statement).toMatchObject({ openingKobo: 0, closingKobo: data.availableKobo })
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
  ])('of %s equals the ledger to the kobo', async (_description, from, to) => {
    const { lines, ...statement } = await readStatement(from, to)
    expect(lines.length).toBeGreaterThan(20)
    expect(statement).toEqual({ kind: 'known', ...(await ledger(midnight(from), dayAfter(to))) })
  })

  it('opens with the closing balance of the previous month', async () => {
    const months = [
      ['2027-12-01', '2027-12-31'],
      ['2028-01-01', '2028-01-31'],
      ['2028-02-01', '2028-02-29'],
    ] as const
    const statements = []
    for (const [from, to] of months) statements.push(await readStatement(from, to))
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
    const { rows } = await test.db.execute<{
      reference: string
      amount: string
      fee: string
      after: string | null
      moved: string
    }>(sql`select p.reference, p.amount_kobo as amount, p.fee_kobo as fee, p.status,
      (select e.balance_after_kobo from ledger_entry e join ledger_posting g on g.id = e.posting_id where g.payment_id = p.id and e.account_id = ${`wallet:${actor.employerId}`} order by e.id desc limit 1) as after,
      (select coalesce(sum(e.amount_kobo), 0) from ledger_entry e join ledger_posting g on g.id = e.posting_id where g.payment_id = p.id and e.account_id = ${`wallet:${actor.employerId}`}) as moved from payment p`)
    const booked = new Map(
      rows.map(({ reference, amount, fee, after, moved }) => [
        reference,
        { amount: BigInt(amount), fee: BigInt(fee), net: BigInt(amount) - BigInt(fee), after, moved: BigInt(moved) },
      ]),
    )
    const written = new Map(
      lines.map((line) => {
        // The one cell with commas in it is quoted, and is no number.
        const [, , , , reference = '', , direction, amount = '', fee = '', net = '', after = ''] = line
          .replace(/"(?:[^"]|"")*"/, '')
          .split(',')
        const row = booked.get(reference)
        // A payment without a wallet entry has no entry balance to compare with.
        const moved = row?.moved === 0n ? 0n : inKobo(amount) * (direction === 'debit' ? -1n : 1n)
        return [
          reference,
          {
            amount: inKobo(amount),
            fee: inKobo(fee),
            net: inKobo(net),
            after: row?.after === null ? null : String(inKobo(after)),
            moved,
          },
        ]
      }),
    )
    expect(written).toEqual(booked)
    const total = [...booked.values()].reduce((sum, { moved }) => sum + moved, 0n)
    const { data } = await test.call(api.dashboard.getWallet, {}, actor)
    expect(total).toBe(BigInt(data.availableKobo ?? -1))
  })
})
