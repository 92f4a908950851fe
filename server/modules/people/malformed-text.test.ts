import { beforeEach, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { addApplicant } from '../../testing/people-state.ts'
import { reviewHarness } from '../../testing/review-harness.ts'

const { gigPeople } = api
const { state, hire, hireAndSubmit, approve, requestChanges, dispute, rate, getTask, readPlace, settleAll } =
  reviewHarness()
beforeEach(() => state.test.payments.answerTransfers({ status: 'success', sessionId: '0001' }))

/** Half of an emoji at the end of a text, as a text that was cut has it, which JSON of PostgreSQL refuses. */
const cut = `${'x'.repeat(30)}\uD83D`
const stored = `${'x'.repeat(30)}\uFFFD`

it('the words of a decline may end in half of an emoji', async () => {
  const { actor, gigId } = await hire({ isBegun: false })
  const { applicantId } = await addApplicant(state.test, actor, gigId)
  const decline = () =>
    state.test.call(gigPeople.decline, { params: { id: gigId, applicantId }, body: { message: cut } }, actor)
  expect([(await decline()).status, (await decline()).status]).toEqual([200, 200])
})

it('a request for changes may end in half of an emoji', async () => {
  const place = await hireAndSubmit()
  expect((await requestChanges(place, { message: cut })).status).toBe(200)
  expect((await getTask(place)).data).toMatchObject({ changes: { message: stored } })
})

it('a dispute may end in half of an emoji', async () => {
  const place = await hireAndSubmit()
  expect((await dispute(place, 'quality', cut)).status).toBe(200)
  expect((await readPlace(place)).dispute).toMatchObject({ message: stored })
})

it('the comment of a rating may end in half of an emoji', async () => {
  const place = await hireAndSubmit()
  await approve(place)
  await settleAll()
  expect((await rate(place, { comment: cut })).status).toBe(200)
  expect((await readPlace(place)).review).toMatchObject({ comment: stored })
})
