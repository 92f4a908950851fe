import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { payment } from '../../db/money-schema.ts'
import { minute } from '../../platform/clock/time.ts'
import { moneyFaults, noMoneyFaults } from '../../testing/people-state.ts'
import { type ReviewedPlace, reviewHarness } from '../../testing/review-harness.ts'
import type { Answer } from '../../testing/test-app.ts'

const harness = reviewHarness()
const { state, hireAndSubmit, approve, dispute, readPlace, readGig } = harness
beforeEach(() => state.test.payments.answerTransfers({ status: 'success' }))

const agreed = 5_000_000
const part = { payKobo: 2_000_000, reason: 'Half of the photos are missing.' }
const wrong = { pin: '0000' }
/** Two devices of one employer. */
const devicesOf = async (subject: ReviewedPlace) => [subject, await harness.signIn(subject)] as const
const payoutsOf = async ({ actor, placeId }: ReviewedPlace) =>
  (await state.test.db.select().from(payment).where(eq(payment.employerId, actor.employerId))).filter(
    ({ type, purpose }) => type === 'worker_payout' && purpose.workerGigId === placeId,
  )
const codes = (answers: readonly Pick<Answer<unknown>, 'status' | 'body'>[]) =>
  answers.map(({ status, body }) => body.code ?? String(status))
const faults = ({ actor, gigId }: ReviewedPlace) => moneyFaults(state.test, actor, gigId)
const many = <T>(call: () => T, count = 10) => Array.from({ length: count }, call)

it('after five wrong PINs of two devices no approval passes until the lock ends, and then one does', async () => {
  const subject = await hireAndSubmit()
  const [one, two] = await devicesOf(subject)
  const guesses = codes(await Promise.all([...many(() => approve(one, wrong)), ...many(() => approve(two, wrong))]))
  expect(guesses.filter((code) => code === 'INVALID_PIN')).toHaveLength(4)
  expect(guesses.filter((code) => code === 'PIN_LOCKED')).toHaveLength(16)
  const attempt = () => Promise.all([...many(() => approve(one)), ...many(() => approve(two, wrong))])
  expect(new Set(codes(await attempt()))).toEqual(new Set(['PIN_LOCKED']))
  expect(await payoutsOf(subject)).toEqual([])
  state.test.advance(30 * minute)
  const later = await harness.signIn(subject)
  const answers = await Promise.all(many(() => approve(later), 20))
  expect(codes(answers).filter((code) => code === '200')).toHaveLength(1)
  expect(await payoutsOf(subject)).toHaveLength(1)
  expect(await faults(subject)).toEqual(noMoneyFaults)
})

it('twenty approvals with right and wrong PINs release the pay once at most', async () => {
  for (let round = 0; round < 2; round += 1) {
    const subject = await hireAndSubmit()
    const [one, two] = await devicesOf(subject)
    const ref = randomUUID()
    const answers = await Promise.all(
      many(() => [approve(one, { ref }), approve(two, wrong), approve(two), approve(one, { ...wrong, ref })], 5).flat(),
    )
    const paid = answers.filter(({ status }) => status === 200)
    const payouts = await payoutsOf(subject)
    expect(new Set(paid.map(({ data }) => data.transaction.id))).toEqual(new Set(payouts.map(({ id }) => id)))
    expect(payouts.length).toBeLessThanOrEqual(1)
    const expected = new Set(['200', 'INVALID_PIN', 'PIN_LOCKED', 'WORKER_GIG_STATE'])
    expect(codes(answers).filter((code) => !expected.has(code))).toEqual([])
    expect((await readGig(subject)).payment.releasedKobo).toBe(payouts.length * agreed)
    expect(await faults(subject)).toEqual(noMoneyFaults)
  }
})

it('a part of the pay, a report and a second part at the same moment end in one of them', async () => {
  for (let round = 0; round < 2; round += 1) {
    const subject = await hireAndSubmit()
    const [one, two] = await devicesOf(subject)
    const answers = await Promise.all([
      approve(one, part),
      dispute(two),
      approve(two, { ...part, payKobo: 3_000_000 }),
      approve(one),
    ])
    expect(codes(answers).toSorted()).toEqual(['200', 'WORKER_GIG_STATE', 'WORKER_GIG_STATE', 'WORKER_GIG_STATE'])
    const place = await readPlace(subject)
    const payouts = await payoutsOf(subject)
    expect(payouts.map(({ amountKobo }) => amountKobo)).toEqual(place.status === 'disputed' ? [] : [place.releasedKobo])
    expect(await faults(subject)).toEqual(noMoneyFaults)
  }
})

it('a part of the pay and the automatic approval at the same moment pay one of the two amounts', async () => {
  for (let round = 0; round < 2; round += 1) {
    const submitted = await hireAndSubmit({ workersNeeded: 1 })
    const dueAt = Date.parse((await readPlace(submitted)).reviewDueAt ?? '')
    state.test.advance(dueAt - state.test.deps.now().getTime())
    const subject = await harness.signIn(submitted)
    const [answer] = await Promise.all([approve(subject, part), harness.runJobs(), harness.runJobs()])
    const place = await readPlace(subject)
    expect(place.releasedKobo).toBe(answer.status === 200 ? part.payKobo : agreed)
    expect((await payoutsOf(subject)).map(({ amountKobo }) => amountKobo)).toEqual([place.releasedKobo])
    await harness.settleAll()
    expect((await readGig(subject)).payment).toMatchObject({ heldKobo: 0, releasedKobo: place.releasedKobo })
    expect(await faults(subject)).toEqual(noMoneyFaults)
  }
})
