import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { applicant, worker, workerGig } from '../../db/gig-schema.ts'
import { taskSubmission, workerReview } from '../../db/work-schema.ts'
import { payment, pin as pinTable } from '../../db/money-schema.ts'
import { notification, wallet as walletTable } from '../../db/schema.ts'
import { reviewHarness, type ReviewedPlace, workerAccount } from '../../testing/review-harness.ts'
import { readyEmployer } from '../../testing/ready-employer.ts'
import { auditLedger } from '../money/ledger.ts'
import { cancelByWorker, checkIn, withdrawApplication } from './working.ts'

const { gigPeople, payments } = api
const agreed = 5_000_000
const net = 4_750_000

const harness = reviewHarness()
const {
  state,
  hire,
  hireAndSubmit,
  submit,
  approve,
  requestChanges,
  dispute,
  rate,
  getTask,
  readPlace,
  readGig,
  settleAll,
} = harness
beforeEach(() => {
  state.test.payments.setDown(false)
  state.test.payments.answerTransfers({ status: 'success', sessionId: '0001' })
})

/** Titles of the notifications that lead to the place. */
const titlesAbout = async ({ actor, placeId }: ReviewedPlace) =>
  (await state.test.db.select().from(notification).where(eq(notification.employerId, actor.employerId)))
    .filter(({ metadata }) => metadata?.workerGigId === placeId)
    .map(({ title }) => title)
const lastMailTo = async ({ workerId }: ReviewedPlace) =>
  (await state.test.mailsTo(`${workerId}@workers.example`)).at(-1)
const payoutsOf = ({ placeId, actor }: ReviewedPlace) =>
  state.test.db
    .select()
    .from(payment)
    .where(eq(payment.employerId, actor.employerId))
    .then((rows) => rows.filter(({ type, purpose }) => type === 'worker_payout' && purpose.workerGigId === placeId))

describe('the work of a worker', () => {
  it('is an arrival at a session of the place, once', async () => {
    const subject = await hire()
    const arrive = (date: string, start: string) =>
      state.test.db.transaction((tx) => checkIn(tx, harness.keyOf(subject), { date, start }, state.test.deps.now()))
    const [session] = (await readGig(subject)).sessions
    expect(await arrive('2025-12-24', session?.start ?? '')).toBe(false)
    expect([
      await arrive(session?.date ?? '', session?.start ?? ''),
      await arrive(session?.date ?? '', session?.start ?? ''),
    ]).toEqual([true, false])
    expect((await readPlace(subject)).checkIns).toEqual([
      { date: session?.date, start: session?.start, at: state.test.deps.now().toISOString() },
    ])
  })

  it('is submitted with the ticks of the deliverables, and the employer is notified with the date of the automatic approval', async () => {
    const subject = await hire()
    expect((await getTask(subject)).body).toMatchObject({ code: 'NOT_FOUND', message: 'No task submitted yet' })
    const [deliverable] = (await readGig(subject)).deliverables
    const id = deliverable?.id ?? ''
    const links = ['https://album.example/launch']
    expect(await submit(subject, { deliverables: [{ id, done: true, note: 'And 10 more' }], links })).toBe(true)
    expect(await submit(subject)).toBe(false)
    // The session ends an hour before `afterWork`.
    const dueAt = new Date(Date.parse(subject.afterWork) + 119 * 60 * 60_000)
    expect(await readPlace(subject)).toMatchObject({
      status: 'task_submitted',
      round: 1,
      reviewDueAt: dueAt.toISOString(),
    })
    expect((await getTask(subject)).data).toMatchObject({
      round: 1,
      status: 'submitted',
      links,
      deliverables: [{ ...deliverable, done: true, note: 'And 10 more' }],
      history: [],
    })
    expect(await titlesAbout(subject)).toContain('Task submitted')
  })

  it('can be declined by withdrawing the application, while it waits for an answer', async () => {
    const { actor, gigId, workerId } = await hire({ isBegun: false })
    const { employerId } = actor
    const now = state.test.deps.now()
    const row = { id: `ap_${workerId}`, gigId, employerId, workerId, appliedAt: now, changedAt: now }
    await state.test.db.insert(applicant).values(row)
    const withdraw = () => state.test.db.transaction((tx) => withdrawApplication(tx, row, now))
    expect([await withdraw(), await withdraw()]).toEqual([true, false])
    const { data } = await state.test.call(gigPeople.listApplicants, { params: { id: gigId } }, actor)
    expect(data.applicants).toMatchObject([{ id: row.id, status: 'withdrawn' }])
  })

  it('ends when the worker cancels before it begins: the place opens again and the employer is notified and mailed', async () => {
    const subject = await hire({ isBegun: false })
    const cancel = (at = state.test.deps.now()) =>
      state.test.db.transaction((tx) => cancelByWorker(tx, harness.keyOf(subject), at))
    expect([await cancel(new Date(subject.duringWork)), await cancel(), await cancel()]).toEqual([false, true, false])
    expect(await readPlace(subject)).toMatchObject({ status: 'cancelled', cancelReason: 'worker_cancelled' })
    expect(await readGig(subject)).toMatchObject({ workersHired: 0, payment: { heldKobo: 10_000_000 } })
    expect(await titlesAbout(subject)).toContain('Worker cancelled')
    expect((await harness.mailsToEmployer(subject)).at(-1)?.subject).toContain('cannot come to')
  })
})

