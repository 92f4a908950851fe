import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { pin as pinTable } from '../../db/money-schema.ts'
import { taskSubmission } from '../../db/work-schema.ts'
import { reviewHarness, type ReviewedPlace } from '../../testing/review-harness.ts'

const { state, hireAndSubmit, submit, approve, requestChanges, dispute, readPlace, getTask } = reviewHarness()

const newerRound = {
  code: 'WORKER_GIG_STATE',
  message: 'Tunde Bakare has submitted a newer round in the meantime. Look at it first.',
}
const changesMailsTo = async ({ workerId }: ReviewedPlace) =>
  (await state.test.mailsTo(`${workerId}@workers.example`)).filter(({ subject }) => /change/i.test(subject)).length

/** The answer to a request for round 1 was lost, and the worker has submitted round 2. */
async function inRoundTwo() {
  const subject = await hireAndSubmit()
  expect((await requestChanges(subject, { round: 1 })).status).toBe(200)
  await submit(subject, { message: 'The second try.' })
  return subject
}

describe('a request for changes that names its round', () => {
  it('counts once, also when the next round was submitted before it is repeated', async () => {
    const subject = await inRoundTwo()
    const mails = await changesMailsTo(subject)
    expect(mails).toBe(1)
    const again = await requestChanges(subject, { round: 1 })
    expect([again.status, again.data.status, again.data.round]).toEqual([200, 'task_submitted', 2])
    expect(await changesMailsTo(subject)).toBe(mails)
    expect((await getTask(subject)).data).toMatchObject({ round: 2, status: 'submitted', changes: null })
    expect((await readPlace(subject)).reviewDueAt).not.toBeNull()
  })

  it('is still the same request once the next round is in dispute', async () => {
    const subject = await inRoundTwo()
    await dispute(subject)
    const again = await requestChanges(subject, { round: 1 })
    expect([again.status, again.data.status]).toEqual([200, 'disputed'])
  })

  it('with other words is refused, because nobody has looked at the newer round', async () => {
    const subject = await inRoundTwo()
    const other = { round: 1, message: 'Something else should be changed.' }
    expect((await requestChanges(subject, other)).body).toMatchObject(newerRound)
    expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted', round: 2 })
    const rows = await state.test.db
      .select()
      .from(taskSubmission)
      .where(and(eq(taskSubmission.workerGigId, subject.placeId), eq(taskSubmission.round, 2)))
    expect(rows).toMatchObject([{ status: 'submitted', changes: null }])
  })

  it('about the round that waits is made, with the words of the earlier request too', async () => {
    const subject = await inRoundTwo()
    const answer = await requestChanges(subject, { round: 2 })
    expect([answer.status, answer.data.status]).toEqual([200, 'changes_requested'])
  })

  it('is refused for a round that was not submitted', async () => {
    const subject = await hireAndSubmit()
    expect((await requestChanges(subject, { round: 2 })).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { round: 'Round is not known' },
    })
  })
})

describe('an approval that names its round', () => {
  it('is refused once a newer round was submitted, without a try of the PIN', async () => {
    const subject = await inRoundTwo()
    expect((await approve(subject, { round: 1, pin: '9999' })).body).toMatchObject(newerRound)
    const [row] = await state.test.db.select().from(pinTable).where(eq(pinTable.employerId, subject.actor.employerId))
    expect(row?.wrongTries).toBe(0)
    expect(await readPlace(subject)).toMatchObject({ status: 'task_submitted', round: 2 })
    expect((await approve(subject, { round: 2 })).status).toBe(200)
  })

  it('says that the work was approved where it was, and answers its own repetition', async () => {
    const subject = await hireAndSubmit()
    const ref = '6f7a1c22-5b0e-4f19-8d3c-2a9b8e7d6c5f'
    expect((await approve(subject, { round: 1, ref })).status).toBe(200)
    expect((await approve(subject, { round: 1, ref })).status).toBe(200)
    expect((await approve(subject, { round: 1 })).body).toMatchObject({
      code: 'WORKER_GIG_STATE',
      message: 'The work of Tunde Bakare was approved in the meantime.',
    })
  })
})

describe('the notification that asks for a review', () => {
  it.each([
    ['approved', approve],
    ['sent back', (subject: ReviewedPlace) => requestChanges(subject)],
    ['disputed', (subject: ReviewedPlace) => dispute(subject)],
  ])('is read and no longer names the automatic approval once the work is %s', async (_, decide) => {
    const subject = await hireAndSubmit()
    const notification = async () =>
      (await state.test.call(api.notifications.list, {}, subject.actor)).data.notifications.find(
        ({ title }) => title === 'Task submitted',
      )
    expect(await notification()).toMatchObject({ read: false, message: expect.stringContaining('Review it before.') })
    expect((await decide(subject)).status).toBe(200)
    expect(await notification()).toMatchObject({
      read: true,
      message: expect.stringMatching(/^Tunde Bakare submitted work for “[^”]*”\.$/),
    })
  })
})
