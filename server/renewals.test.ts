import { setTimeout as wait } from 'node:timers/promises'
import { and, count, eq, isNull, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ledgerAccount, payment } from './db/money-schema.ts'
import { employer, subscription, wallet } from './db/schema.ts'
import { createAccount } from './modules/auth/accounts.ts'
import { auditLedger } from './modules/money/ledger.ts'
import { findOrCreatePayment } from './modules/money/payments.ts'
import { renewalJob } from './modules/billing/periods.ts'
import { applyTransition } from './modules/money/settle.ts'
import { scheduleJob } from './platform/jobs/jobs.ts'
import { cleanUp, startProcess } from './testing/server-process.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { job } from './platform/db/tables.ts'

// Whole servers are started, on however busy a machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const plans = 60
const price = 500_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(cleanUp)
afterAll(() => database.close())

/** An employer with ₦20,000.00 whose plan ended a moment ago: work that was planned before any server ran. */
async function dueEmployer(number: number) {
  const now = new Date()
  const renewsAt = new Date(now.getTime() - 1000)
  await database.db.transaction(async (tx) => {
    const employerId =
      (await createAccount(
        tx,
        { email: `due-${number}@venue.example`, firstName: 'A', lastName: 'B', passwordHash: '' },
        now,
      )) ?? ''
    await tx.update(wallet).set({ status: 'active' }).where(eq(wallet.employerId, employerId))
    const funding = {
      employerId,
      type: 'wallet_funding',
      direction: 'credit',
      amountKobo: 2_000_000,
      description: 'Wallet funding',
      provider: 'sandbox',
    } as const
    await applyTransition(tx, (await findOrCreatePayment(tx, funding, now)).payment, 'success', now)
    const startedAt = new Date(renewsAt.getTime() - 30 * 24 * 60 * 60_000)
    await tx.insert(subscription).values({
      employerId,
      status: 'active',
      planCode: 'basic',
      interval: 'month',
      gigCount: 3,
      gigUsed: 2,
      priceKobo: price,
      startedAt,
      renewsAt,
    })
    await scheduleJob(tx, renewalJob(employerId, renewsAt))
  })
}

it('renews each plan once, with two concurrent processes of which one is killed and restarted', async () => {
  for (let number = 0; number < plans; number += 1) await dueEmployer(number)
  const { db, url } = database
  const isRenewal = and(eq(payment.type, 'subscription'), like(payment.clientReference, 'renew:%'))
  const renewed = () => db.$count(payment, isRenewal)
  const env = { DATABASE_URL: url, MARQUEE_SEED: 'none' }
  const [first] = [startProcess(env), startProcess(env)]
  while ((await renewed()) < plans / 5) await wait(5)
  first?.child.kill('SIGKILL')
  await first?.ended
  expect(await renewed()).toBeLessThan(plans)
  await startProcess(env).ready()
  while ((await renewed()) < plans) await wait(50)
  // Leaves time for a second, wrong execution.
  await wait(3000)

  const perEmployer = await db.select({ times: count() }).from(payment).where(isRenewal).groupBy(payment.employerId)
  expect(perEmployer).toHaveLength(plans)
  expect(perEmployer.every(({ times }) => times === 1)).toBe(true)
  const wallets = await db
    .select({ kobo: ledgerAccount.balanceKobo })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.kind, 'wallet'))
  expect(wallets.map(({ kobo }) => kobo)).toEqual(Array.from({ length: plans }, () => 2_000_000 - price))
  expect(await db.$count(subscription, and(eq(subscription.status, 'active'), eq(subscription.gigUsed, 0)))).toBe(plans)
  // Left is the next renewal of each plan.
  expect(await db.$count(job, isNull(job.doneAt))).toBe(plans)
  expect(await db.$count(employer)).toBe(plans)
  expect(await auditLedger(db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
})
