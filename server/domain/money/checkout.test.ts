import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { postGig, readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { settle } from './settle.ts'

const { billing, gigs, wallet } = api

let test: TestApp
let actor: Actor
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  actor = await readyEmployer(test)
})

describe('a payment on the page that is over', () => {
  const begin = async () => {
    const { id: gigId } = await postGig(test, actor)
    const body = { method: 'checkout' as const, gigId, ref: randomUUID() }
    const again = () => test.call(gigs.getPaymentData, { body }, actor)
    return { gigId, again, reference: (await again()).data.reference ?? '' }
  }

  it.each(['failed', 'abandoned', 'reversed'] as const)('and is %s is not begun again by the same reference', async (status) => {
    const { again, reference } = await begin()
    await settle(test.db, reference, { status }, test.deps.now())
    const answer = await again()
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([409, 'CONFLICT', 'This payment is over. Start again to make a new one.'])
  })

  it('and has arrived is told without a page to pay on', async () => {
    const { again, reference } = await begin()
    await settle(test.db, reference, { status: 'success', amountKobo: 10_537_500 }, test.deps.now())
    expect((await again()).data).toMatchObject({ reference, authorizationUrl: null })
  })

  it('for a plan or the wallet leads to no page either', async () => {
    const plan = { planCode: 'enterprise' as const, interval: 'month' as const, method: 'checkout' as const, ref: randomUUID() }
    const subscribe = () => test.call(billing.subscribe, { body: plan }, actor)
    await settle(test.db, (await subscribe()).data.reference ?? '', { status: 'success', amountKobo: 5_000_000 }, test.deps.now())
    expect((await subscribe()).data).toMatchObject({ reference: expect.stringMatching(/^MQ-S-/), transaction: { status: 'success' } })
    const funding = { amountKobo: 200_000, ref: randomUUID() }
    const fund = () => test.call(wallet.fund, { body: funding }, actor)
    await settle(test.db, (await fund()).data.reference, { status: 'success', amountKobo: 200_000 }, test.deps.now())
    const answer = await fund()
    expect([answer.body.code, answer.body.message]).toEqual(['CONFLICT', 'This payment has arrived already. It is in your wallet.'])
  })
})
