import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { runDueJob } from '../../platform/jobs/jobs.ts'
import { hiringHarness } from '../../testing/hiring-harness.ts'
import { noMoneyFaults } from '../../testing/people-state.ts'
import { readyPin } from '../../testing/ready-employer.ts'
import { cancelByWorker } from '../people/working.ts'
import { gigMailJobHandlers } from './mail-jobs.ts'

const { gigs, notifications } = api
const { state, call, read, apply, hire, cancelHire, available, faults, goTo } = hiringHarness()

/** The price of the Gig, and the part of it that is held, in kobo. */
const [totalKobo, heldKobo] = [10_537_500, 10_000_000]
const walletKobo = 100_000_000

const hired = async () => (await hire((await apply()).applicantId)).data.id

const cancelAsWorker = async (workerGigId: string) => {
  const key = { employerId: state.actor.employerId, gigId: state.gigId, id: workerGigId }
  expect(await state.test.db.transaction((tx) => cancelByWorker(tx, key, state.test.deps.now()))).toBe(true)
}

/** Cancels the Gig on the terms that its page shows. */
const cancelGig = async () => {
  const { refundKobo, feeKobo } = (await read()).cancellation
  const body = { reason: 'event_cancelled' as const, feeKobo, refundKobo, pin: readyPin, ref: randomUUID() }
  return call(gigs.cancel, { params: { id: state.gigId }, body })
}

const news = async () =>
  (await call(notifications.list, { query: {} })).data.notifications.map(({ message }) => message)

describe('the service fee and VAT of a Gig without hired workers', () => {
  it('are kept when the employer cancelled a hire before the Gig, as the page says before', async () => {
    await cancelHire(await hired())
    expect((await read()).cancellation).toMatchObject({ allowed: true, refundKobo: heldKobo, feeKobo: 0 })
    expect((await cancelGig()).data).toMatchObject({
      status: 'cancelled',
      payment: { refundedKobo: heldKobo, heldKobo: 0, feeKobo: 500_000, vatKobo: 37_500 },
    })
    expect(await available()).toBe(walletKobo - totalKobo + heldKobo)
    expect(await faults()).toEqual(noMoneyFaults)
  })

  it('are kept when the employer cancelled a hire and the Gig expires, and the news says so', async () => {
    await cancelHire(await hired())
    await goTo('2025-12-06T14:00:00+01:00')
    expect(await read()).toMatchObject({ status: 'expired', payment: { refundedKobo: heldKobo, feeKobo: 500_000 } })
    expect(await news()).toContain(
      'Nobody was hired for “Product launch photographer” when it was to start. What it held is back in your wallet. The service fee and VAT are not refunded.',
    )
    expect(await available()).toBe(walletKobo - totalKobo + heldKobo)
    expect(await faults()).toEqual(noMoneyFaults)
  })

  it('are refunded when only the worker cancelled', async () => {
    await cancelAsWorker(await hired())
    expect((await read()).cancellation).toMatchObject({ refundKobo: totalKobo, feeKobo: 0 })
    expect((await cancelGig()).data.payment).toMatchObject({ refundedKobo: totalKobo, feeKobo: 0, vatKobo: 0 })
    expect(await available()).toBe(walletKobo)
  })

  it('are refunded when only the worker cancelled and the Gig expires', async () => {
    await cancelAsWorker(await hired())
    await goTo('2025-12-06T14:00:00+01:00')
    expect(await read()).toMatchObject({ status: 'expired', payment: { refundedKobo: totalKobo } })
  })

  it('are named by the reminder as not refunded once the employer has cancelled a hire', async () => {
    const { email = '' } = (await call(api.company.getProfile, {})).data
    await cancelHire(await hired())
    state.test.advance(Date.parse('2025-12-05T09:00:00+01:00') - state.test.deps.now().getTime())
    while (await runDueJob(state.test.deps, gigMailJobHandlers, state.test.deps.log)) continue
    const reminder = (await state.test.mailsTo(email ?? '')).find(({ subject }) => subject.startsWith('Reminder'))
    expect(reminder?.text).toContain(
      'Nobody is hired for it now. If that is still so when it starts, the Gig expires and what it holds goes back to your wallet. The service fee and VAT are not refunded.',
    )
  })
})
