import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import type { Deps } from '../../ports/deps.ts'
import { lockGig } from '../gigs/service.ts'
import { gigStateRefusal } from '../gigs/states.ts'
import { insertInvitations, selectAppliedWorkers, selectExistingWorkers } from './repository.ts'

/** Invites workers to apply; a worker who was invited before is not invited twice. @throws {Refusal} NOT_FOUND; GIG_STATE when the Gig is not open */
export async function inviteWorkers(
  { db, now }: Deps,
  employerId: string,
  gigId: string,
  { workerIds, message, hireFirst = false }: BodyOf<typeof gigPeople.invite>,
): Promise<Output<typeof gigPeople.invite>> {
  return db.transaction(async (tx) => {
    const { status } = await lockGig(tx, employerId, gigId)
    if (status !== 'open') throw gigStateRefusal()
    const ids = [...new Set(workerIds)]
    const existingWorkers = await selectExistingWorkers(tx, ids)
    const appliedWorkers = await selectAppliedWorkers(tx, gigId)
    const rejectionReason = (id: string) =>
      existingWorkers.has(id)
        ? appliedWorkers.has(id)
          ? 'This worker has applied already.'
          : undefined
        : 'Worker not found'
    const invited = ids.filter((id) => rejectionReason(id) === undefined)
    const failed = ids.flatMap((workerId) => {
      const reason = rejectionReason(workerId)
      return reason === undefined ? [] : [{ workerId, reason }]
    })
    if (invited.length > 0) {
      // One moment for all of them: the first of those who were invited together is hired.
      const createdAt = now()
      await insertInvitations(
        tx,
        invited.map((workerId) => ({ gigId, workerId, employerId, message: message ?? null, hireFirst, createdAt })),
      )
    }
    return { invited, failed }
  })
}
