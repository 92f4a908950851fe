import { sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerEntry, ledgerPosting } from '../../db/money-schema.ts'
import { type TestApp, createTestApp } from '../../testing/test-app.ts'
import { type Move, auditLedger, balancesOf, post } from './ledger.ts'
import { lockPayment, transitionPayment, findOrCreatePayment } from './payments.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

let employers = 0
const newEmployer = async () => (await test.createEmployer(`ledger-${(employers += 1)}@venue.example`)).employerId

const newPayment = (employerId: string, changes: object = {}) => ({
  employerId,
  type: 'wallet_funding' as const,
  direction: 'credit' as const,
  amountKobo: 100_000,
  description: 'Wallet funding',
  provider: 'sandbox',
  ...changes,
})

const open = (employerId: string) =>
  test.db.transaction((tx) => findOrCreatePayment(tx, newPayment(employerId), test.deps.now()))

async function move(employerId: string, kind: string, moves: readonly Move[]) {
  const { payment } = await open(employerId)
  await test.db.transaction((tx) => post(tx, { paymentId: payment.id, kind, at: test.deps.now(), moves }))
}

const fund = (employerId: string, kobo: number) =>
  move(employerId, 'funding', [
    { account: { kind: 'wallet', employerId }, kobo },
    { account: { kind: 'gateway' }, kobo: -kobo },
  ])

describe('a posting', () => {
  it('changes the balances on both sides and sums to zero', async () => {
    const employerId = await newEmployer()
    await fund(employerId, 500_000)
    await move(employerId, 'gig', [
      { account: { kind: 'wallet', employerId }, kobo: -300_001 },
      { account: { kind: 'held', employerId, gigId: 'gig_1' }, kobo: 285_001 },
      { account: { kind: 'fee-income' }, kobo: 15_000 },
    ])
    expect(await balancesOf(test.db, employerId)).toEqual({ availableKobo: 199_999, heldKobo: 285_001, leavingKobo: 0 })
    expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('is refused completely when an account would become negative', async () => {
    const employerId = await newEmployer()
    await fund(employerId, 1)
    const spend = move(employerId, 'withdrawal', [
      { account: { kind: 'wallet', employerId }, kobo: -2 },
      { account: { kind: 'withdrawal', employerId }, kobo: 2 },
    ])
    await expect(spend).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(await balancesOf(test.db, employerId)).toEqual({ availableKobo: 1, heldKobo: 0, leavingKobo: 0 })
  })

  it.each([
    ['that does not add up', [1, -2]],
    ['of nothing', [0, 0]],
    ['of a part of a kobo', [0.5, -0.5]],
    ['of more than a number can hold', [2 ** 53, -(2 ** 53)]],
  ])('%s is a mistake', async (_why, [left = 0, right = 0]) => {
    const employerId = await newEmployer()
    await expect(
      move(employerId, 'funding', [
        { account: { kind: 'wallet', employerId }, kobo: left },
        { account: { kind: 'gateway' }, kobo: right },
      ]),
    ).rejects.toThrow('Not a movement of money')
  })

  it('is written once per payment and kind', async () => {
    const employerId = await newEmployer()
    const { payment } = await open(employerId)
    const book = () =>
      test.db.transaction((tx) =>
        post(tx, {
          paymentId: payment.id,
          kind: 'funding',
          at: test.deps.now(),
          moves: [
            { account: { kind: 'wallet', employerId }, kobo: 5 },
            { account: { kind: 'gateway' }, kobo: -5 },
          ],
        }),
      )
    const results = await Promise.allSettled(Array.from({ length: 5 }, book))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await balancesOf(test.db, employerId)).availableKobo).toBe(5)
  })

  it('cannot spend the same money twice concurrently', async () => {
    const employerId = await newEmployer()
    await fund(employerId, 100)
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        move(employerId, 'withdrawal', [
          { account: { kind: 'wallet', employerId }, kobo: -60 },
          { account: { kind: 'withdrawal', employerId }, kobo: 60 },
        ]),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balancesOf(test.db, employerId)).toEqual({ availableKobo: 40, heldKobo: 0, leavingKobo: 60 })
  })

  it('keeps sum and balances correct for random postings in any order', async () => {
    const ids = [await newEmployer(), await newEmployer()]
    const kinds = ['wallet', 'withdrawal', 'gateway', 'plan-income', 'fee-income'] as const
    const side = record({ kind: constantFrom(...kinds), who: constantFrom(...ids) })
    const movement = record({ from: side, to: side, kobo: integer({ min: 1, max: 10 ** 12 }) })
    const account = ({ kind, who }: { kind: (typeof kinds)[number]; who: string }) =>
      kind === 'wallet' || kind === 'withdrawal' ? { kind, employerId: who } : { kind }
    await assert(
      asyncProperty(array(movement, { minLength: 4, maxLength: 12 }), async (movements) => {
        await Promise.allSettled(
          movements.map(({ from, to, kobo }) =>
            move(ids[0] ?? '', 'mixed', [
              { account: account(from), kobo: -kobo },
              { account: account(to), kobo },
            ]),
          ),
        )
        expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
      }),
      { numRuns: 15 },
    )
  })
})

