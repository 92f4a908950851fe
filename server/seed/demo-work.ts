import { eq } from 'drizzle-orm'
import { sessionSpan } from '../../src/api/contract/schemas/gig-session.ts'
import { disputeSubject, reviewDueAt } from '../../src/rules/work-review.ts'
import { gig, worker, workerGig } from '../db/gig-schema.ts'
import { ticket } from '../db/money-schema.ts'
import { taskSubmission } from '../db/work-schema.ts'
import { scheduleReviewEnd } from '../modules/gigs/review-schedule.ts'
import { noteWorkSubmitted } from '../modules/people/review-events.ts'
import { minute } from '../platform/clock/time.ts'
import type { Transaction } from '../platform/db/database.ts'
import { newId } from '../platform/secrets/secrets.ts'
import { arrivesAt, workOf } from '../simulator/work-plan.ts'

type Place = typeof workerGig.$inferSelect

async function findGigAndWorker(tx: Transaction, { gigId, workerId }: Place) {
  const [found] = await tx
    .select({ gigRow: gig, workerRow: worker })
    .from(gig)
    .innerJoin(worker, eq(worker.id, workerId))
    .where(eq(gig.id, gigId))
  if (found === undefined) throw new Error('A hired place has a worker and a Gig')
  return found
}

/** Stores when the worker of a place came to each session until a moment, as the simulator's workers do. */
export async function arrive(tx: Transaction, place: Place, until: Date) {
  const { gigRow, workerRow } = await findGigAndWorker(tx, place)
  const arrivals = (gigRow.brief.sessions ?? []).flatMap((session) => {
    const at = arrivesAt(gigRow.title, workerRow, session, 1)
    return at <= until ? [{ date: session.date, start: session.start, at: at.toISOString() }] : []
  })
  await tx.update(workerGig).set({ checkIns: arrivals }).where(eq(workerGig.id, place.id))
}

/** How long after a session the demo's workers of a running Gig hand in. */
const handInDelay = 45 * minute

/** When the worker of a running Gig's place handed in: soon after the last session that is over. */
export async function handInTime(tx: Transaction, place: Place, now: Date): Promise<Date> {
  const { gigRow } = await findGigAndWorker(tx, place)
  const ends = (gigRow.brief.sessions ?? []).map((session) => sessionSpan(session).endsAt.getTime())
  const lastEnd = Math.max(...ends.filter((end) => end <= now.getTime()))
  return new Date(Math.min(now.getTime(), lastEnd + handInDelay))
}

/** Stores that work waits for the employer's review, as `submitWork` does, without mails. */
export async function awaitReview(tx: Transaction, place: Place, submittedAt: Date) {
  const { gigRow, workerRow } = await findGigAndWorker(tx, place)
  const dueAt = reviewDueAt(submittedAt, gigRow.endsAt)
  await tx.update(workerGig).set({ reviewDueAt: dueAt, changedAt: submittedAt }).where(eq(workerGig.id, place.id))
  await scheduleReviewEnd(tx, place, dueAt)
  await noteWorkSubmitted(tx, gigRow, place, workerRow, { round: place.round, dueAt }, submittedAt)
}

/** Stores what the worker of a place handed in, as the simulator's workers do, without notifications. */
export async function handIn(tx: Transaction, place: Place, at: Date) {
  const { gigRow, workerRow } = await findGigAndWorker(tx, place)
  const { id } = place
  const key = gigRow.title
  const { deliverables, ...work } = workOf(key, workerRow, gigRow, 1)
  const ticks = new Map(deliverables.map((tick) => [tick.id, tick.done]))
  await tx.insert(taskSubmission).values({
    id: newId('tsk'),
    workerGigId: id,
    round: 1,
    submittedAt: at,
    ...work,
    deliverables: (gigRow.brief.deliverables ?? []).flatMap((deliverable) =>
      deliverable.id === undefined
        ? []
        : [{ id: deliverable.id, text: deliverable.text, done: ticks.get(deliverable.id) ?? false }],
    ),
  })
}

/** What the demo's employer asked to change. */
export const demoChanges = {
  message: 'Please send the pictures of the stage again, in full size and without the watermark.',
  deliverableIds: [],
}

/** What the demo's employer reported to support. */
const demoDispute = {
  topic: 'worker',
  message: 'He left two hours before the end of the second night, and we could not reach him.',
} as const

/** Stores the report of a disputed place, with its ticket, as `raiseDispute` does, without mails. */
export async function disputePlace(tx: Transaction, { id, employerId, gigId }: Place, name: string, at: Date) {
  const ticketId = newId('tkt')
  const subject = disputeSubject(demoDispute.topic, name)
  await tx.insert(ticket).values({ id: ticketId, employerId, gigId, subject, ...demoDispute, createdAt: at })
  await tx
    .update(workerGig)
    .set({ dispute: { ...demoDispute, ticketId, raisedAt: at.toISOString() } })
    .where(eq(workerGig.id, id))
}
