import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import type { Applicant } from '../../../src/api/contract/schemas/applicant.ts'
import { workerNet } from '../../../src/rules/gig-price.ts'
import type { WorkerGig } from '../../../src/api/contract/schemas/worker-gig.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { applicant, gig, workerGig } from '../../db/gig-schema.ts'
import { idsOfPage } from '../../platform/db/page.ts'
import type { Deps } from '../../ports/deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findGig } from '../gigs/service.ts'
import { serializeWorkers, workerById } from './workers.ts'

type Page = QueryOf<typeof gigPeople.listWorkerGigs>
type Reader = Pick<Transaction, 'select'>

type ApplicantRow = { readonly row: typeof applicant.$inferSelect; readonly gigTitle: string }

/** Serializes applicants for the contract. */
export async function serializeApplicants(
  db: Reader,
  employerId: string,
  rows: readonly ApplicantRow[],
): Promise<Applicant[]> {
  const workers = await serializeWorkers(
    db,
    employerId,
    rows.map(({ row }) => row.workerId),
  )
  return rows.map(({ row: { employerId: _, changedAt: __, appliedAt, matchedSkills, ...fields }, gigTitle }) => ({
    ...fields,
    gigTitle,
    appliedAt: appliedAt.toISOString(),
    matchedSkills: [...matchedSkills],
    worker: workerById(workers, fields.workerId),
  }))
}

type WorkerGigRow = { readonly row: typeof workerGig.$inferSelect; readonly gigTitle: string }

/** Serializes hired places for the contract. */
export async function serializeWorkerGigs(
  db: Reader,
  employerId: string,
  rows: readonly WorkerGigRow[],
): Promise<WorkerGig[]> {
  const workers = await serializeWorkers(
    db,
    employerId,
    rows.map(({ row }) => row.workerId),
  )
  return rows.map(({ row, gigTitle }) => ({
    id: row.id,
    gigId: row.gigId,
    gigTitle,
    workerId: row.workerId,
    worker: workerById(workers, row.workerId),
    status: row.status,
    agreedKobo: row.agreedKobo,
    netKobo: workerNet(row.agreedKobo),
    transactionId: row.paymentId,
    paidAt: row.paidAt?.toISOString() ?? null,
    sessions: [...(row.sessions ?? [])],
    hiredAt: row.hiredAt.toISOString(),
    reviewDueAt: row.reviewDueAt?.toISOString() ?? null,
    round: row.round,
    changesAllowed: row.changesAllowed,
    review: row.review && { ...row.review, tags: [...row.review.tags] },
  }))
}

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** A page of applicants, newest first, with the titles of their Gigs, which are read for the rows of the page only. */
function selectApplicants(tx: Reader, where: SQL | undefined, range: Page) {
  const order = [desc(applicant.appliedAt), desc(applicant.id)]
  const page = idsOfPage(tx, applicant, where, order, range)
  return tx
    .select({ row: applicant, gigTitle: gig.title })
    .from(page)
    .innerJoin(applicant, eq(applicant.id, page.id))
    .innerJoin(gig, eq(gig.id, applicant.gigId))
    .orderBy(...order)
}

/** A page of hired places in an order, with the titles of their Gigs, which are read for the rows of the page only. */
function selectWorkerGigs(tx: Reader, where: SQL | undefined, order: readonly SQL[], range: Page) {
  const page = idsOfPage(tx, workerGig, where, order, range)
  return tx
    .select({ row: workerGig, gigTitle: gig.title })
    .from(page)
    .innerJoin(workerGig, eq(workerGig.id, page.id))
    .innerJoin(gig, eq(gig.id, workerGig.gigId))
    .orderBy(...order)
}

/** Lists a Gig's applicants, newest first, optionally of one status. @throws {Refusal} NOT_FOUND */
export async function listApplicants(
  { db }: Deps,
  employerId: string,
  gigId: string,
  { status, ...page }: QueryOf<typeof gigPeople.listApplicants>,
): Promise<Output<typeof gigPeople.listApplicants>> {
  return db.transaction(async (tx) => {
    await findGig(tx, employerId, gigId)
    const where = and(eq(applicant.gigId, gigId), status === undefined ? undefined : eq(applicant.status, status))
    const rows = await selectApplicants(tx, where, page)
    return {
      applicants: await serializeApplicants(tx, employerId, rows),
      totalApplicant: await tx.$count(applicant, where),
    }
  }, snapshot)
}

/** Lists pending applicants of all open and running Gigs, newest first. */
export async function listPendingApplicants(
  { db }: Deps,
  employerId: string,
  page: Page,
): Promise<Output<typeof gigPeople.listPendingApplicants>> {
  return db.transaction(async (tx) => {
    const liveGigs = tx
      .select({ id: gig.id })
      .from(gig)
      .where(and(eq(gig.employerId, employerId), inArray(gig.status, ['open', 'in_progress'])))
    const where = and(
      eq(applicant.employerId, employerId),
      eq(applicant.status, 'pending'),
      inArray(applicant.gigId, liveGigs),
    )
    const rows = await selectApplicants(tx, where, page)
    return {
      applicants: await serializeApplicants(tx, employerId, rows),
      totalApplicant: await tx.$count(applicant, where),
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
    const where = eq(workerGig.gigId, gigId)
    const rows = await selectWorkerGigs(tx, where, [desc(workerGig.hiredAt), desc(workerGig.id)], page)
    return {
      workerGigs: await serializeWorkerGigs(tx, employerId, rows),
      totalWorkerGig: await tx.$count(workerGig, where),
    }
  }, snapshot)
}

/** Lists hired places of all Gigs whose submitted work waits for a review, by review deadline. */
export async function listPendingWorkerGigs(
  { db }: Deps,
  employerId: string,
  page: Page,
): Promise<Output<typeof gigPeople.listPendingWorkerGigs>> {
  return db.transaction(async (tx) => {
    const where = and(eq(workerGig.employerId, employerId), eq(workerGig.status, 'task_submitted'))
    const rows = await selectWorkerGigs(tx, where, [asc(workerGig.reviewDueAt), asc(workerGig.id)], page)
    return {
      workerGigs: await serializeWorkerGigs(tx, employerId, rows),
      totalWorkerGig: await tx.$count(workerGig, where),
    }
  }, snapshot)
}

/** Reads one hired place of the employer's Gig. @throws {Refusal} NOT_FOUND */
export async function readWorkerGig({ db }: Deps, employerId: string, gigId: string, id: string): Promise<WorkerGig> {
  const rows = await db
    .select({ row: workerGig, gigTitle: gig.title })
    .from(workerGig)
    .innerJoin(gig, eq(gig.id, workerGig.gigId))
    .where(and(eq(workerGig.id, id), eq(workerGig.gigId, gigId), eq(workerGig.employerId, employerId)))
  const [serialized] = await serializeWorkerGigs(db, employerId, rows)
  if (serialized === undefined) throw new Refusal('NOT_FOUND', 'Worker not found')
  return serialized
}
