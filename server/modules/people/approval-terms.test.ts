import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { reviewHarness } from '../../testing/review-harness.ts'

const { hireAndSubmit, approve, readGig } = reviewHarness()

const reason = 'Half of the photos are missing.'

it('an approval that is sent again after a lost answer has its result, whatever its terms', async () => {
  for (const terms of [{}, { payKobo: 2_000_000, reason }, { bonusKobo: 1_000_000 }]) {
    const subject = await hireAndSubmit()
    const body = { ...terms, ref: randomUUID() }
    const [first, second] = [await approve(subject, body), await approve(subject, body)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.data.transaction.id).toBe(first.data.transaction.id)
    const concurrent = await Promise.all(Array.from({ length: 5 }, () => approve(subject, body)))
    expect(concurrent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  }
})

it('the reference of an approval on other terms is refused, and nothing more is released', async () => {
  const subject = await hireAndSubmit()
  const body = { payKobo: 2_000_000, reason, ref: randomUUID() }
  await approve(subject, body)
  const others = [
    { ...body, payKobo: 3_000_000 },
    { ...body, reason: 'Late.' },
    { ...body, bonusKobo: 1_000_000 },
    { ref: body.ref },
  ]
  for (const other of others) {
    const { status, body: answer } = await approve(subject, other)
    expect([status, answer.code, answer.message]).toEqual([
      409,
      'CONFLICT',
      'This work was approved on other terms. Load the page again to see them.',
    ])
  }
  expect(await readGig(subject)).toMatchObject({ payment: { releasedKobo: 2_000_000 } })
})