describe('approving', () => {
  it('releases the agreed pay, and the place is paid once the payout has reached the bank', async () => {
    const subject = await hireAndSubmit()
    expect(await readGig(subject)).toMatchObject({ placesToReview: 1, placesToRate: 0 })
    const answer = await approve(subject)
    expect(answer.body.message).toBe('Task approved')
    expect(answer.data).toMatchObject({
      workerGig: {
        status: 'approved',
        releasedKobo: agreed,
        bonusKobo: 0,
        reviewDueAt: null,
        transactionStatus: 'pending',
      },
      transaction: { type: 'worker_payout', status: 'pending', amountKobo: agreed, feeKobo: 250_000, netKobo: net },
    })
    expect(await readGig(subject)).toMatchObject({
      payment: { heldKobo: agreed, releasedKobo: agreed },
      placesToReview: 0,
      placesToRate: 0,
    })
    const approvedAt = state.test.deps.now().toISOString()
    await settleAll()
    expect(state.test.payments.transfers.at(-1)).toMatchObject({ amountKobo: net, account: workerAccount })
    expect(await readPlace(subject)).toMatchObject({ status: 'paid', paidAt: approvedAt, transactionStatus: 'success' })
    expect(await readGig(subject)).toMatchObject({ placesToReview: 0, placesToRate: 1 })
    expect(await lastMailTo(subject)).toMatchObject({ subject: 'You were paid ₦47,500.00' })
    expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('releases once, also for twenty calls of several devices', async () => {
    const subject = await hireAndSubmit()
    const ref = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => approve(subject, { ref })),
      ...Array.from({ length: 10 }, () => approve(subject)),
    ])
    const done = answers.filter(({ status }) => status === 200)
    expect(new Set(done.map(({ data }) => data.transaction.id)).size).toBe(1)
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual(
      answers
        .filter(({ status }) => status !== 200)
        .map(() =>
          expect.objectContaining({
            code: 'WORKER_GIG_STATE',
            message: 'The work of Tunde Bakare was approved in the meantime.',
          }),
        ),
    )
    expect(await payoutsOf(subject)).toHaveLength(1)
    expect(await readGig(subject)).toMatchObject({ payment: { releasedKobo: agreed, heldKobo: agreed } })
  })

  it('answers a repeated reference with the first result, and refuses that of another payment', async () => {
    const subject = await hireAndSubmit()
    const [gigPayment] = await state.test.db
      .select()
      .from(payment)
      .where(and(eq(payment.employerId, subject.actor.employerId), eq(payment.type, 'gig_payment')))
    expect((await approve(subject, { ref: gigPayment?.clientReference })).body.code).toBe('CONFLICT')
    const ref = randomUUID()
    const first = await approve(subject, { ref })
    // The reference proves that the PIN was right.
    expect((await approve(subject, { ref, pin: '9999' })).data.transaction.id).toBe(first.data.transaction.id)
    expect(await payoutsOf(subject)).toHaveLength(1)
  })

  it('of a part needs a reason, and the rest goes back to the wallet when the Gig completes', async () => {
    const subject = await hireAndSubmit({ workersNeeded: 1 })
    const before = (await harness.wallet(subject)).availableKobo ?? 0
    expect((await approve(subject, { payKobo: 3_000_000 })).body.errors).toEqual({
      reason: 'Tell the worker why you pay a part',
    })
    expect((await approve(subject, { payKobo: agreed + 1, reason: 'More.' })).body.errors).toEqual({
      payKobo: 'Pay must not exceed the agreed ₦50,000.00',
    })
    expect((await approve(subject, { payKobo: 99_999, reason: 'Less.' })).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { payKobo: 'Pay must be at least ₦1,000.00' },
    })
    const { data } = await approve(subject, { payKobo: 3_000_000, reason: 'Two of three hours.' })
    expect(data).toMatchObject({
      workerGig: { releasedKobo: 3_000_000, netKobo: 2_850_000, partReason: 'Two of three hours.' },
      transaction: { netKobo: 2_850_000 },
    })
    expect(data.transaction.timeline.map(({ note }) => note)).toContain(
      'A part of the agreed ₦50,000.00 was released: Two of three hours.',
    )
    expect((await lastMailTo(subject))?.text).toContain(
      '₦30,000.00 of the agreed ₦50,000.00 was released: Two of three hours.',
    )
    const later = await harness.goTo(subject, subject.afterWork)
    await settleAll()
    expect(await readGig(later)).toMatchObject({
      status: 'completed',
      payment: { heldKobo: 0, releasedKobo: 3_000_000, refundedKobo: 2_000_000 },
    })
    expect((await harness.wallet(later)).availableKobo).toBe(before + 2_000_000)
  })

  it('with a bonus takes it from the wallet, without commission, and keeps the Gig’s money balanced', async () => {
    const subject = await hireAndSubmit({ workersNeeded: 1 })
    const before = (await harness.wallet(subject)).availableKobo ?? 0
    expect((await approve(subject, { bonusKobo: agreed + 1 })).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { bonusKobo: 'Bonus must not exceed the agreed pay of ₦50,000.00' },
    })
    const { data } = await approve(subject, { bonusKobo: 700_000 })
    expect(data).toMatchObject({
      workerGig: { releasedKobo: agreed, bonusKobo: 700_000, netKobo: net + 700_000 },
      transaction: { amountKobo: 5_700_000, netKobo: net + 700_000 },
    })
    expect((await harness.wallet(subject)).availableKobo).toBe(before - 700_000)
    const { payment: money } = await readGig(subject)
    expect(money).toMatchObject({ paidKobo: 5_268_750 + 700_000, releasedKobo: 5_700_000, heldKobo: 0 })
    expect(money.paidKobo).toBe(
      money.heldKobo + money.releasedKobo + money.refundedKobo + money.feeKobo + money.vatKobo,
    )
    await settleAll()
    expect(state.test.payments.transfers.at(-1)).toMatchObject({ amountKobo: net + 700_000 })
    const { transactions } = (await state.test.call(payments.list, { query: { limit: 50 } }, subject.actor)).data
    // What the wallet paid and got: payouts come out of held money.
    const ofWallet = transactions.filter(({ type, status }) => type !== 'worker_payout' && status === 'success')
    const sum = ofWallet.reduce((all, row) => all + (row.direction === 'debit' ? -row.amountKobo : row.amountKobo), 0)
    expect(sum).toBe((await harness.wallet(subject)).availableKobo)
    const bonus = { type: 'gig_payment', channel: 'wallet', amountKobo: 700_000, workerGigId: subject.placeId }
    expect(ofWallet[0]).toMatchObject({ ...bonus, balanceAfterKobo: before - 700_000 })
  })

  it('with a bonus that the wallet does not have changes nothing', async () => {
    const subject = await hireAndSubmit()
    const setAgreed = (agreedKobo: number) =>
      state.test.db.update(workerGig).set({ agreedKobo }).where(eq(workerGig.id, subject.placeId))
    await setAgreed(100_000_000)
    const tooMuch = { payKobo: agreed, reason: 'Half.', bonusKobo: 99_000_000 }
    expect((await approve(subject, tooMuch)).body.code).toBe('INSUFFICIENT_FUNDS')
    await setAgreed(agreed)
    expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted' })
    expect(await readGig(subject)).toMatchObject({ payment: { releasedKobo: 0 } })
    expect((await approve(subject)).status).toBe(200)
  })

  it('that is not allowed uses no PIN attempt; a wrong PIN uses one and releases nothing', async () => {
    const subject = await hire()
    const attempts = async () =>
      (await state.test.db.select().from(pinTable).where(eq(pinTable.employerId, subject.actor.employerId)))[0]
        ?.wrongTries
    expect((await approve(subject, { pin: '9999' })).body).toMatchObject({
      code: 'WORKER_GIG_STATE',
      message: 'Tunde Bakare has not submitted the work yet.',
    })
    expect(await attempts()).toBe(0)
    await submit(subject)
    expect((await approve(subject, { pin: '9999' })).body).toMatchObject({ code: 'INVALID_PIN', attemptsLeft: 4 })
    expect(await attempts()).toBe(1)
    expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted' })
  })

  it.each([
    ['restricted', 'WALLET_RESTRICTED'],
    ['not_activated', 'WALLET_NOT_ACTIVE'],
  ] as const)('is refused while the wallet is %s', async (status, code) => {
    const subject = await hireAndSubmit()
    await state.test.db.update(walletTable).set({ status }).where(eq(walletTable.employerId, subject.actor.employerId))
    expect((await approve(subject)).body.code).toBe(code)
    expect(await payoutsOf(subject)).toEqual([])
  })
})

