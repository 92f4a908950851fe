import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { pin } from '../../db/money-schema.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { closeAccount } from './close-account.ts'
import { storeCheckout } from '../money/checkout.ts'
import { lockPlan } from '../billing/periods.ts'
import { lockPlanPayments } from '../billing/plan-payments.ts'

const { billing } = api

let app: TestApp
let actor: Actor
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  actor = await readyEmployer(app, { kobo: 0 })
})
afterAll(() => app.close())

const close = () =>
  closeAccount(app.db, { named: actor.employerId, supportEmail: 'support@marquee.example' }, app.deps.now())

describe('a closing of an account at the same time as a checkout for a plan', () => {
  it('waits for a checkout that has locked the plan, and is refused because of its payment', async () => {
    const { employerId } = actor
    const closing = await app.db.transaction(async (tx) => {
      await lockPlanPayments(tx, employerId)
      await lockPlan(tx, employerId)
      const running = Promise.allSettled([close()])
      await untilLocked(app.db, [running])
      await storeCheckout(app.deps, tx, {
        employerId,
        type: 'subscription',
        direction: 'debit',
        amountKobo: 5_000_000,
        provider: app.deps.payments.name,
        description: 'Enterprise plan, 1 month',
        purpose: { planCode: 'enterprise', interval: 'month' },
        clientReference: randomUUID(),
      })
      return { running }
    })
    const [result] = await closing.running
    expect(result).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('A payment is not final yet.') },
    })
  })

  it('is waited for by a checkout, which then finds the account closed', async () => {
    const begun = await app.db.transaction(async (tx) => {
      // Holds the closing back after it has locked the plan and the employer.
      await tx.select().from(pin).where(eq(pin.employerId, actor.employerId)).for('update')
      const closing = close()
      await untilLocked(app.db, [closing])
      const body = { planCode: 'enterprise', interval: 'month', method: 'checkout', ref: randomUUID() } as const
      const checkout = app.call(billing.subscribe, { body }, actor)
      await untilLocked(app.db, [closing, checkout])
      return { closing, checkout }
    })
    await begun.closing
    const answer = await begun.checkout
    expect([answer.status, answer.body.code]).toEqual([403, 'ACCOUNT_CLOSED'])
  })
})
