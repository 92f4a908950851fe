import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { payment } from '../../db/money-schema.ts'
import { notification, subscription } from '../../db/schema.ts'
import { readyEmployer, readyPin as pin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { day } from '../../platform/clock/time.ts'
import { runDueJob } from '../../platform/jobs/jobs.ts'
import { startSession } from '../auth/sessions.ts'
import { subscriptionJobHandlers } from './renewals.ts'

let test: TestApp
let actor: Actor
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  actor = await readyEmployer(test)
  const body = { planCode: 'enterprise', interval: 'month', method: 'wallet', pin, ref: randomUUID() } as const
  await test.call(api.billing.subscribe, { body }, actor)
})

const planOf = async () =>
  (await test.db.select().from(subscription).where(eq(subscription.employerId, actor.employerId)))[0]
const planPayments = () =>
  test.db.$count(payment, and(eq(payment.employerId, actor.employerId), eq(payment.type, 'subscription')))

/** Moves the clock to a time after the end of the period, as for a server that was off, and runs what is due by then. */
async function awayUntil(afterPeriodMs: number) {
  const { renewsAt } = (await planOf()) ?? {}
  test.advance((renewsAt?.getTime() ?? 0) + afterPeriodMs - test.deps.now().getTime())
  while (await runDueJob(test.deps, subscriptionJobHandlers, test.deps.log)) continue
  actor = { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
}

it('charges one period to a plan whose renewal is late by less than the grace period', async () => {
  await awayUntil(6 * day)
  const plan = await planOf()
  expect(plan?.status).toBe('active')
  expect(plan?.renewsAt?.getTime()).toBeGreaterThan(test.deps.now().getTime())
  expect(await planPayments()).toBe(2)
})

it('charges nothing for more than a year in which no server ran, says so, and lets the employer renew', async () => {
  await awayUntil(400 * day)
  expect((await planOf())?.status).toBe('past_due')
  expect(await planPayments()).toBe(1)
  const notifications = await test.db.select().from(notification).where(eq(notification.employerId, actor.employerId))
  expect(notifications.map(({ message }) => message)).toContain(
    'It was due more than 7 days ago, and nothing was charged. You cannot post Gigs until you renew it, and it ends after 7 days.',
  )
  const body = { planCode: 'enterprise', interval: 'month', method: 'wallet', pin, ref: randomUUID() } as const
  expect((await test.call(api.billing.subscribe, { body }, actor)).status).toBe(200)
  expect(await planOf()).toMatchObject({ status: 'active', startedAt: test.deps.now() })
  expect(await planPayments()).toBe(2)
})
