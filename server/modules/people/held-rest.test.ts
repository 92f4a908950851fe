import { beforeEach, expect, it } from 'vitest'
import { runSupportCommand, parseSupportCommand } from '../../app/support-command.ts'
import { reviewHarness, type ReviewedPlace } from '../../testing/review-harness.ts'
import { auditLedger } from '../money/ledger.ts'

const harness = reviewHarness()
const { state, hire, hireAndSubmit, approve, dispute, readPlace, readGig, settleAll } = harness
beforeEach(() => state.test.payments.answerTransfers({ status: 'success' }))
const agreed = 5_000_000

const available = async (subject: ReviewedPlace) => (await harness.wallet(subject)).availableKobo ?? 0

/** The Gig has two places of the agreed pay; one of them was never filled. */
const restIsBack = { heldKobo: 0, releasedKobo: agreed, refundedKobo: agreed }

it('comes back once all pay is released, also while a payout waits for the worker’s account', async () => {
  let subject = await hireAndSubmit({ hasAccount: false })
  await approve(subject)
  const before = await available(subject)
  subject = await harness.goTo(subject, subject.afterWork)
  expect(await readPlace(subject)).toMatchObject({ status: 'approved' })
  expect(await readGig(subject)).toMatchObject({ status: 'in_progress', payment: restIsBack })
  expect(await available(subject)).toBe(before + agreed)
  await harness.giveAccount(subject.workerId)
  subject = await harness.goTo(subject, new Date(Date.parse(subject.afterWork) + 2 * 60 * 60_000).toISOString())
  await settleAll()
  expect(await readPlace(subject)).toMatchObject({ status: 'paid' })
  expect(await readGig(subject)).toMatchObject({ status: 'completed', payment: restIsBack })
  expect(await available(subject)).toBe(before + agreed)
  expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
})

it.each([
  ['the employer approves', async (subject: ReviewedPlace) => approve(subject).then(() => subject)],
  [
    'the review period ends',
    (subject: ReviewedPlace) =>
      harness.goTo(subject, new Date(Date.parse(subject.afterWork) + 121 * 60 * 60_000).toISOString()),
  ],
  [
    'support decides for the worker',
    async (subject: ReviewedPlace) => {
      const { data } = await dispute(subject)
      const context = { db: state.test.db, now: state.test.deps.now, supportEmail: 'support@marquee.example' }
      await runSupportCommand(context, await parseSupportCommand(['decide', data.number, 'worker'], async () => ''))
      return subject
    },
  ],
] as const)('comes back when %s after the last session', async (_how, decide) => {
  let subject = await hire({ hasAccount: false })
  subject = await harness.goTo(subject, subject.afterWork)
  await harness.submit(subject)
  expect(await readGig(subject)).toMatchObject({ payment: { heldKobo: 2 * agreed } })
  subject = await decide(subject)
  expect(await readGig(subject)).toMatchObject({ status: 'in_progress', payment: restIsBack })
})
