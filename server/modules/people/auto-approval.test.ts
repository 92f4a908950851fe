import { and, eq, like } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { workerGig } from '../../db/gig-schema.ts'
import { payment } from '../../db/money-schema.ts'
import { notification, notificationSetting, wallet as walletTable } from '../../db/schema.ts'
import { day, later, minute } from '../../platform/clock/time.ts'
import { runDueJob } from '../../platform/jobs/jobs.ts'
import { reviewHarness, type ReviewedPlace } from '../../testing/review-harness.ts'
import { autoApprovalJobHandlers } from './auto-approval.ts'

const harness = reviewHarness()
const { state, submit, approve, requestChanges, dispute, readPlace, readGig, settleAll } = harness
const agreed = 5_000_000
const hour = 60 * minute
beforeEach(() => state.test.payments.answerTransfers({ status: 'success' }))

/** A place whose work is submitted after the last session, where the review period begins with the submission. */
async function hireAndSubmit(options: Parameters<typeof harness.hire>[0] = {}) {
  const hired = await harness.hire(options)
  const subject = await harness.goTo(hired, hired.afterWork)
  await submit(subject)
  return subject
}
/** Moves to a time after the work was submitted, in hours. */
const waitHours = (subject: ReviewedPlace, hours: number) =>
  harness.goTo(subject, later(state.test.deps.now(), hours * hour).toISOString())
const notificationsOf = ({ actor }: ReviewedPlace, title: string) =>
  state.test.db
    .select()
    .from(notification)
    .where(and(eq(notification.employerId, actor.employerId), eq(notification.title, title)))
const automaticPayouts = ({ actor }: ReviewedPlace) =>
  state.test.db
    .select()
    .from(payment)
    .where(and(eq(payment.employerId, actor.employerId), like(payment.clientReference, 'auto-approval:%')))

it('releases the whole agreed pay when the review period ends, with a reminder a day before, and notifies the employer', async () => {
  let subject = await hireAndSubmit({ workersNeeded: 1 })
  subject = await waitHours(subject, 95)
  expect(await notificationsOf(subject, 'Review due')).toEqual([])
  subject = await waitHours(subject, 1)
  expect(await notificationsOf(subject, 'Review due')).toHaveLength(1)
  subject = await waitHours(subject, 23)
  expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted' })
  subject = await waitHours(subject, 1)
  expect(await readPlace(subject)).toMatchObject({ status: 'approved', releasedKobo: agreed, bonusKobo: 0 })
  expect(await notificationsOf(subject, 'Approved automatically')).toMatchObject([
    {
      message:
        'The work of Tunde Bakare for “Product launch photographer” was approved automatically, because its review period is over. ₦50,000.00 was released.',
    },
  ])
  expect((await approve(subject)).body.message).toBe(
    'The work of Tunde Bakare was approved automatically in the meantime.',
  )
  await settleAll()
  expect(await readPlace(subject)).toMatchObject({ status: 'paid' })
  expect(await readGig(subject)).toMatchObject({ status: 'completed', payment: { heldKobo: 0, refundedKobo: 0 } })
})

it('counts the review period from the end of the last session, where the work was submitted before', async () => {
  let subject = await harness.hire({ workersNeeded: 1 })
  await submit(subject)
  // The session ends at 7:00 PM, four hours after the submission.
  const end = subject.afterWork.replace('T20:', 'T19:')
  const { reviewDueAt } = await readPlace(subject)
  expect(reviewDueAt).toBe(later(new Date(end), 5 * day).toISOString())
  expect((await notificationsOf(subject, 'Task submitted')).length).toBeGreaterThan(0)
  subject = await waitHours(subject, 120)
  expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted' })
  subject = await waitHours(subject, 3)
  expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted' })
  subject = await waitHours(subject, 1)
  expect(await readPlace(subject)).toMatchObject({ status: 'approved', releasedKobo: agreed })
})

it('counts the review period from the end of the sessions of the worker alone', async () => {
  const subject = await harness.hire()
  const date = subject.duringWork.slice(0, 10)
  await state.test.db
    .update(workerGig)
    .set({ sessions: [{ date, start: '14:00', end: '15:00', endsNextDay: false }] })
    .where(eq(workerGig.id, subject.placeId))
  await submit(subject)
  expect((await readPlace(subject)).reviewDueAt).toBe(later(state.test.deps.now(), 5 * day).toISOString())
})

