import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { payment } from '../../db/money-schema.ts'
import { payGig, postGig, quoteOf, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'

const { gigs } = api

let test: TestApp
let actor: Actor
// A place of its own for each test: each moves the clock.
beforeEach(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test)
  return test.close
})

describe('a Gig whose deadline has passed', () => {
  const isLate = { applicationDeadline: 'Application deadline cannot be in the past' }

  it('can be neither paid nor posted unchanged, because it accepts no applications', async () => {
    const { id } = await postGig(test, actor, { applicationDeadline: '2025-11-14T11:00:01+01:00' })
    const { quoteId } = await quoteOf(test, actor)
    test.advance(1000)
    const fromWallet = await test.call(
      gigs.payFromWallet,
      { params: { id }, body: { quoteId: quoteId ?? '', pin: readyPin, ref: randomUUID() } },
      actor,
    )
    const onPage = await test.call(
      gigs.getPaymentData,
      { body: { method: 'checkout', gigId: id, ref: randomUUID() } },
      actor,
    )
    const published = await test.call(gigs.update, { params: { id }, body: { publish: true } }, actor)
    expect([fromWallet, onPage, published].map(({ status, body }) => [status, body.errors])).toEqual([
      [422, isLate],
      [422, isLate],
      [422, isLate],
    ])
    expect(
      await test.db.$count(payment, and(eq(payment.employerId, actor.employerId), eq(payment.type, 'gig_payment'))),
    ).toBe(0)
    const later = { publish: true, applicationDeadline: '2025-12-01T10:00:00+01:00' }
    expect((await test.call(gigs.update, { params: { id }, body: later }, actor)).status).toBe(200)
    expect((await payGig(test, actor, id)).status).toBe(200)
  })
})
