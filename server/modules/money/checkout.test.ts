import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { ChargeRefused } from '../../ports/payments.ts'
import { payment } from '../../db/money-schema.ts'
import { postGig, readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { settle } from './settle.ts'

const { billing, dashboard, gigs, payments, wallet } = api

let test: TestApp
let actor: Actor
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  actor = await readyEmployer(test)
})
afterEach(() => vi.restoreAllMocks())

describe('a final payment on the page', () => {
  const begin = async () => {
    const { id: gigId } = await postGig(test, actor)
    const body = { method: 'checkout' as const, gigId, ref: randomUUID() }
    const again = () => test.call(gigs.getPaymentData, { body }, actor)
    return { gigId, again, reference: (await again()).data.reference ?? '' }
  }

  it.each(['failed', 'abandoned', 'reversed'] as const)(
    'that is %s is not started again with the same reference',
    async (status) => {
      const { again, reference } = await begin()
      await settle(test.db, reference, { status }, test.deps.now())
      const answer = await again()
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        'CONFLICT',
        'This payment is over. Start again to make a new one.',
      ])
    },
  )

  it('names its page only while the provider has not reported it as under way', async () => {
    const { again, reference } = await begin()
    const { authorizationUrl: page } = (await again()).data
    const read = async () => {
      const one = (await test.call(payments.get, { params: { id: reference } }, actor)).data
      const list = (await test.call(payments.list, { query: {} }, actor)).data.transactions
      return [one, list.find((listed) => listed.reference === reference)].map((found) => found?.authorizationUrl)
    }
    expect(page).toMatch(/^https?:/)
    expect(await read()).toEqual([page, page])
    for (const status of ['processing', 'abandoned'] as const) {
      await settle(test.db, reference, { status }, test.deps.now())
      expect(await read()).toEqual([null, null])
    }
  })

  it('is answered without a page URL when it has succeeded', async () => {
    const { again, reference } = await begin()
    await settle(test.db, reference, { status: 'success', amountKobo: 10_537_500 }, test.deps.now())
    expect((await again()).data).toMatchObject({ reference, authorizationUrl: null })
  })

  it('for a plan or the wallet has no page URL either', async () => {
    const plan = {
      planCode: 'enterprise' as const,
      interval: 'month' as const,
      method: 'checkout' as const,
      ref: randomUUID(),
    }
    const subscribe = () => test.call(billing.subscribe, { body: plan }, actor)
    await settle(
      test.db,
      (await subscribe()).data.reference ?? '',
      { status: 'success', amountKobo: 5_000_000 },
      test.deps.now(),
    )
    expect((await subscribe()).data).toMatchObject({
      reference: expect.stringMatching(/^MQ-S-/),
      transaction: { status: 'success' },
    })
    const funding = { amountKobo: 200_000, ref: randomUUID() }
    const fund = () => test.call(wallet.fund, { body: funding }, actor)
    await settle(test.db, (await fund()).data.reference, { status: 'success', amountKobo: 200_000 }, test.deps.now())
    const answer = await fund()
    expect([answer.body.code, answer.body.message]).toEqual([
      'CONFLICT',
      'This payment has arrived already. It is in your wallet.',
    ])
  })
})

describe('a payment that its provider refuses to start', () => {
  const begin = async () => {
    const ref = randomUUID()
    const call = () => test.call(wallet.fund, { body: { amountKobo: 200_000, ref } }, actor)
    const read = async () => (await test.db.select().from(payment).where(eq(payment.clientReference, ref)))[0]
    return { call, read }
  }
  const refuse = () =>
    vi.spyOn(test.payments, 'beginCharge').mockRejectedValue(new ChargeRefused('Duplicate Transaction Reference'))

  it('is not abandoned when the provider does not know it', async () => {
    refuse()
    vi.spyOn(test.payments, 'lookUpCharge').mockResolvedValue(undefined)
    const { call, read } = await begin()
    expect((await call()).body.code).toBe('UNAVAILABLE')
    test.advance(60_000)
    expect((await call()).body.code).toBe('UNAVAILABLE')
    expect(await read()).toMatchObject({ status: 'pending' })
  })

  it('is booked when it is already paid', async () => {
    refuse()
    const { call, read } = await begin()
    await call()
    test.advance(60_000)
    test.payments.decide((await read())?.reference ?? '', { status: 'success', amountKobo: 200_000 })
    const answer = await call()
    expect([answer.body.code, answer.body.message]).toEqual([
      'CONFLICT',
      'This payment has arrived already. It is in your wallet.',
    ])
    expect((await test.call(dashboard.getWallet, {}, actor)).data.availableKobo).toBe(100_200_000)
  })

  it('stays open while it is being paid', async () => {
    refuse()
    const { call, read } = await begin()
    await call()
    test.advance(60_000)
    test.payments.decide((await read())?.reference ?? '', { status: 'processing' })
    expect((await call()).body.code).toBe('UNAVAILABLE')
    expect(await read()).toMatchObject({ status: 'processing' })
  })

  it('returns no page that arrives after it was abandoned', async () => {
    const first = Promise.withResolvers<{ authorizationUrl: string }>()
    vi.spyOn(test.payments, 'beginCharge')
      .mockReturnValueOnce(first.promise)
      .mockRejectedValue(new ChargeRefused('Duplicate Transaction Reference'))
    const { call, read } = await begin()
    const slow = call()
    await vi.waitFor(async () => expect(await read()).toMatchObject({ status: 'pending' }), { timeout: 30_000 })
    test.advance(60_000)
    expect((await call()).body.code).toBe('CONFLICT')
    first.resolve({ authorizationUrl: 'https://checkout.example/late' })
    expect((await slow).body).toMatchObject({
      code: 'CONFLICT',
      message: 'This payment is over. Start again to make a new one.',
    })
    expect(await read()).toMatchObject({ status: 'abandoned', authorizationUrl: null })
  })

  it('returns the page that arrived before it could be abandoned', async () => {
    refuse()
    const { call, read } = await begin()
    await call()
    test.advance(60_000)
    const authorizationUrl = 'https://checkout.example/slow'
    vi.spyOn(test.payments, 'lookUpCharge').mockImplementation(async () => {
      await test.db
        .update(payment)
        .set({ authorizationUrl })
        .where(eq(payment.id, (await read())?.id ?? ''))
      return { status: 'pending' }
    })
    expect((await call()).data).toMatchObject({ authorizationUrl })
    expect(await read()).toMatchObject({ status: 'pending' })
  })
})
