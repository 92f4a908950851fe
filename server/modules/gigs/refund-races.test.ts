import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { payment } from '../../db/money-schema.ts'
import { firstRow } from '../../platform/db/rows.ts'
import { runDueJob } from '../../platform/jobs/jobs.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { openGig, readyEmployer } from '../../testing/ready-employer.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { balancesOf, owedToGatewayKobo } from '../money/ledger.ts'
import { lockPayment } from '../money/payments.ts'
import { applyTransition } from '../money/settle.ts'
import { gigJobHandlers } from './transition-jobs.ts'

/** The price of the example Gig, in kobo. */
const totalKobo = 10_537_500

it('gives the bank the refund of a Gig that expires while a chargeback of the funding is booked', async () => {
  const test = await createTestApp()
  const actor = await readyEmployer(test, { kobo: totalKobo })
  await openGig(test, actor)
  const { employerId } = actor
  const isFunding = and(eq(payment.employerId, employerId), eq(payment.type, 'wallet_funding'))
  const funding = await firstRow(test.db.select().from(payment).where(isFunding))
  const paymentId = funding?.id ?? ''
  test.advance(Date.parse('2025-12-06T23:00:00+01:00') - test.deps.now().getTime())
  const runJobs = async () => {
    while (await runDueJob(test.deps, gigJobHandlers, test.deps.log)) continue
  }
  const { begun } = await test.db.transaction(async (tx) => {
    await applyTransition(tx, await lockPayment(tx, paymentId), 'reversed', test.deps.now())
    const jobs = runJobs()
    await untilLocked(test.db, [jobs])
    return { begun: jobs }
  })
  await begun
  expect(await balancesOf(test.db, employerId)).toMatchObject({ availableKobo: 0, heldKobo: 0 })
  expect(await test.db.transaction((tx) => owedToGatewayKobo(tx, paymentId))).toBe(0)
  await test.close()
})
