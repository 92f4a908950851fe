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
import { findGig } from './rows.ts'

type Page = QueryOf<typeof gigPeople.listWorkerGigs>
type Read = Pick<Transaction, 'select'>

/** What an employer and some workers have had with each other, by worker. Contacts are given to who hired them. */
async function historiesOf(db: Read, employerId: string, workerIds: readonly string[]) {
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

/** Workers as this employer's lists show them, by id: three queries, however many they are. */
export async function showWorkers(
  db: Read,
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
  const histories = await historiesOf(db, employerId, ids)
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

const known = (workers: ReadonlyMap<string, WorkerSummary>, id: string): WorkerSummary => {
  const found = workers.get(id)
  if (found === undefined) throw new Error(`There is no worker ${id}`)
  return found
}

type ApplicantRow = { readonly one: typeof applicant.$inferSelect; readonly gigTitle: string }

/** Applicants as the contract tells them. */
export async function showApplicants(
  db: Read,
  employerId: string,
  rows: readonly ApplicantRow[],
): Promise<Applicant[]> {
  const workers = await showWorkers(
    db,
    employerId,
    rows.map(({ one }) => one.workerId),
  )
  return rows.map(({ one: { employerId: _, changedAt: __, appliedAt, matchedSkills, ...one }, gigTitle }) => ({
    ...one,
    gigTitle,
    appliedAt: appliedAt.toISOString(),
    matchedSkills: [...matchedSkills],
    worker: known(workers, one.workerId),
  }))
}

type PlaceRow = { readonly one: typeof workerGig.$inferSelect; readonly gigTitle: string }

/** Hired places as the contract tells them. */
export async function showPlaces(db: Read, employerId: string, rows: readonly PlaceRow[]): Promise<WorkerGig[]> {
  const workers = await showWorkers(
    db,
    employerId,
    rows.map(({ one }) => one.workerId),
  )
  return rows.map(({ one, gigTitle }) => ({
    id: one.id,
    gigId: one.gigId,
    gigTitle,
    workerId: one.workerId,
    worker: known(workers, one.workerId),
    status: one.status,
    agreedKobo: one.agreedKobo,
    netKobo: workerNet(one.agreedKobo),
    transactionId: one.paymentId,
    paidAt: one.paidAt?.toISOString() ?? null,
    sessions: [...(one.sessions ?? [])],
    hiredAt: one.hiredAt.toISOString(),
    reviewDueAt: one.reviewDueAt?.toISOString() ?? null,
    round: one.round,
    changesAllowed: one.changesAllowed,
    review: one.review && { ...one.review, tags: [...one.review.tags] },
  }))
}

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
const applicantRows = (tx: Read) =>
  tx.select({ one: applicant, gigTitle: gig.title }).from(applicant).innerJoin(gig, eq(gig.id, applicant.gigId))
const placeRows = (tx: Read) =>
  tx.select({ one: workerGig, gigTitle: gig.title }).from(workerGig).innerJoin(gig, eq(gig.id, workerGig.gigId))

/** Who applied to a Gig, newest first; of one stage where it is named. @throws {Refusal} NOT_FOUND */
export async function listApplicants(
  { db }: Deps,
  employerId: string,
  gigId: string,
  { limit, skip, status }: QueryOf<typeof gigPeople.listApplicants>,
): Promise<Output<typeof gigPeople.listApplicants>> {
  return db.transaction(async (tx) => {
    await findGig(tx, employerId, gigId)
    const where = and(eq(applicant.gigId, gigId), status === undefined ? undefined : eq(applicant.status, status))
    const rows = await applicantRows(tx)
      .where(where)
      .orderBy(desc(applicant.appliedAt), desc(applicant.id))
      .limit(limit)
      .offset(skip)
    return { applicants: await showApplicants(tx, employerId, rows), totalApplicant: await tx.$count(applicant, where) }
  }, snapshot)
}

/** Who waits for an answer, of all Gigs that still can take somebody, newest first. */
export async function listPendingApplicants(
  { db }: Deps,
  employerId: string,
  { limit, skip }: Page,
): Promise<Output<typeof gigPeople.listPendingApplicants>> {
  return db.transaction(async (tx) => {
    const live = tx
      .select({ id: gig.id })
      .from(gig)
      .where(and(eq(gig.employerId, employerId), inArray(gig.status, ['open', 'in_progress'])))
    const where = and(
      eq(applicant.employerId, employerId),
      eq(applicant.status, 'pending'),
      inArray(applicant.gigId, live),
    )
    const rows = await applicantRows(tx)
      .where(where)
      .orderBy(desc(applicant.appliedAt), desc(applicant.id))
      .limit(limit)
      .offset(skip)
    return { applicants: await showApplicants(tx, employerId, rows), totalApplicant: await tx.$count(applicant, where) }
  }, snapshot)
}

/** A Gig's hired places, newest first. @throws {Refusal} NOT_FOUND */
export async function listPlaces(
  { db }: Deps,
  employerId: string,
  gigId: string,
  { limit, skip }: Page,
): Promise<Output<typeof gigPeople.listWorkerGigs>> {
  return db.transaction(async (tx) => {
    await findGig(tx, employerId, gigId)
    const where = eq(workerGig.gigId, gigId)
    const rows = await placeRows(tx)
      .where(where)
      .orderBy(desc(workerGig.hiredAt), desc(workerGig.id))
      .limit(limit)
      .offset(skip)
    return { workerGigs: await showPlaces(tx, employerId, rows), totalWorkerGig: await tx.$count(workerGig, where) }
  }, snapshot)
}

/** Places whose work waits for a review, of all Gigs, the one first that is approved by itself first. */
export async function listPlacesToReview(
  { db }: Deps,
  employerId: string,
  { limit, skip }: Page,
): Promise<Output<typeof gigPeople.listPendingWorkerGigs>> {
  return db.transaction(async (tx) => {
    const where = and(eq(workerGig.employerId, employerId), eq(workerGig.status, 'task_submitted'))
    const rows = await placeRows(tx)
      .where(where)
      .orderBy(asc(workerGig.reviewDueAt), asc(workerGig.id))
      .limit(limit)
      .offset(skip)
    return { workerGigs: await showPlaces(tx, employerId, rows), totalWorkerGig: await tx.$count(workerGig, where) }
  }, snapshot)
}

/** One hired place of the employer's Gig. @throws {Refusal} NOT_FOUND */
export async function readPlace({ db }: Deps, employerId: string, gigId: string, id: string): Promise<WorkerGig> {
  const rows = await placeRows(db).where(
    and(eq(workerGig.id, id), eq(workerGig.gigId, gigId), eq(workerGig.employerId, employerId)),
  )
  const [shown] = await showPlaces(db, employerId, rows)
  if (shown === undefined) throw new Refusal('NOT_FOUND', 'Worker not found')
  return shown
}
