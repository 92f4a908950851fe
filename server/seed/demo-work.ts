import { eq } from 'drizzle-orm'
import { sessionSpan } from '../../src/api/contract/schemas/gig-session.ts'
import { disputeSubject } from '../../src/rules/work-review.ts'
import { gig, worker, workerGig } from '../db/gig-schema.ts'
import { ticket } from '../db/money-schema.ts'
import { taskSubmission } from '../db/work-schema.ts'
import type { Transaction } from '../platform/db/database.ts'
import { newId } from '../platform/secrets/secrets.ts'
import { arrivesAt, workOf } from '../simulator/work-plan.ts'

/** Stores what the worker of a place came to and handed in, as the simulator's workers do, without notifications. */
export async function handIn(
  tx: Transaction,
  { id, workerId }: typeof workerGig.$inferSelect,
  gigId: string,
  at: Date,
) {
  const [found] = await tx
    .select({ gigRow: gig, workerRow: worker })
    .from(gig)
    .innerJoin(worker, eq(worker.id, workerId))
    .where(eq(gig.id, gigId))
  if (found === undefined) throw new Error('A hired place has a worker and a Gig')
  const { gigRow, workerRow } = found
  const key = gigRow.title
  const sessions = gigRow.brief.sessions ?? []
  const begun = sessions.filter((session) => sessionSpan(session).startsAt <= at)
  await tx
    .update(workerGig)
    .set({
      checkIns: begun.map((session) => ({
        date: session.date,
        start: session.start,
        at: arrivesAt(key, workerRow, session, 1).toISOString(),
      })),
    })
    .where(eq(workerGig.id, id))
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
export async function disputePlace(
  tx: Transaction,
  { id, employerId, gigId }: typeof workerGig.$inferSelect,
  name: string,
  at: Date,
) {
  const ticketId = newId('tkt')
  const subject = disputeSubject(demoDispute.topic, name)
  await tx.insert(ticket).values({ id: ticketId, employerId, gigId, subject, ...demoDispute, createdAt: at })
  await tx
    .update(workerGig)
    .set({ dispute: { ...demoDispute, ticketId, raisedAt: at.toISOString() } })
    .where(eq(workerGig.id, id))
}