it('happens once with several processes, also while the employer approves', async () => {
  const first = await hireAndSubmit()
  const subjects = [first, await hireAndSubmit(), await hireAndSubmit()]
  state.test.advance(5 * day)
  const approving = await harness.signIn(first)
  const run = async () => {
    while (await runDueJob(state.test.deps, autoApprovalJobHandlers, state.test.deps.log)) continue
  }
  await Promise.all([run(), run(), run(), run(), approve(approving)])
  for (const each of subjects) {
    const all = await state.test.db.select().from(payment).where(eq(payment.employerId, each.actor.employerId))
    expect(all.filter(({ type }) => type === 'worker_payout')).toHaveLength(1)
  }
})

it.each([
  ['approved', async (subject: ReviewedPlace) => approve(subject), 'approved'],
  ['disputed', async (subject: ReviewedPlace) => dispute(subject), 'disputed'],
  ['to be changed', async (subject: ReviewedPlace) => requestChanges(subject), 'changes_requested'],
] as const)('does not happen to work that is %s', async (_what, review, status) => {
  let subject = await hireAndSubmit()
  await review(subject)
  subject = await waitHours(subject, 121)
  expect(await readPlace(subject)).toMatchObject({ status })
  expect(await automaticPayouts(subject)).toEqual([])
  expect(await notificationsOf(subject, 'Review due')).toEqual([])
})

it('counts from the latest round', async () => {
  let subject = await hireAndSubmit()
  subject = await waitHours(subject, 100)
  await requestChanges(subject)
  await submit(subject)
  subject = await waitHours(subject, 30)
  expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted', round: 2 })
  subject = await waitHours(subject, 90)
  expect(await readPlace(subject)).toMatchObject({ status: 'approved' })
})

it('pays the worker also while the wallet is under review, because the pay is held', async () => {
  let subject = await hireAndSubmit()
  await state.test.db
    .update(walletTable)
    .set({ status: 'restricted' })
    .where(eq(walletTable.employerId, subject.actor.employerId))
  subject = await waitHours(subject, 120)
  expect(await readPlace(subject)).toMatchObject({ status: 'approved', releasedKobo: agreed })
})

it('waits after a chargeback of the Gig’s payment until support has opened the wallet', async () => {
  let subject = await hireAndSubmit()
  const { employerId } = subject.actor
  const setWallet = (status: 'active' | 'restricted') =>
    state.test.db.update(walletTable).set({ status }).where(eq(walletTable.employerId, employerId))
  await state.test.db
    .update(payment)
    .set({ status: 'reversed' })
    .where(and(eq(payment.employerId, employerId), eq(payment.type, 'gig_payment')))
  await setWallet('restricted')
  subject = await waitHours(subject, 96)
  expect(await notificationsOf(subject, 'Review due')).toEqual([])
  subject = await waitHours(subject, 24)
  const nextAt = later(state.test.deps.now(), day).toISOString()
  expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted', reviewDueAt: nextAt })
  expect(await automaticPayouts(subject)).toEqual([])
  subject = await waitHours(subject, 24)
  expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted' })
  await setWallet('active')
  subject = await waitHours(subject, 24)
  expect(await readPlace(subject)).toMatchObject({ status: 'approved', releasedKobo: agreed })
  expect(await automaticPayouts(subject)).toHaveLength(1)
})

it('is told by email also to an employer who turned mails about submitted work off', async () => {
  let subject = await hireAndSubmit()
  const { employerId } = subject.actor
  await state.test.db
    .insert(notificationSetting)
    .values({ employerId, kind: 'taskSubmitted', channel: 'email', isOn: false })
  subject = await waitHours(subject, 96)
  subject = await waitHours(subject, 24)
  const titles = (await harness.mailsToEmployer(subject)).map(({ subject: title }) => title)
  expect(titles).toContain('Approved automatically')
  expect(titles).toContain('Task submitted for “Product launch photographer”')
  expect(titles.filter((title) => title.startsWith('Review due'))).toEqual([])
})
