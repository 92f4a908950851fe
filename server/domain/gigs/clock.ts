import { and, eq, notInArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { gig, workerGig } from '../../db/gig-schema.ts'
import { later, minute } from '../deps.ts'
import type { Work } from '../jobs.ts'
import { nextSession } from './brief.ts'
import { planLook, planNext, unpaidMs } from './moments.ts'
import { tellOfGig } from './news.ts'
import { giveBack, heldKoboOf } from './refunds.ts'
import { fieldsOf, type GigRow, hasUnfinishedPayment, moveGig } from './rows.ts'

/** How long a Gig waits for news of a payment that is under way before it is looked at again. */
const againMs = 10 * minute

/** Gigs begin, end and expire by themselves. Each look sees what is there now: a Gig that has moved on is left alone. */
export const gigWork: Work = {
  gig: async (tx, payload, at) => {
    const { gigId } = payload as { gigId: string }
    const [row] = await tx.select().from(gig).where(eq(gig.id, gigId)).for('update')
    if (row === undefined) return
    const moved = await lookAt(tx, row, at)
    await planNext(tx, moved, at)
  },
}

/** Brings a locked Gig to where it belongs at a moment. */
async function lookAt(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  const hasBegun = row.startsAt !== null && row.startsAt <= at
  if (row.status === 'pending_payment') {
    return hasBegun || later(row.updatedAt, unpaidMs) <= at ? giveUp(tx, row, at) : row
  }
  if (row.status === 'open' && hasBegun) return row.workersHired > 0 ? begin(tx, row, at) : expire(tx, row, at)
  if (row.status === 'open' || row.status === 'in_progress') return completeIfDone(tx, await turn(tx, row, at), at)
  return row
}

/** The deadline and sessions that are over are over; everything else stays. */
async function turn(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  const deadlineAt = row.deadlineAt !== null && row.deadlineAt > at ? row.deadlineAt : null
  const [changed] = await tx
    .update(gig)
    .set({ deadlineAt, nextSessionAt: nextSession(fieldsOf(row), at) })
    .where(eq(gig.id, row.id))
    .returning()
  return changed ?? row
}

/** A Gig that was not paid in time is a draft again, and its place on the plan is free. */
async function giveUp(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  if (await hasUnfinishedPayment(tx, row)) {
    await planLook(tx, row, later(at, againMs))
    return row
  }
  const moved = await moveGig(tx, row, 'give-up', at, { deadlineAt: null, nextSessionAt: null })
  await tellOfGig(tx, moved, 'unpaid', at)
  return moved
}

/** The work begins: everyone hired is at it. */
async function begin(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  await tx
    .update(workerGig)
    .set({ status: 'active', changedAt: at })
    .where(and(eq(workerGig.gigId, row.id), eq(workerGig.status, 'hired')))
  const moved = await turn(tx, await moveGig(tx, row, 'begin', at), at)
  await tellOfGig(tx, moved, 'begun', at)
  return moved
}

/** Nobody was hired: everything comes back. */
async function expire(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  const refunded = await giveBack(
    tx,
    row,
    { fromHeldKobo: await heldKoboOf(tx, row), withFee: true, ref: `gig-end:${row.id}` },
    at,
  )
  const moved = await moveGig(tx, refunded, 'expire', at, { deadlineAt: null, nextSessionAt: null })
  await tellOfGig(tx, moved, 'expired', at)
  return moved
}

/**
 * Ends a running Gig whose last session is over and whose every place is paid or cancelled; money that nobody earned comes back.
 * Whoever pays or cancels a place calls it too, with the Gig locked.
 */
export async function completeIfDone(tx: Transaction, row: GigRow, at: Date): Promise<GigRow> {
  const isOver = row.endsAt !== null && row.endsAt <= at
  if (row.status !== 'in_progress' || !isOver) return row
  const open = and(eq(workerGig.gigId, row.id), notInArray(workerGig.status, ['paid', 'cancelled']))
  if ((await tx.$count(workerGig, open)) > 0) return row
  const refunded = await giveBack(
    tx,
    row,
    { fromHeldKobo: await heldKoboOf(tx, row), withFee: false, ref: `gig-end:${row.id}` },
    at,
  )
  const moved = await moveGig(tx, refunded, 'complete', at, { deadlineAt: null, nextSessionAt: null })
  await tellOfGig(tx, moved, 'completed', at)
  return moved
}
