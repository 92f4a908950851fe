import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { workerGig } from '../../db/gig-schema.ts'
import { payment } from '../../db/money-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { addWorker, noMoneyFaults } from '../../testing/people-state.ts'
import { openGig, readyPin } from '../../testing/ready-employer.ts'
import { hiringHarness } from '../../testing/hiring-harness.ts'
import type { Answer } from '../../testing/test-app.ts'
import { lockPlan } from '../billing/periods.ts'
import { lockGig } from '../gigs/service.ts'
import { settle } from '../money/settle.ts'
import { restrictWallet } from '../money/wallet-state.ts'

const { gigPeople, gigs } = api

type Outcome = Pick<Answer<unknown>, 'status' | 'body'>

const { state, call, read, available, apply, hire, fill, accept, faults } = hiringHarness()

/** Makes calls while a lock is held, and releases it once all wait for it, so that everything read before the lock is stale. */
async function whileLocked<T>(calls: readonly (() => Promise<T>)[], lock = lockOfGig): Promise<T[]> {
  const { begun } = await state.test.db.transaction(async (tx) => {
    await lock(tx)
    const all = calls.map((call) => call())
    await untilLocked(state.test.db, all)
    return { begun: all }
  })
  return Promise.all(begun)
}
const lockOfGig = (tx: Transaction): Promise<unknown> => lockGig(tx, state.actor.employerId, state.gigId)
const lockOfPlan = (tx: Transaction): Promise<unknown> => lockPlan(tx, state.actor.employerId)

const places = () =>
  state.test.db.$count(workerGig, and(eq(workerGig.gigId, state.gigId), ne(workerGig.status, 'cancelled')))
const codes = (answers: readonly Outcome[]) => answers.map(({ status, body }) => body.code ?? status).toSorted()

it('20 parallel hires of the last place fill it once', async () => {
  await fill()
  const all = await Promise.all(Array.from({ length: 20 }, () => apply()))
  const answers = await Promise.all(all.map(({ applicantId }) => hire(applicantId)))
  expect(codes(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 'NO_FREE_PLACE')])
  expect(await places()).toBe(2)
  expect(await faults()).toEqual(noMoneyFaults)
  expect(state.test.problems).toEqual([])
})

it('two devices that hire the same applicant hire once, and the second one reads what happened', async () => {
  const { applicantId } = await apply()
  const answers = await whileLocked([() => hire(applicantId), () => hire(applicantId)])
  expect(codes(answers)).toEqual([200, 'APPLICANT_STATE'])
  expect(answers.find(({ status }) => status !== 200)?.body.message).toBe('Tunde Bakare was hired in the meantime.')
  expect(await places()).toBe(1)
})

it('two equal calls with one reference answer the same place, and take the extra pay once', async () => {
  const { applicantId } = await apply()
  const body = { agreedKobo: 6_000_000, pin: readyPin, ref: randomUUID() }
  const answers = await whileLocked([() => hire(applicantId, body), () => hire(applicantId, body)], lockOfPlan)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await available()).toBe(100_000_000 - 10_537_500 - 1_053_750)
  expect(await faults()).toEqual(noMoneyFaults)
})

it('what the Gig holds beyond its places is used by one of two hires; the other one must be confirmed', async () => {
  await hire((await apply()).applicantId, { agreedKobo: 4_000_000 })
  state.gigId = (await openGig(state.test, state.actor, { workersNeeded: 3 })).id
  await hire((await apply()).applicantId, { agreedKobo: 4_000_000 })
  const [one, two] = [await apply(), await apply()]
  const dear = { agreedKobo: 6_000_000 }
  const answers = await whileLocked([() => hire(one.applicantId, dear), () => hire(two.applicantId, dear)])
  expect(codes(answers)).toEqual([200, 'EXTRA_PAY_UNCONFIRMED'])
  expect(await places()).toBe(2)
})

it('a hire and the cancellation of the Gig at the same time leave either a hired worker or a refunded Gig', async () => {
  const { applicantId } = await apply()
  const cancel = () =>
    call(gigs.cancel, {
      params: { id: state.gigId },
      body: { reason: 'event_cancelled', feeKobo: 0, pin: readyPin, ref: randomUUID() },
    })
  await Promise.all([hire(applicantId, { agreedKobo: 6_000_000, pin: readyPin }), cancel()])
  const { status, workersHired, payment } = await read()
  // Whichever comes first: a cancellation after the hire cancels the place, too.
  expect([status, workersHired, payment.heldKobo]).toEqual(['cancelled', 0, 0])
  expect(await faults()).toEqual(noMoneyFaults)
  expect(state.test.problems).toEqual([])
})

const lockOfChargeback = (tx: Transaction): Promise<unknown> => restrictWallet(tx, state.actor.employerId)

it('a hire waits for a chargeback that is being booked, and is refused after it', async () => {
  const { applicantId } = await apply()
  const answers = await whileLocked([() => hire(applicantId)], lockOfChargeback)
  expect(codes(answers)).toEqual(['WALLET_RESTRICTED'])
  expect(await places()).toBe(0)
})

it('hires for the held pay and a chargeback of the employer’s funding at the same time end, and nobody is hired after it', async () => {
  const { id } = await openGig(state.test, state.actor, { workersNeeded: 8 })
  state.gigId = id
  const all = await Promise.all(Array.from({ length: 8 }, () => apply()))
  const [funding] = await state.test.db
    .select()
    .from(payment)
    .where(and(eq(payment.employerId, state.actor.employerId), eq(payment.type, 'wallet_funding')))
  const [answers] = await Promise.all([
    Promise.all(all.slice(0, 7).map(({ applicantId }) => hire(applicantId))),
    settle(state.test.db, funding?.reference ?? '', { status: 'reversed' }, state.test.deps.now()),
  ])
  expect(codes(answers).filter((code) => code !== 200 && code !== 'WALLET_RESTRICTED')).toEqual([])
  expect(await places()).toBe(answers.filter(({ status }) => status === 200).length)
  expect((await hire(all[7]?.applicantId ?? '')).body.code).toBe('WALLET_RESTRICTED')
  expect(await faults()).toEqual(noMoneyFaults)
  expect(state.test.problems).toEqual([])
})

it('a worker who accepts to be hired first while a chargeback is being booked is not hired', async () => {
  const { workerId } = await addWorker(state.test)
  await call(gigPeople.invite, { params: { id: state.gigId }, body: { workerIds: [workerId], hireFirst: true } })
  expect(await whileLocked([() => accept(workerId)], lockOfChargeback)).toEqual([true])
  expect(await places()).toBe(0)
})

it('a cancellation of the Gig waits for a chargeback that is being booked, and refunds nothing', async () => {
  const body = { reason: 'event_cancelled' as const, feeKobo: 0, pin: readyPin, ref: randomUUID() }
  const cancel = () => call(gigs.cancel, { params: { id: state.gigId }, body })
  expect(codes(await whileLocked([cancel], lockOfChargeback))).toEqual(['WALLET_RESTRICTED'])
  expect((await read()).status).toBe('open')
})

it('decisions of two devices about one applicant are made one after the other', async () => {
  const { applicantId } = await apply()
  const params = { id: state.gigId, applicantId }
  const answers = await whileLocked<Outcome>([
    () => hire(applicantId),
    () => call(gigPeople.decline, { params, body: { reason: 'over_budget' } }),
  ])
  expect(codes(answers)).toEqual([200, 'APPLICANT_STATE'])
  expect(answers.find(({ status }) => status !== 200)?.body.message).toMatch(
    /^Tunde Bakare was (?:hired|declined) in the meantime\.$/,
  )
})
