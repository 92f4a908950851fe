import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import { hasBegun } from '../../../src/rules/gig-cancellation.ts'
import { heldTooLittle, holdsPay, lastSessionOver, tooLateToInvite } from '../../../src/rules/hiring.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Deps } from '../../ports/deps.ts'
import { readCompany } from '../company/service.ts'
import { readHiring } from '../gigs/hiring.ts'
import { lockGig } from '../gigs/service.ts'
import { gigStateRefusal } from '../gigs/states.ts'
import { limitWorkerMails } from '../gigs/worker-events.ts'
import { assertNotRestricted } from '../money/wallet-state.ts'
import { invitedLetter } from './hiring-events.ts'
import { selectAddressees } from './hiring-repository.ts'
import { answerOnce } from './mailings.ts'
import { saveInvitations, selectAppliedWorkers, selectExistingWorkers } from './repository.ts'
import { mailWorker } from '../notifications/worker-mail.ts'

/**
 * Invites workers to apply, and mails them; to a running Gig only by the offer that the first to accept is hired. Who was invited before and has
 * not applied is invited by the new words and the new offer. A repeated `ref` returns the same answer and mails nobody.
 * @throws {Refusal} NOT_FOUND; GIG_STATE; NO_FREE_PLACE; WALLET_RESTRICTED; RATE_LIMITED
 */
export async function inviteWorkers(
  deps: Deps,
  employerId: string,
  gigId: string,
  invitation: BodyOf<typeof gigPeople.invite>,
): Promise<Output<typeof gigPeople.invite>> {
  const { ref, ...offer } = invitation
  return deps.db.transaction(async (tx) => {
    const row = await lockGig(tx, employerId, gigId)
    const at = deps.now()
    return answerOnce(tx, { gigId, kind: 'invitation', ref }, at, () => inviteToGig(deps, tx, row, offer, at))
  })
}

/** Invites workers to a locked Gig, as `inviteWorkers` does. @throws {Refusal} GIG_STATE; NO_FREE_PLACE; WALLET_RESTRICTED; RATE_LIMITED */
export async function inviteToGig(
  deps: Deps,
  tx: Transaction,
  row: GigRow,
  { workerIds, message, hireFirst = false }: Omit<BodyOf<typeof gigPeople.invite>, 'ref'>,
  at: Date,
): Promise<Output<typeof gigPeople.invite>> {
  const { id: gigId, employerId } = row
  const payKobo = await payOfInvitation(tx, row, hireFirst, at)
  const ids = [...new Set(workerIds)]
  const existingWorkers = await selectExistingWorkers(tx, ids)
  const appliedWorkers = await selectAppliedWorkers(tx, gigId, ids)
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
    await limitWorkerMails(deps, tx, row, hireFirst ? 'offer' : 'invitation')
    // One moment for all of them: the first of those who were invited together is hired.
    await saveInvitations(
      tx,
      invited.map((workerId) => ({
        gigId,
        workerId,
        employerId,
        message: message ?? null,
        hireFirst,
        createdAt: at,
      })),
    )
    const business = (await readCompany({ db: tx }, employerId)).companyName ?? 'An employer'
    for (const person of await selectAddressees(tx, invited)) {
      await mailWorker(tx, person, invitedLetter(row, { business, payKobo, message }, at), at)
    }
  }
  return { invited, failed }
}

/**
 * The pay of a place that an invited worker could take, in kobo. Once the first session has begun only the offer to hire the first is made, as
 * `canAcceptOffer` accepts it.
 * @throws {Refusal} GIG_STATE, NO_FREE_PLACE or WALLET_RESTRICTED when nobody could accept an invitation
 */
async function payOfInvitation(tx: Transaction, row: GigRow, hireFirst: boolean, at: Date): Promise<number> {
  const isRunning = row.status === 'in_progress'
  // The job that begins the Gig may not have run yet.
  if ((isRunning && !hireFirst) || (row.status === 'open' && hasBegun(row.startsAt, at))) {
    throw gigStateRefusal(tooLateToInvite)
  }
  const hiring = await readHiring(tx, row, at)
  if (hiring === null) throw gigStateRefusal(isRunning ? lastSessionOver : undefined)
  if (hiring.freePlaces === 0) throw new Refusal('NO_FREE_PLACE')
  if (hireFirst) {
    // An offer by which nobody would be hired is not made.
    if (!holdsPay(hiring)) throw gigStateRefusal(heldTooLittle)
    await assertNotRestricted(tx, row.employerId)
  }
  return hiring.payKobo
}
