import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import type { WorkerGig } from '../../../src/api/contract/schemas/worker-gig.ts'
import { snapshot } from '../../platform/db/snapshot.ts'
import type { Deps } from '../../ports/deps.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { findGig } from '../gigs/service.ts'
import {
  selectApplicantsOfGig,
  selectPendingApplicants,
  selectWaitingInvitations,
  selectWorkerGig,
  selectWorkerGigsOfGig,
  selectWorkToReview,
} from './repository.ts'
import { serializeApplicants, serializeWorkerGigs } from './serializer.ts'

type Page = QueryOf<typeof gigPeople.listWorkerGigs>

/** Lists a Gig's applicants, newest first, optionally of one status. @throws {Refusal} NOT_FOUND */
export async function listApplicants(
  { db }: Deps,
  employerId: string,
  gigId: string,
  query: QueryOf<typeof gigPeople.listApplicants>,
): Promise<Output<typeof gigPeople.listApplicants>> {
  return db.transaction(async (tx) => {
    await findGig(tx, employerId, gigId)
    const { rows, total } = await selectApplicantsOfGig(tx, gigId, query)
    return { applicants: await serializeApplicants(tx, employerId, rows), totalApplicant: total }
  }, snapshot)
}

/** Lists pending applicants of all open and running Gigs, newest first. */
export async function listPendingApplicants(
  { db }: Deps,
  employerId: string,
  page: Page,
): Promise<Output<typeof gigPeople.listPendingApplicants>> {
  return db.transaction(async (tx) => {
    const { rows, total } = await selectPendingApplicants(tx, employerId, page)
    return { applicants: await serializeApplicants(tx, employerId, rows), totalApplicant: total }
  }, snapshot)
}

/** Lists who is invited to a Gig and has not applied, the latest invitation first. @throws {Refusal} NOT_FOUND */
export async function listInvitations(
  { db }: Deps,
  employerId: string,
  gigId: string,
): Promise<Output<typeof gigPeople.listInvitations>> {
  return db.transaction(async (tx) => {
    await findGig(tx, employerId, gigId)
    const rows = await selectWaitingInvitations(tx, gigId)
    return {
      invitations: rows.map(({ createdAt, declinedAt, ...row }) => ({
        ...row,
        invitedAt: createdAt.toISOString(),
        declinedAt: declinedAt?.toISOString() ?? null,
      })),
    }
  }, snapshot)
}

/** Lists a Gig's hired places, newest first. @throws {Refusal} NOT_FOUND */
export async function listWorkerGigs(
  { db }: Deps,
  employerId: string,
  gigId: string,
  page: Page,
): Promise<Output<typeof gigPeople.listWorkerGigs>> {
  return db.transaction(async (tx) => {
    await findGig(tx, employerId, gigId)
    const { rows, total } = await selectWorkerGigsOfGig(tx, gigId, page)
    return { workerGigs: await serializeWorkerGigs(tx, employerId, rows), totalWorkerGig: total }
  }, snapshot)
}

/** Lists hired places of all Gigs whose submitted work waits for a review, by review deadline. */
export async function listPendingWorkerGigs(
  { db }: Deps,
  employerId: string,
  page: Page,
): Promise<Output<typeof gigPeople.listPendingWorkerGigs>> {
  return db.transaction(async (tx) => {
    const { rows, total } = await selectWorkToReview(tx, employerId, page)
    return { workerGigs: await serializeWorkerGigs(tx, employerId, rows), totalWorkerGig: total }
  }, snapshot)
}

/** Reads one hired place of the employer's Gig. @throws {Refusal} NOT_FOUND */
export async function readWorkerGig({ db }: Deps, employerId: string, gigId: string, id: string): Promise<WorkerGig> {
  const rows = await selectWorkerGig(db, employerId, gigId, id)
  const [serialized] = await serializeWorkerGigs(db, employerId, rows)
  return orNotFound(serialized, 'Worker not found')
}
