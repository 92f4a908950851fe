import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { mostKobo } from '../../../src/api/contract/schemas/money.ts'
import { api } from '../../../src/api/contract/table.ts'
import { wallet } from '../../db/schema.ts'
import { minute } from '../../platform/clock/time.ts'
import { runDueJob } from '../../platform/jobs/jobs.ts'
import { addApplicant, addWorker, hireByCall, noMoneyFaults, reportAbsent } from '../../testing/people-state.ts'
import { openGig, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { hiringHarness } from '../../testing/hiring-harness.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { decisionJobHandlers } from './deciding.ts'

const { gigPeople, gigs } = api

/** Lets the delay pass after which applicants are told of a decline. */
async function runDeclineJobs(test: TestApp) {
  test.advance(2 * minute)
  while (await runDueJob(test.deps, decisionJobHandlers, test.deps.log)) continue
}

const { state, call, read, available, apply, hire, fill, accept, cancelHire, faults, goTo } = hiringHarness()

describe('a wallet under review', () => {
  beforeEach(() =>
    state.test.db.update(wallet).set({ status: 'restricted' }).where(eq(wallet.employerId, state.actor.employerId)),
  )

  it('refuses to cancel a hire for a fee, which would leave the held pay, and nothing is cancelled', async () => {
    const [place, other] = [await fill(), await fill()]
    expect((await cancelHire(other)).status).toBe(200)
    await goTo('2025-12-04T14:00:01+01:00')
    const answer = await cancelHire(place)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'WALLET_RESTRICTED',
      'Your wallet is under review. Contact support.',
    ])
    expect(await read()).toMatchObject({ workersHired: 1, payment: { heldKobo: 10_000_000, releasedKobo: 0 } })
    await state.test.db.update(wallet).set({ status: 'active' }).where(eq(wallet.employerId, state.actor.employerId))
    expect((await cancelHire(place)).data).toMatchObject({ status: 'cancelled', lateFeeKobo: 500_000 })
    expect(await faults()).toEqual(noMoneyFaults)
  })

  it('refuses a hire for the held pay, too', async () => {
    const { applicantId, email } = await apply()
    expect((await hire(applicantId)).body.code).toBe('WALLET_RESTRICTED')
    expect(await read()).toMatchObject({ workersHired: 0, applicantCounts: { pending: 1, hired: 0 } })
    expect(await state.test.mailsTo(email ?? '')).toEqual([])
  })

  it('makes an applicant of the first who accepts an invitation, and the offer stays', async () => {
    const { workerId } = await addWorker(state.test)
    const body = { workerIds: [workerId], hireFirst: true }
    await call(gigPeople.invite, { params: { id: state.gigId }, body })
    expect(await accept(workerId)).toBe(true)
    expect(await read()).toMatchObject({ workersHired: 0, applicantCounts: { pending: 1, hired: 0 } })
  })
})

describe('the extra pay that the employer confirmed', () => {
  it('is the most that a hire takes: what another device has made more is refused before the PIN is counted', async () => {
    const [one, two, three] = [await apply(), await apply(), await apply()]
    const cheap = await hire(one.applicantId, { agreedKobo: 4_000_000 })
    // ₦10,000.00 are spare, so of ₦65,000.00 the wallet would pay ₦5,000.00 with fee and VAT.
    const extraKobo = 526_875
    await cancelHire(cheap.data.id)
    await hire(three.applicantId)
    const before = await available()
    const body = { agreedKobo: 6_500_000, pin: '0000', extraKobo }
    const refused = await hire(two.applicantId, body)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'EXTRA_PAY_UNCONFIRMED',
      'Your wallet would pay ₦15,806.25 now. Confirm it with your PIN.',
    ])
    expect(await available()).toBe(before)
    const hired = await hire(two.applicantId, { ...body, pin: readyPin, extraKobo: 1_580_625 })
    expect(hired.status).toBe(200)
    expect(before - (await available())).toBe(1_580_625)
    expect(await faults()).toEqual(noMoneyFaults)
  })

  it('may be more than what the hire takes', async () => {
    const { applicantId } = await apply()
    const before = await available()
    await hire(applicantId, { agreedKobo: 6_000_000, pin: readyPin, extraKobo: 5_000_000 })
    expect(before - (await available())).toBe(1_053_750)
  })

  it('is named together with the PIN', async () => {
    const { applicantId } = await apply()
    const body = { agreedKobo: 6_000_000, pin: readyPin, ref: randomUUID() }
    const refused = await call(gigPeople.hire, { params: { id: state.gigId, applicantId }, body })
    expect([refused.status, refused.body.code]).toEqual([422, 'VALIDATION_FAILED'])
    expect(refused.body.errors).toEqual({
      extraKobo: 'This page is out of date. Reload it to see the amount, then try again.',
    })
  })
})