describe('requesting changes', () => {
  it('begins another round when the worker submits again, at most twice', async () => {
    const subject = await hireAndSubmit()
    const [deliverable] = (await getTask(subject)).data.deliverables
    const deliverableIds = [deliverable?.id ?? '']
    expect((await requestChanges(subject, { deliverableIds: ['dlv_none'] })).body.errors).toEqual({
      deliverableIds: 'Deliverable is not known',
    })
    const answer = await requestChanges(subject, { deliverableIds })
    expect([answer.body.message, answer.data.status, answer.data.reviewDueAt]).toEqual([
      'Changes requested',
      'changes_requested',
      null,
    ])
    expect((await lastMailTo(subject))?.text).toContain(`- ${deliverable?.text}`)
    expect((await readPlace(subject)).worker.history?.changesRequested).toBe(1)
    await submit(subject, { message: 'The second try.' })
    await requestChanges(subject)
    await submit(subject, { message: 'The third try.' })
    expect((await getTask(subject)).data).toMatchObject({
      round: 3,
      message: 'The third try.',
      history: [
        { round: 2, status: 'changes_requested' },
        { round: 1, status: 'changes_requested', changes: { deliverableIds } },
      ],
    })
    expect((await requestChanges(subject)).body).toMatchObject({
      code: 'WORKER_GIG_STATE',
      message: 'You have requested changes as often as is possible. Approve the work or report a problem.',
    })
    expect((await readPlace(subject)).worker.history?.changesRequested).toBe(2)
  })

  it('again with the same words changes nothing; with others it says what happened', async () => {
    const subject = await hireAndSubmit()
    await requestChanges(subject)
    expect((await requestChanges(subject)).status).toBe(200)
    const [deliverable] = (await readGig(subject)).deliverables
    expect((await requestChanges(subject, { deliverableIds: [deliverable?.id ?? ''] })).body).toMatchObject({
      code: 'WORKER_GIG_STATE',
      message: 'Changes were requested from Tunde Bakare in the meantime.',
    })
    expect((await requestChanges(subject, { message: 'Something else should be changed.' })).body).toMatchObject({
      code: 'WORKER_GIG_STATE',
      message: 'Changes were requested from Tunde Bakare in the meantime.',
    })
    expect(await state.test.db.$count(taskSubmission, eq(taskSubmission.workerGigId, subject.placeId))).toBe(1)
  })

  it('and approving at the same moment end in one of the two', async () => {
    const subject = await hireAndSubmit()
    const [approval, request] = await Promise.all([approve(subject), requestChanges(subject)])
    expect([approval.status, request.status].toSorted()).toEqual([200, 409])
    const { status } = await readPlace(subject)
    expect(status).toBe(approval.status === 200 ? 'approved' : 'changes_requested')
    expect(await payoutsOf(subject)).toHaveLength(approval.status === 200 ? 1 : 0)
  })
})

