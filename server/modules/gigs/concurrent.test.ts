import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { exampleGig } from '../../../src/api/contract/endpoints/gigs.ts'
import { api } from '../../../src/api/contract/table.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { workerGig } from '../../db/gig-schema.ts'
import { payment } from '../../db/money-schema.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { fillPlace, openGig, payGig, postGig, quoteOf, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { lockPlan } from '../billing/periods.ts'
import { lockGig } from './service.ts'

const { gigs } = api

let test: TestApp
let actor: Actor
beforeEach(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test)
  return test.close
})

/** Makes the same call twice and releases the lock once both wait for it, so that everything read before the lock is stale. */
async function twiceAtOnce<T>(lock: (tx: Transaction) => Promise<unknown>, call: () => Promise<T>): Promise<T[]> {
  const { begun } = await test.db.transaction(async (tx) => {
    await lock(tx)
    const both = [call(), call()]
    await untilLocked(test.db, both)
    return { begun: both }
  })
  return Promise.all(begun)
}

const plan = (tx: Transaction) => lockPlan(tx, actor.employerId)

it('answers two concurrent equal calls that post the last Gig of a plan with the same Gig', async () => {
  actor = await readyEmployer(test, { gigCount: 1 })
  const body = { ...exampleGig, ref: randomUUID() }
  const answers = await twiceAtOnce(plan, () => test.call(gigs.create, { body }, actor))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
})

it('answers two concurrent equal calls that pay from the wallet with the same payment', async () => {
  const { id } = await postGig(test, actor)
  const body = { quoteId: (await quoteOf(test, actor)).quoteId ?? '', pin: readyPin, ref: randomUUID() }
  const answers = await twiceAtOnce(plan, () => test.call(gigs.payFromWallet, { params: { id }, body }, actor))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1)
  expect((await payGig(test, actor, id)).body.code).toBe('GIG_STATE')
})

it('answers two concurrent equal calls that start a checkout with the same page', async () => {
  const { id } = await postGig(test, actor)
  const body = { method: 'checkout' as const, gigId: id, ref: randomUUID() }
  const answers = await twiceAtOnce(plan, () => test.call(gigs.getPaymentData, { body }, actor))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1)
})

it('answers two concurrent equal calls that cancel a Gig with the cancelled Gig', async () => {
  const { id } = await openGig(test, actor)
  const body = { reason: 'event_cancelled' as const, feeKobo: 0, pin: readyPin, ref: randomUUID() }
  const answers = await twiceAtOnce(
    (tx) => lockGig(tx, actor.employerId, id),
    () => test.call(gigs.cancel, { params: { id }, body }, actor),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ data }) => data.status)).toEqual(['cancelled', 'cancelled'])
  expect(await test.db.$count(payment, eq(payment.type, 'refund'))).toBe(1)
  expect(
    (await test.call(gigs.cancel, { params: { id }, body: { ...body, ref: randomUUID() } }, actor)).body.code,
  ).toBe('GIG_STATE')
})

it('compares the refund that was shown again once a hire that held the Gig is through', async () => {
  const { id } = await openGig(test, actor)
  const place = eq(workerGig.id, await fillPlace(test, actor, id))
  await test.db.update(workerGig).set({ status: 'cancelled' }).where(place)
  const { refundKobo, feeKobo } = (await test.call(gigs.get, { params: { id } }, actor)).data.cancellation
  const body = { reason: 'event_cancelled' as const, feeKobo, refundKobo, pin: readyPin, ref: randomUUID() }
  const { begun } = await test.db.transaction(async (tx) => {
    await lockGig(tx, actor.employerId, id)
    const cancelled = test.call(gigs.cancel, { params: { id }, body }, actor)
    await untilLocked(test.db, [cancelled])
    await tx.update(workerGig).set({ status: 'hired' }).where(place)
    return { begun: cancelled }
  })
  expect((await begun).body).toMatchObject({ code: 'FEE_UNCONFIRMED', feeKobo: 0, refundKobo: 10_000_000 })
  expect((await test.call(gigs.get, { params: { id } }, actor)).data).toMatchObject({ status: 'open', workersHired: 1 })
})
