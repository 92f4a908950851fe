import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { goTo, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { settle } from './settle.ts'

let test: TestApp
let actor: Actor
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const go = async (moment: string) => {
  actor = await goTo(test, actor, moment)
}
const settleAs = (reference: string, status: 'success' | 'failed' | 'reversed') =>
  settle(test.db, reference, { status }, test.deps.now())
const fund = async (amountKobo: number) => {
  const { data } = await test.call(api.wallet.fund, { body: { amountKobo, ref: randomUUID() } }, actor)
  await settleAs(data.reference, 'success')
  return data.reference
}
const withdraw = async (amountKobo: number) =>
  (await test.call(api.wallet.withdraw, { body: { amountKobo, pin: readyPin, ref: randomUUID() } }, actor)).data
    .reference
const statement = async (from: string, to: string, page: { limit?: number; skip?: number } = {}) =>
  (await test.call(api.statements.get, { query: { from, to, ...page } }, actor)).data
const available = async () => (await test.call(api.dashboard.getWallet, {}, actor)).data.availableKobo

/** A ready employer with this much in the wallet, funded at a moment. */
const begin = async (moment: string, kobo: number) => {
  test.advance(Date.parse(moment) - test.deps.now().getTime())
  actor = await readyEmployer(test, { kobo })
}

describe('a statement of the wallet', () => {
  it('lists a withdrawal on the day it was debited and its return on the day it was credited, over a month end', async () => {
    await begin('2026-11-10T09:00:00+01:00', 10_000_000)
    await go('2026-11-30T12:00:00+01:00')
    const withdrawal = await withdraw(5_000_000)
    await go('2026-12-01T12:00:00+01:00')
    const funding = await fund(1_000_000)
    await go('2026-12-02T12:00:00+01:00')
    await settleAs(withdrawal, 'failed')
    expect(await statement('2026-11-30', '2026-11-30')).toMatchObject({
      openingKobo: 10_000_000,
      closingKobo: 5_000_000,
      lines: [
        {
          reference: withdrawal,
          direction: 'debit',
          amountKobo: 5_000_000,
          returned: false,
          postedAt: '2026-11-30T11:00:00.000Z',
        },
      ],
    })
    expect(await statement('2026-12-01', '2026-12-31')).toMatchObject({
      openingKobo: 5_000_000,
      closingKobo: 11_000_000,
      totalLine: 2,
      lines: [
        { reference: funding, direction: 'credit', amountKobo: 1_000_000, returned: false },
        {
          reference: withdrawal,
          direction: 'credit',
          amountKobo: 5_000_000,
          returned: true,
          postedAt: '2026-12-02T11:00:00.000Z',
        },
      ],
    })
    expect(await available()).toBe(11_000_000)
  })

  it('lists a chargeback on the day it was booked', async () => {
    await begin('2027-10-01T09:00:00+01:00', 0)
    await go('2027-11-03T12:00:00+01:00')
    const funding = await fund(4_500_000)
    await go('2027-11-20T12:00:00+01:00')
    await settleAs(funding, 'reversed')
    expect(await statement('2027-11-01', '2027-11-10')).toMatchObject({ openingKobo: 0, closingKobo: 4_500_000 })
    expect(await statement('2027-11-11', '2027-11-30')).toMatchObject({
      openingKobo: 4_500_000,
      closingKobo: 0,
      lines: [{ reference: funding, direction: 'debit', amountKobo: 4_500_000, returned: true }],
    })
    expect(await available()).toBe(0)
  })

  it('lists the part of a chargeback that the balance covered, and the rest when a withdrawal comes back', async () => {
    await begin('2028-10-01T09:00:00+01:00', 0)
    const funding = await fund(4_500_000)
    const withdrawal = await withdraw(3_000_000)
    await go('2028-11-02T12:00:00+01:00')
    await settleAs(funding, 'reversed')
    expect(await statement('2028-11-01', '2028-11-30')).toMatchObject({
      openingKobo: 1_500_000,
      closingKobo: 0,
      lines: [{ direction: 'debit', amountKobo: 1_500_000 }],
    })
    await go('2028-12-02T12:00:00+01:00')
    await settleAs(withdrawal, 'reversed')
    expect(await statement('2028-12-01', '2028-12-31')).toMatchObject({
      openingKobo: 0,
      closingKobo: 0,
      lines: [
        { reference: withdrawal, direction: 'credit', amountKobo: 3_000_000, returned: true },
        { reference: funding, direction: 'debit', amountKobo: 3_000_000, returned: true },
      ],
    })
  })

  it('starts and ends its days at midnight in Lagos', async () => {
    await begin('2029-11-01T09:00:00+01:00', 0)
    await go('2029-11-30T23:59:59.999+01:00')
    await fund(1_000_000)
    await go('2029-12-01T00:00:00+01:00')
    await fund(2_000_000)
    expect(await statement('2029-11-01', '2029-11-30')).toMatchObject({
      openingKobo: 0,
      closingKobo: 1_000_000,
      totalLine: 1,
    })
    expect(await statement('2029-12-01', '2029-12-01')).toMatchObject({
      openingKobo: 1_000_000,
      closingKobo: 3_000_000,
      totalLine: 1,
    })
  })

  it('has correct balances when concurrent postings were written in another order than their times', async () => {
    await begin('2030-11-30T09:00:00+01:00', 0)
    await go('2030-12-01T00:00:00.100+01:00')
    await fund(2_000_000)
    test.advance(-200)
    await fund(1_000_000)
    expect(await statement('2030-11-30', '2030-11-30')).toMatchObject({
      openingKobo: 0,
      closingKobo: 1_000_000,
      totalLine: 1,
    })
    expect(await statement('2030-12-01', '2030-12-01')).toMatchObject({
      openingKobo: 1_000_000,
      closingKobo: 3_000_000,
      totalLine: 1,
    })
  })

  it('is read in pages, each with the balances of the whole range', async () => {
    await begin('2031-11-01T09:00:00+01:00', 0)
    for (const kobo of [100_000, 200_000, 300_000]) {
      test.advance(1000)
      await fund(kobo)
    }
    const days = ['2031-11-01', '2031-11-30'] as const
    const pages = [await statement(...days, { limit: 2 }), await statement(...days, { limit: 2, skip: 2 })]
    expect(pages.map(({ lines }) => lines.map(({ amountKobo }) => amountKobo))).toEqual([[100_000, 200_000], [300_000]])
    for (const page of pages) expect(page).toMatchObject({ openingKobo: 0, closingKobo: 600_000, totalLine: 3 })
  })

  it('of an unused wallet is empty', async () => {
    await begin('2032-11-01T09:00:00+01:00', 0)
    expect(await statement('2032-11-01', '2032-11-30')).toEqual({
      openingKobo: 0,
      closingKobo: 0,
      lines: [],
      totalLine: 0,
    })
  })

  it('is refused without days, and for a start after the end', async () => {
    const ask = async (query: object) => (await test.call(api.statements.get, { query } as never, actor)).body.errors
    expect(await ask({ from: '2025-12-01', to: '2025-11-01' })).toEqual({ from: 'from must not be after to' })
    expect(Object.keys((await ask({})) ?? {})).toEqual(['from', 'to'])
  })
})
