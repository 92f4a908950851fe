import type { Transaction } from '../../platform/db/database.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import { isFeeKept } from '../../../src/rules/gig-cancellation.ts'
import { later, minute } from '../../platform/clock/time.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { nextSession } from './gig-brief.ts'
import { scheduleCheck, scheduleMissingWork, scheduleNextCheck, paymentTimeoutMs } from './scheduled-transitions.ts'
import { notifyGigEvent } from './events.ts'
import { refundGig, heldKoboOf } from './refunds.ts'
import { activatePlaces, countUnreleasedPlaces, countUnsettledPlaces, hasCancelledHire } from './places-repository.ts'
import { fieldsOf, hasUnfinishedPayment, selectGigByIdForUpdate, updateGigDates } from './repository.ts'
import { transitionGig } from './service.ts'

/** Delay before a Gig whose payment is not final is checked again, in milliseconds. */
const paymentRecheckMs = 10 * minute

/** Jobs that start, complete and expire Gigs when their time has come. Each job reads the current row and changes nothing when no transition is due. */
export const gigJobHandlers: JobHandlers = {
  gig: async (tx, payload, at) => {
    const { gigId } = payload as { gigId: string }
    const row = await selectGigByIdForUpdate(tx, gigId)
    if (row === undefined) return
    const updated = await applyDueTransition(tx, row, at)
    await scheduleNextCheck(tx, updated, at)
  },
}

/** Applies the transition of a locked Gig that is due at a moment, if there is one. */
async function applyDueTransition(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  const hasBegun = row.startsAt !== null && row.startsAt <= at
  if (row.status === 'pending_payment') {
    return hasBegun || later(row.updatedAt, paymentTimeoutMs) <= at ? abandonUnpaid(tx, row, at) : row
  }
  if (row.status === 'open' && hasBegun) {
    return row.workersHired > 0 ? startWork(tx, row, at) : expireUnstaffed(tx, row, at)
  }
  if (row.status === 'open' || row.status === 'in_progress') {
    return completeIfDone(tx, await clearPastDates(tx, row, at), at)
  }
  return row
}

/** Clears the application deadline once it has passed, and sets the next session. */
async function clearPastDates(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  const deadlineAt = row.deadlineAt !== null && row.deadlineAt > at ? row.deadlineAt : null
  const changed = await updateGigDates(tx, row.id, { deadlineAt, nextSessionAt: nextSession(fieldsOf(row), at) })
  return changed ?? row
}

/** Turns a Gig that was not paid in time into a draft, which frees its place in the plan's quota. */
async function abandonUnpaid(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  if (await hasUnfinishedPayment(tx, row)) {
    await scheduleCheck(tx, row, later(at, paymentRecheckMs))
    return row
  }
  const moved = await transitionGig(tx, row, 'abandon', at, { deadlineAt: null, nextSessionAt: null })
  await notifyGigEvent(tx, moved, 'unpaid', at)
  return moved
}

/** Starts a Gig and sets its hired workers to active. */
async function startWork(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  await activatePlaces(tx, row.id, at)
  const moved = await clearPastDates(tx, await transitionGig(tx, row, 'begin', at), at)
  await notifyGigEvent(tx, moved, 'begun', at)
  await scheduleMissingWork(tx, moved)
  return moved
}

/** Ends a Gig and refunds the money that is still held, with Marquee's fee where it is not kept. */
async function endGig(
  tx: Transaction,
  row: GigRow,
  {
    event,
    notify,
    withFee,
  }: { event: 'expire' | 'complete'; notify: 'expired' | 'expiredAfterHires' | 'completed'; withFee: boolean },
  at: Date,
): Promise<GigRow> {
  const refund = { fromHeldKobo: await heldKoboOf(tx, row), withFee, ref: `gig-end:${row.id}` }
  const refunded = await refundGig(tx, row, refund, at)
  const moved = await transitionGig(tx, refunded, event, at, { deadlineAt: null, nextSessionAt: null })
  await notifyGigEvent(tx, moved, notify, at)
  return moved
}

/** Expires a Gig without hired workers and refunds it: completely, unless the employer has cancelled a hire of it. */
async function expireUnstaffed(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  const isKept = isFeeKept(0, await hasCancelledHire(tx, row.id))
  return endGig(tx, row, { event: 'expire', notify: isKept ? 'expiredAfterHires' : 'expired', withFee: !isKept }, at)
}

/** Refunds what a Gig holds for no place any more; the Gig goes on until its last payout has arrived. */
const refundRest = async (tx: Transaction, row: GigRow, at: Date): Promise<GigRow> =>
  refundGig(tx, row, { fromHeldKobo: await heldKoboOf(tx, row), withFee: false, ref: `gig-rest:${row.id}` }, at)

/**
 * Settles a Gig in progress whose last session is over: the held rest is refunded once all pay is released or its place cancelled, and the Gig
 * is completed once its places are all paid or cancelled. Nobody can be hired any more then, so the rest is refunded once.
 * Code that approves, pays or cancels a place must call it too, with the Gig locked.
 */
export async function completeIfDone(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  const isOver = row.endsAt !== null && row.endsAt <= at
  if (row.status !== 'in_progress' || !isOver) return row
  if ((await countUnreleasedPlaces(tx, row.id)) > 0) return row
  if ((await countUnsettledPlaces(tx, row.id)) > 0) return refundRest(tx, row, at)
  return endGig(tx, row, { event: 'complete', notify: 'completed', withFee: false }, at)
}