describe('the agreed pay', () => {
  it('is at least ₦1,000.00', async () => {
    const { applicantId } = await apply()
    const refused = await hire(applicantId, { agreedKobo: 99_999 })
    expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } })
    expect(refused.body.errors).toEqual({ agreedKobo: 'Agreed pay must be at least ₦1,000.00' })
    expect((await hire(applicantId, { agreedKobo: 100_000 })).status).toBe(200)
  })

  it('is at least the Gig’s where that is less', async () => {
    const sessions = [{ date: '2025-12-06', start: '14:00', end: '14:30', arrival: '13:30', endsNextDay: false }]
    state.gigId = (await openGig(state.test, state.actor, { payType: 'per_hour', rateKobo: 100_000, sessions })).id
    const { applicantId } = await apply()
    expect((await hire(applicantId, { agreedKobo: 49_999 })).body.errors).toEqual({
      agreedKobo: 'Agreed pay must be at least ₦500.00',
    })
    expect((await hire(applicantId, { agreedKobo: 50_000 })).status).toBe(200)
  })

  it('of an earlier hire for a few kobo does not keep the Gig from being cancelled late', async () => {
    await fill(4)
    await goTo('2025-12-05T15:00:00+01:00')
    const body = { reason: 'event_cancelled', feeKobo: mostKobo, pin: readyPin, ref: randomUUID() } as const
    const cancelled = await call(gigs.cancel, { params: { id: state.gigId }, body })
    expect([cancelled.status, cancelled.data.status]).toEqual([200, 'cancelled'])
    expect(cancelled.data.payment).toMatchObject({ heldKobo: 0, releasedKobo: 0, refundedKobo: 10_000_000 })
    expect(state.test.problems).toEqual([])
  })
})

it('nobody is hired after the last session', async () => {
  await fill()
  await goTo('2025-12-06T15:00:00+01:00')
  expect((await read()).hiring).toMatchObject({ freePlaces: 1 })
  await goTo('2025-12-10T15:00:00+01:00')
  expect(await read()).toMatchObject({ status: 'in_progress', hiring: null })
  expect((await call(gigs.list, { query: {} })).data.gigs).toMatchObject([{ id: state.gigId, hiring: null }])
  const { applicantId } = await apply()
  const refused = await hire(applicantId)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'GIG_STATE',
    'The last session is over.',
  ])
})

it('a repeated reference says that the hire was cancelled in the meantime', async () => {
  const { applicantId } = await apply()
  const ref = randomUUID()
  const first = await hire(applicantId, { ref })
  await cancelHire(first.data.id)
  const again = await hire(applicantId, { ref })
  expect([again.body.message, again.data.id, again.data.status]).toEqual([
    'This hire was cancelled in the meantime.',
    first.data.id,
    'cancelled',
  ])
})

it('who was replaced counts as declined, for that reason, and is told of the place but of no decline', async () => {
  const [absent, other, replacement] = [await apply(), await apply(), await apply()]
  const place = (await hire(absent.applicantId)).data.id
  await hire(other.applicantId)
  await goTo('2025-12-06T15:00:00+01:00')
  await reportAbsent(state.test, place)
  expect((await hire(replacement.applicantId)).status).toBe(200)
  expect(await read()).toMatchObject({ workersHired: 2, applicantCounts: { hired: 2, declined: 1 } })
  const replaced = { status: 'declined', declineReason: 'replaced' }
  const { applicants } = (await call(gigPeople.listApplicants, { params: { id: state.gigId } })).data
  expect(applicants.find(({ id }) => id === absent.applicantId)).toMatchObject(replaced)
  const params = { id: state.gigId, applicantId: absent.applicantId }
  expect((await call(gigPeople.restore, { params })).data).toMatchObject({ status: 'pending', declineReason: null })
  expect((await call(gigPeople.decline, { params, body: {} })).data).toMatchObject(replaced)
  await runDeclineJobs(state.test)
  expect((await state.test.mailsTo(absent.email ?? '')).map(({ subject }) => subject)).toEqual([
    'You are hired for “Product launch photographer”',
    'Your place for “Product launch photographer” went to another worker',
  ])
})

it('hiring one worker and cancelling it again mails only so often an hour; other workers can still be hired', async () => {
  const limited = await createTestApp({ limits: { workerMailsPerHour: 3 } })
  const other = await readyEmployer(limited)
  const { id } = await openGig(limited, other)
  const [one, two] = [await addApplicant(limited, other, id), await addApplicant(limited, other, id)]
  const answers = []
  for (let count = 0; count < 2; count += 1) {
    const hired = await hireByCall(limited, other, id, one.applicantId)
    const params = { gigId: id, workerGigId: hired.data.id }
    const cancelled = await limited.call(
      gigPeople.cancelHire,
      { params, body: { reason: 'other', feeKobo: mostKobo } },
      other,
    )
    answers.push(hired.status, cancelled.status)
  }
  expect(answers).toEqual([200, 200, 200, 429])
  expect(await limited.mailsTo(one.email ?? '')).toHaveLength(3)
  expect((await hireByCall(limited, other, id, two.applicantId)).status).toBe(200)
  await limited.close()
})

it('declining and restoring one applicant mails words only so often an hour', async () => {
  const limited = await createTestApp({ limits: { workerMailsPerHour: 2 } })
  const other = await readyEmployer(limited)
  const { id } = await openGig(limited, other)
  const { applicantId, email } = await addApplicant(limited, other, id)
  const params = { id, applicantId }
  const statuses = []
  for (let count = 1; count <= 4; count += 1) {
    const declined = await limited.call(gigPeople.decline, { params, body: { message: `No, number ${count}.` } }, other)
    statuses.push(declined.status)
    await runDeclineJobs(limited)
    await limited.call(gigPeople.restore, { params }, other)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await limited.mailsTo(email ?? '')).toHaveLength(3)
  await limited.close()
})
