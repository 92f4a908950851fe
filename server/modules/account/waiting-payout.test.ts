import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { gig, workerGig } from '../../db/gig-schema.ts'
import { day } from '../../platform/clock/time.ts'
import { readyPin } from '../../testing/ready-employer.ts'
import { type ReviewedPlace, reviewHarness } from '../../testing/review-harness.ts'
import { auditLedger } from '../money/ledger.ts'
import { closeAccount } from './close-account.ts'

/** Tests of the closing of an account whose last Gig waits for the bank account of its worker. */

const harness = reviewHarness()
const { state, hireAndSubmit, approve } = harness

const obstacles = async ({ actor }: ReviewedPlace) =>
  (await state.test.call(api.account.getClosure, {}, actor)).data.obstacles
const runningGig = { kind: 'gig', message: 'A Gig is open, in progress or waiting for its payment.' }

/** Withdraws all money, which arrives. */
async function emptyWallet(subject: ReviewedPlace) {
  state.test.payments.answerTransfers({ status: 'success' })
  const { availableKobo: amountKobo = 0 } = await harness.wallet(subject)
  const body = { amountKobo, pin: readyPin, ref: randomUUID() }
  await state.test.call(api.wallet.withdraw, { body }, subject.actor)
}

it('is possible once the last session is over and all work approved, and the payout still reaches its worker', async () => {
  const hired = await hireAndSubmit({ hasAccount: false, workersNeeded: 2 })
  const { employerId } = hired.actor
  await approve(hired)
  await emptyWallet(hired)
  // The session still runs, so a place can be filled.
  expect(await obstacles(hired)).toContainEqual(runningGig)
  const over = await harness.goTo(hired, hired.afterWork)
  await emptyWallet(over)
  expect(await obstacles(over)).toEqual([])

  await closeAccount(
    state.test.db,
    { named: employerId, supportEmail: 'support@marquee.example' },
    state.test.deps.now(),
  )
  await harness.settleAll()
  await harness.giveAccount(hired.workerId)
  state.test.advance(day)
  await harness.settleAll()
  expect(await state.test.db.select().from(workerGig).where(eq(workerGig.id, hired.placeId))).toMatchObject([
    { status: 'paid' },
  ])
  expect(await state.test.db.select().from(gig).where(eq(gig.id, hired.gigId))).toMatchObject([{ status: 'completed' }])
  expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
})

it('is refused while the work of a place is not approved', async () => {
  const hired = await hireAndSubmit({ hasAccount: false, workersNeeded: 1 })
  await emptyWallet(hired)
  const over = await harness.goTo(hired, hired.afterWork)
  expect(await obstacles(over)).toContainEqual(runningGig)
})