describe('the database', () => {
  /** The database's error message. */
  const reasonOf = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'nothing',
      (error: unknown) => (error instanceof Error ? String(error.cause ?? error) : String(error)),
    )
  const raw = (statement: ReturnType<typeof sql>) => test.db.execute(statement)

  it('refuses to change or delete entries', async () => {
    await fund(await newEmployer(), 7)
    expect(await reasonOf(raw(sql`update ledger_entry set amount_kobo = 1`))).toContain('never changed')
    expect(await reasonOf(raw(sql`delete from ledger_entry`))).toContain('never changed')
    expect(await reasonOf(raw(sql`truncate ledger_entry`))).toContain('never changed')
    expect(await reasonOf(raw(sql`delete from ledger_posting`))).toContain('never changed')
  })

  it('refuses a posting that does not sum to zero, and one without entries', async () => {
    const { payment } = await open(await newEmployer())
    const write = (entries: readonly number[]) =>
      test.db.transaction(async (tx) => {
        const [row] = await tx
          .insert(ledgerPosting)
          .values({ paymentId: payment.id, kind: 'broken', postedAt: test.deps.now() })
          .returning()
        for (const amountKobo of entries) {
          await tx.insert(ledgerEntry).values({ postingId: row?.id ?? 0, accountId: 'gateway', amountKobo })
        }
      })
    expect(await reasonOf(write([5, -4]))).toContain('does not sum to zero')
    expect(await reasonOf(write([]))).toContain('does not sum to zero')
    expect(await reasonOf(write([5, -5]))).toBe('nothing')
  })

  it('refuses to add entries to an existing posting', async () => {
    await fund(await newEmployer(), 9)
    expect(
      await reasonOf(
        raw(
          sql`insert into ledger_entry (posting_id, account_id, amount_kobo) select max(id), 'gateway', 1 from ledger_posting`,
        ),
      ),
    ).toContain('is closed')
  })
})

describe('a payment', () => {
  const clientReference = '7d5f3c1e-0b0a-4c57-9a44-0d1b2c3d4e5f'

  it('is created once by concurrent equal calls', async () => {
    const employerId = await newEmployer()
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.db.transaction((tx) =>
          findOrCreatePayment(tx, newPayment(employerId, { clientReference }), test.deps.now()),
        ),
      ),
    )
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(results.map(({ payment }) => payment.reference)).size).toBe(1)
  })

  it('can have the same reference as a payment of another employer', async () => {
    const [firstEmployerId, secondEmployerId] = [await newEmployer(), await newEmployer()]
    const make = (employerId: string) =>
      test.db.transaction((tx) => findOrCreatePayment(tx, newPayment(employerId, { clientReference }), test.deps.now()))
    expect((await make(firstEmployerId)).isNew).toBe(true)
    expect((await make(secondEmployerId)).isNew).toBe(true)
  })

  it('cannot change under the same reference', async () => {
    const employerId = await newEmployer()
    const make = (amountKobo: number) =>
      test.db.transaction((tx) =>
        findOrCreatePayment(tx, newPayment(employerId, { clientReference, amountKobo }), test.deps.now()),
      )
    await make(100)
    await expect(make(200)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('follows the table of transitions, and its end is final', async () => {
    const { payment } = await open(await newEmployer())
    const go = (to: 'processing' | 'success' | 'failed' | 'reversed') =>
      test.db.transaction(async (tx) => transitionPayment(tx, await lockPayment(tx, payment.id), to, test.deps.now()))
    expect((await go('processing')).completedAt).toBeNull()
    expect((await go('success')).completedAt).toEqual(test.deps.now())
    await expect(go('failed')).rejects.toThrow('cannot go from success to failed')
    expect((await go('reversed')).status).toBe('reversed')
    await expect(go('success')).rejects.toThrow('cannot go from reversed to success')
  })
})
