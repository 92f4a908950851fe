import { eq, inArray } from 'drizzle-orm'
import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import { applicant, invitation, worker } from '../../db/gig-schema.ts'
import type { Deps } from '../deps.ts'
import { lockGig } from './rows.ts'
import { gigStateRefusal } from './states.ts'

/** Asks workers to apply; who has applied or was invited before is left as is. @throws {Refusal} NOT_FOUND; GIG_STATE when the Gig is not open */
export async function inviteWorkers(
  { db, now }: Deps,
  employerId: string,
  gigId: string,
  { workerIds, message }: BodyOf<typeof gigPeople.invite>,
): Promise<Output<typeof gigPeople.invite>> {
  return db.transaction(async (tx) => {
    const { status } = await lockGig(tx, employerId, gigId)
    if (status !== 'open') throw gigStateRefusal()
    const ids = [...new Set(workerIds)]
    const known = new Set(
      (await tx.select({ id: worker.id }).from(worker).where(inArray(worker.id, ids))).map(({ id }) => id),
    )
    const applied = new Set(
      (await tx.select({ id: applicant.workerId }).from(applicant).where(eq(applicant.gigId, gigId))).map(
        ({ id }) => id,
      ),
    )
    const reasonAgainst = (id: string) =>
      known.has(id) ? (applied.has(id) ? 'This worker has applied already.' : undefined) : 'Worker not found'
    const invited = ids.filter((id) => reasonAgainst(id) === undefined)
    const failed = ids.flatMap((workerId) => {
      const reason = reasonAgainst(workerId)
      return reason === undefined ? [] : [{ workerId, reason }]
    })
    if (invited.length > 0) {
      await tx
        .insert(invitation)
        .values(
          invited.map((workerId) => ({ gigId, workerId, employerId, message: message ?? null, createdAt: now() })),
        )
        .onConflictDoNothing()
    }
    return { invited, failed }
  })
}
