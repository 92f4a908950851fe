import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { workerGig } from '../../db/gig-schema.ts'
import { notification } from '../../db/schema.ts'
import { day, later, minute } from '../../platform/clock/time.ts'
import { reviewHarness, type ReviewedPlace } from '../../testing/review-harness.ts'

const harness = reviewHarness()
const { state, readPlace, submit } = harness
const hour = 60 * minute
const reviewMs = 120 * hour
beforeEach(() => state.test.payments.answerTransfers({ status: 'success' }))

/** Sessions of a Gig in progress: the first has begun, the second is so many days after it. */
const sessionsOf = ({ duringWork }: Pick<ReviewedPlace, 'duringWork'>, daysLater: number) => {
  const first = duringWork.slice(0, 10)
  const second = later(new Date(duringWork), daysLater * day)
    .toISOString()
    .slice(0, 10)
  return [
    { date: first, start: '14:00', end: '19:00', endsNextDay: false },
    { date: second, start: '10:00', end: '16:00', endsNextDay: false },
  ]
}
/** The end of the review period that is counted from the end of the second session. */
const dueAfter = (subject: ReviewedPlace, daysLater: number) =>
  later(new Date(`${sessionsOf(subject, daysLater)[1]?.date}T16:00:00+01:00`), reviewMs).toISOString()

/** A place of a Gig in progress with a second session two days after the first; the work is handed in before it. */
async function handInEarly(ownSessions: typeof workerGig.$inferInsert.sessions = null) {
  const duringWork = later(state.test.deps.now(), 10 * day).toISOString()
  const subject = await harness.hire({ workersNeeded: 1, sessions: sessionsOf({ duringWork }, 2) })
  await state.test.db.update(workerGig).set({ sessions: ownSessions }).where(eq(workerGig.id, subject.placeId))
  await submit(subject)
  return subject
}
const move = async (subject: ReviewedPlace, daysLater: number) => {
  const body = { sessions: sessionsOf(subject, daysLater) }
  const answer = await state.test.call(api.gigs.update, { params: { id: subject.gigId }, body }, subject.actor)
  expect(answer.status).toBe(200)
}
/** The moments at which the employer is shown that the work is approved: of the place, of the list, and of the calendar. */
async function shownDates(subject: ReviewedPlace) {
  const { actor, gigId, placeId } = subject
  const list = await state.test.call(api.gigPeople.listWorkerGigs, { params: { id: gigId }, query: {} } as never, actor)
  const pending = await state.test.call(api.gigPeople.listPendingWorkerGigs, { query: {} } as never, actor)
  const calendar = await state.test.call(api.gigPeople.getCalendar, { params: { id: gigId, x: placeId } }, actor)
  const due = calendar.data.entries.find(({ type }) => type === 'review_due')
  return [
    (await readPlace(subject)).reviewDueAt,
    list.data.workerGigs.find(({ id }) => id === placeId)?.reviewDueAt,
    pending.data.workerGigs.find(({ id }) => id === placeId)?.reviewDueAt,
    new Date(`${due?.date}T${due?.start}:00+01:00`).toISOString(),
  ]
}
const reminders = ({ actor }: ReviewedPlace) =>
  state.test.db
    .select()
    .from(notification)
    .where(and(eq(notification.employerId, actor.employerId), eq(notification.title, 'Review due')))
const waitUntil = (subject: ReviewedPlace, moment: Date) => harness.goTo(subject, moment.toISOString())

it('ends later where the last session moves to later after the work was handed in, everywhere it is shown', async () => {
  const subject = await handInEarly()
  expect((await readPlace(subject)).reviewDueAt).toBe(dueAfter(subject, 2))
  await move(subject, 9)
  expect(await shownDates(subject)).toEqual(Array.from({ length: 4 }, () => dueAfter(subject, 9)))
})

it('is reminded of and approved at the later date, and not before', async () => {
  let subject = await handInEarly()
  await move(subject, 9)
  subject = await waitUntil(subject, later(new Date(dueAfter(subject, 2)), hour))
  expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted' })
  expect(await reminders(subject)).toEqual([])
  subject = await waitUntil(subject, later(new Date(dueAfter(subject, 9)), -day))
  expect(await reminders(subject)).toHaveLength(1)
  expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted' })
  subject = await waitUntil(subject, new Date(dueAfter(subject, 9)))
  expect(await readPlace(subject)).toMatchObject({ status: 'approved', releasedKobo: 5_000_000 })
  expect(await reminders(subject)).toHaveLength(1)
})

it('keeps the date that was told with the hand-in where the session moves to earlier', async () => {
  let subject = await handInEarly()
  const promised = dueAfter(subject, 2)
  await move(subject, 1)
  expect((await readPlace(subject)).reviewDueAt).toBe(promised)
  subject = await waitUntil(subject, later(new Date(promised), -minute))
  expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted' })
  subject = await waitUntil(subject, new Date(promised))
  expect(await readPlace(subject)).toMatchObject({ status: 'approved' })
})

it('gets its first date back where a session that was moved to later moves back, and is reminded once', async () => {
  let subject = await handInEarly()
  const promised = dueAfter(subject, 2)
  await move(subject, 9)
  await move(subject, 5)
  expect((await readPlace(subject)).reviewDueAt).toBe(dueAfter(subject, 5))
  await move(subject, 2)
  expect((await readPlace(subject)).reviewDueAt).toBe(promised)
  subject = await waitUntil(subject, later(new Date(promised), -day))
  expect(await reminders(subject)).toHaveLength(1)
  subject = await waitUntil(subject, new Date(promised))
  expect(await readPlace(subject)).toMatchObject({ status: 'approved' })
  subject = await waitUntil(subject, new Date(dueAfter(subject, 9)))
  expect(await reminders(subject)).toHaveLength(1)
})

it('keeps to the second round after changes, and leaves a place alone whose work is not waiting', async () => {
  const subject = await handInEarly()
  await harness.requestChanges(subject)
  await move(subject, 4)
  expect(await readPlace(subject)).toMatchObject({ status: 'changes_requested', reviewDueAt: null })
  await submit(subject)
  expect(await readPlace(subject)).toMatchObject({ round: 2, reviewDueAt: dueAfter(subject, 4) })
  await move(subject, 6)
  expect(await readPlace(subject)).toMatchObject({ round: 2, reviewDueAt: dueAfter(subject, 6) })
  await move(subject, 1)
  expect(await readPlace(subject)).toMatchObject({ round: 2, reviewDueAt: dueAfter(subject, 4) })
})

it('does not move where the worker has other sessions than the Gig', async () => {
  const date = later(state.test.deps.now(), 10 * day)
    .toISOString()
    .slice(0, 10)
  const subject = await handInEarly([{ date, start: '14:00', end: '19:00', endsNextDay: false }])
  const { reviewDueAt } = await readPlace(subject)
  await move(subject, 9)
  expect((await readPlace(subject)).reviewDueAt).toBe(reviewDueAt)
})