describe('rating', () => {
  const paid = async () => {
    const subject = await hireAndSubmit()
    await approve(subject)
    await settleAll()
    return subject
  }

  it('is possible once, when the work is paid, and counts for the worker', async () => {
    const subject = await hireAndSubmit()
    expect((await rate(subject)).body).toMatchObject({
      code: 'WORKER_GIG_STATE',
      message: 'You can rate Tunde Bakare once the work is paid.',
    })
    await approve(subject)
    await settleAll()
    await state.test.db.update(worker).set({ rating: 4, ratingCount: 3 }).where(eq(worker.id, subject.workerId))
    const answer = await rate(subject, { rating: 2 })
    expect(answer.body.message).toBe('Thanks for your feedback')
    expect(answer.data).toMatchObject({
      review: { rating: 2, tags: ['punctual'], comment: 'Great.', hireAgain: true },
      worker: { rating: 3.5, ratingCount: 4, completedGigs: 1 },
    })
    expect((await rate(subject, { rating: 2 })).status).toBe(200)
    expect((await rate(subject, { rating: 5 })).body.message).toBe('You have rated Tunde Bakare already.')
    expect(
      await state.test.db.select().from(workerReview).where(eq(workerReview.workerId, subject.workerId)),
    ).toMatchObject([{ rating: 2, comment: 'Great.', gigTitle: 'Product launch photographer' }])
  })

  it('is stored once for concurrent ratings', async () => {
    const subject = await paid()
    const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => rate(subject, { rating })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await state.test.db.$count(workerReview, eq(workerReview.workerId, subject.workerId))).toBe(1)
  })
})

it('is possible only for the employer of the Gig', async () => {
  const subject = await hireAndSubmit()
  const stranger = { ...subject, actor: await readyEmployer(state.test) }
  const answers = await Promise.all([
    approve(stranger),
    requestChanges(stranger),
    dispute(stranger),
    rate(stranger),
    getTask(stranger),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted' })
  expect(
    (await state.test.call(payments.list, { query: { type: 'worker_payout' } }, subject.actor)).data.totalTransaction,
  ).toBe(0)
  expect((await state.test.call(gigPeople.listPendingWorkerGigs, {}, subject.actor)).data.totalWorkerGig).toBe(1)
})
