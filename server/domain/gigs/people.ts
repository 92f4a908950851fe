import { and, asc, count, desc, eq, inArray, max, ne, sql } from 'drizzle-orm'
import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import type { Applicant } from '../../../src/api/contract/schemas/applicant.ts'
import { workerNet } from '../../../src/api/contract/schemas/gig-price.ts'
import type { WorkerGig } from '../../../src/api/contract/schemas/worker-gig.ts'
import type { WorkerSummary } from '../../../src/api/contract/schemas/worker.ts'
import type { Transaction } from '../../db/database.ts'
import { applicant, favorite, gig, worker, workerGig } from '../../db/gig-schema.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusal.ts'
import { findGig } from './repository.ts'

type Page = QueryOf<typeof gigPeople.listWorkerGigs>
type Reader = Pick<Transaction, 'select'>

/** The employer's past hires of some workers, by worker id. */
async function readHistories(db: Reader, employerId: string, workerIds: readonly string[]) {
  const isPaid = sql`${workerGig.status} = 'paid'`
  const rows = await db
    .select({
      workerId: workerGig.workerId,
      gigsWithYou: sql`count(*) filter (where ${isPaid})`.mapWith(Number),
      changesRequested: sql`coalesce(sum(${workerGig.round} - 1), 0)`.mapWith(Number),
      paidKobo: sql`coalesce(sum(${workerGig.agreedKobo}) filter (where ${isPaid}), 0)`.mapWith(Number),
      lastHiredAt: max(workerGig.hiredAt),
      hires: count(),
    })
    .from(workerGig)
    .where(
      and(
        eq(workerGig.employerId, employerId),
        inArray(workerGig.workerId, [...workerIds]),
        ne(workerGig.status, 'cancelled'),
      ),
    )
    .groupBy(workerGig.workerId)
  return new Map(rows.map((row) => [row.workerId, row]))
}

/** Serializes workers for one employer, by id, with three queries for any number of workers. Phone and email are included only for workers whom the employer has hired. */
export async function serializeWorkers(
  db: Reader,
  employerId: string,
  workerIds: readonly string[],
): Promise<Map<string, WorkerSummary>> {
  const ids = [...new Set(workerIds)]
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(worker).where(inArray(worker.id, ids))
  const saved = await db
    .select({ id: favorite.workerId })
    .from(favorite)
    .where(and(eq(favorite.employerId, employerId), inArray(favorite.workerId, ids)))
  const favorites = new Set(saved.map(({ id }) => id))
  const histories = await readHistories(db, employerId, ids)
  return new Map(
    rows.map((row) => {
      const history = histories.get(row.id)
      const isHired = history !== undefined && history.hires > 0
      return [
        row.id,
        {
          id: row.id,
          firstName: row.firstName,
          lastName: row.lastName,
          title: row.title,
          imageUrl: row.imageUrl,
          location: { city: row.city, state: row.state },
          skills: [...row.skills],
          rating: row.rating,
          ratingCount: row.ratingCount,
          completedGigs: row.completedGigs,
          onTimeRate: row.onTimeRate,
          rateFromKobo: row.rateFromKobo,
          verified: { identity: row.identityVerified, phone: row.phoneVerified },
          isFavorite: favorites.has(row.id),
          phone: isHired ? row.phone : null,
          email: isHired ? row.email : null,
          history: {
            gigsWithYou: history?.gigsWithYou ?? 0,
            changesRequested: history?.changesRequested ?? 0,
            paidKobo: history?.paidKobo ?? 0,
            lastHiredAt: history?.lastHiredAt?.toISOString() ?? null,
          },
        },
      ]
    }),
  )
}

const workerById = (workers: ReadonlyMap<string, WorkerSummary>, id: string): WorkerSummary => {
  const found = workers.get(id)
  if (found === undefined) throw new Error(`There is no worker ${id}`)
  return found
}

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
const selectApplicants = (tx: Reader) =>
  tx.select({ row: applicant, gigTitle: gig.title }).from(applicant).innerJoin(gig, eq(gig.id, applicant.gigId))
const selectWorkerGigs = (tx: Reader) =>
  tx.select({ row: workerGig, gigTitle: gig.title }).from(workerGig).innerJoin(gig, eq(gig.id, workerGig.gigId))

/** Lists a Gig's applicants, newest first, optionally of one status. @throws {Refusal} NOT_FOUND */
export async function listApplicants(
  { db }: Deps,
  employerId: string,
  gigId: string,
  { limit, skip, status }: QueryOf<typeof gigPeople.listApplicants>,
): Promise<Output<typeof gigPeople.listApplicants>> {
  return db.transaction(async (tx) => {
    await findGig(tx, employerId, gigId)
    const where = and(eq(applicant.gigId, gigId), status === undefined ? undefined : eq(applicant.status, status))
    const rows = await selectApplicants(tx)
      .where(where)
      .orderBy(desc(applicant.appliedAt), desc(applicant.id))
      .limit(limit)
      .offset(skip)
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
  { limit, skip }: Page,
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
    const rows = await selectApplicants(tx)
      .where(where)
      .orderBy(desc(applicant.appliedAt), desc(applicant.id))
      .limit(limit)
      .offset(skip)
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
  { limit, skip }: Page,
): Promise<Output<typeof gigPeople.listWorkerGigs>> {
  return db.transaction(async (tx) => {
    await findGig(tx, employerId, gigId)
    const where = eq(workerGig.gigId, gigId)
    const rows = await selectWorkerGigs(tx)
      .where(where)
      .orderBy(desc(workerGig.hiredAt), desc(workerGig.id))
      .limit(limit)
      .offset(skip)
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
  { limit, skip }: Page,
): Promise<Output<typeof gigPeople.listPendingWorkerGigs>> {
  return db.transaction(async (tx) => {
    const where = and(eq(workerGig.employerId, employerId), eq(workerGig.status, 'task_submitted'))
    const rows = await selectWorkerGigs(tx)
      .where(where)
      .orderBy(asc(workerGig.reviewDueAt), asc(workerGig.id))
      .limit(limit)
      .offset(skip)
    return {
      workerGigs: await serializeWorkerGigs(tx, employerId, rows),
      totalWorkerGig: await tx.$count(workerGig, where),
    }
  }, snapshot)
}

/** Reads one hired place of the employer's Gig. @throws {Refusal} NOT_FOUND */
export async function readWorkerGig({ db }: Deps, employerId: string, gigId: string, id: string): Promise<WorkerGig> {
  const rows = await selectWorkerGigs(db).where(
    and(eq(workerGig.id, id), eq(workerGig.gigId, gigId), eq(workerGig.employerId, employerId)),
  )
  const [serialized] = await serializeWorkerGigs(db, employerId, rows)
  if (serialized === undefined) throw new Refusal('NOT_FOUND', 'Worker not found')
  return serialized
}
