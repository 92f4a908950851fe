import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { notification, notificationSetting } from '../../db/schema.ts'
import { day, later } from '../../platform/clock/time.ts'
import { reviewHarness, type ReviewedPlace } from '../../testing/review-harness.ts'

const harness = reviewHarness()
const { state, hire, hireAndSubmit, submit, requestChanges } = harness

const waitDays = (subject: ReviewedPlace, days: number) =>
  harness.goTo(subject, later(state.test.deps.now(), days * day).toISOString())
const notificationsOf = ({ actor }: ReviewedPlace) =>
  state.test.db
    .select()
    .from(notification)
    .where(and(eq(notification.employerId, actor.employerId), eq(notification.title, 'Work not handed in')))
const subjects = async (subject: ReviewedPlace) =>
  (await harness.mailsToEmployer(subject)).map(({ subject: title }) => title)

it('is told to the employer once, two days after the last session, with the worker’s page', async () => {
  let subject = await hire()
  subject = await harness.goTo(subject, subject.afterWork)
  subject = await waitDays(subject, 1)
  expect(await notificationsOf(subject)).toEqual([])
  subject = await waitDays(subject, 1)
  expect(await notificationsOf(subject)).toMatchObject([
    {
      message:
        'Tunde Bakare has not handed in the work for “Product launch photographer”. The pay stays held. Message the worker, or report a problem on the worker’s page.',
      metadata: { type: 'gig', gigId: subject.gigId, workerGigId: subject.placeId },
    },
  ])
  expect(await subjects(subject)).toContain('No work yet for “Product launch photographer”')
  subject = await waitDays(subject, 30)
  expect(await notificationsOf(subject)).toHaveLength(1)
})

it('is not told of work that was handed in, nor of changes that came', async () => {
  let subject = await hireAndSubmit()
  await requestChanges(subject)
  await submit(subject)
  subject = await waitDays(subject, 4)
  expect(await notificationsOf(subject)).toEqual([])
})

it('is told of changes that do not come, without email to an employer who turned it off', async () => {
  let subject = await hireAndSubmit()
  const { employerId } = subject.actor
  await state.test.db
    .insert(notificationSetting)
    .values({ employerId, kind: 'taskSubmitted', channel: 'email', isOn: false })
  subject = await waitDays(subject, 1)
  await requestChanges(subject)
  subject = await waitDays(subject, 2)
  expect(await notificationsOf(subject)).toMatchObject([
    { message: expect.stringContaining('has not handed in the changes') as string },
  ])
  expect(await subjects(subject)).not.toContain('No changes yet for “Product launch photographer”')
})
