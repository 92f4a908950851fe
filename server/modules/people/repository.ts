import { and, asc, count, desc, eq, inArray, isNull, max, ne, type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import type { Applicant } from '../../../src/api/contract/schemas/applicant.ts'
import { applicant, favorite, gig, invitation, type PlaceRow, worker, workerGig } from '../../db/gig-schema.ts'
import { taskSubmission, workerReview } from '../../db/work-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { idsOfPage } from '../../platform/db/page.ts'
import { hasRows } from '../../platform/db/rows.ts'

type Page = QueryOf<typeof gigPeople.listWorkerGigs>
type Reader = Pick<Transaction, 'select' | '$count'>

/** An applicant with the title of the Gig. */
export interface ApplicantRow {
  readonly row: typeof applicant.$inferSelect
  readonly gigTitle: string
}

/** A hired place with the title of the Gig. */
export interface WorkerGigRow {
  readonly row: PlaceRow
  readonly gigTitle: string
}

/** A page of applicants, newest first, with the titles of their Gigs, which are read for the rows of the page only, and the number of all. */
async function applicantPage(tx: Reader, where: SQL | undefined, range: Page) {
  const order = [desc(applicant.appliedAt), desc(applicant.id)]
  const page = idsOfPage(tx, applicant, where, order, range)
  const rows = await tx
    .select({ row: applicant, gigTitle: gig.title })
    .from(page)
    .innerJoin(applicant, eq(applicant.id, page.id))
    .innerJoin(gig, eq(gig.id, applicant.gigId))
    .orderBy(...order)
  return { rows, total: await tx.$count(applicant, where) }
}

/** A page of hired places in an order, with the titles of their Gigs, which are read for the rows of the page only, and the number of all. */
async function workerGigPage(tx: Reader, where: SQL | undefined, order: readonly SQL[], range: Page) {
  const page = idsOfPage(tx, workerGig, where, order, range)
  const rows = await tx
    .select({ row: workerGig, gigTitle: gig.title })
    .from(page)
    .innerJoin(workerGig, eq(workerGig.id, page.id))
    .innerJoin(gig, eq(gig.id, workerGig.gigId))
    .orderBy(...order)
  return { rows, total: await tx.$count(workerGig, where) }
}

/** A page of a Gig's applicants, optionally of one status. */
export const selectApplicantsOfGig = (
  tx: Reader,
  gigId: string,
  { status, ...page }: QueryOf<typeof gigPeople.listApplicants>,
) =>
  applicantPage(
    tx,
    and(eq(applicant.gigId, gigId), status === undefined ? undefined : eq(applicant.status, status)),
    page,
  )

/** A page of the pending applicants of the employer's open and running Gigs. */
export function selectPendingApplicants(tx: Reader, employerId: string, page: Page) {
  const liveGigs = tx
    .select({ id: gig.id })
    .from(gig)
    .where(and(eq(gig.employerId, employerId), inArray(gig.status, ['open', 'in_progress'])))
  const where = and(
    eq(applicant.employerId, employerId),
    eq(applicant.status, 'pending'),
    inArray(applicant.gigId, liveGigs),
  )
  return applicantPage(tx, where, page)
}

/** A page of a Gig's hired places, newest first. */
export const selectWorkerGigsOfGig = (tx: Reader, gigId: string, page: Page) =>
  workerGigPage(tx, eq(workerGig.gigId, gigId), [desc(workerGig.hiredAt), desc(workerGig.id)], page)

/** A page of the employer's hired places whose submitted work waits for a review, by review deadline. */
export const selectWorkToReview = (tx: Reader, employerId: string, page: Page) =>
  workerGigPage(
    tx,
    and(eq(workerGig.employerId, employerId), eq(workerGig.status, 'task_submitted')),
    [asc(workerGig.reviewDueAt), asc(workerGig.id)],
    page,
  )

/** One hired place of the employer's Gig, if there is one of this id. */
export const selectWorkerGig = (db: Reader, employerId: string, gigId: string, id: string): Promise<WorkerGigRow[]> =>
  db
    .select({ row: workerGig, gigTitle: gig.title })
    .from(workerGig)
    .innerJoin(gig, eq(gig.id, workerGig.gigId))
    .where(and(eq(workerGig.id, id), eq(workerGig.gigId, gigId), eq(workerGig.employerId, employerId)))

/** Workers by their ids. */
export const selectWorkers = (db: Reader, ids: readonly string[]) =>
  db.select().from(worker).where(inArray(worker.id, ids))

/** Those of some workers whom the employer has saved. */
export async function selectFavorites(db: Reader, employerId: string, ids: readonly string[]): Promise<Set<string>> {
  const saved = await db
    .select({ id: favorite.workerId })
    .from(favorite)
    .where(and(eq(favorite.employerId, employerId), inArray(favorite.workerId, ids)))
  return new Set(saved.map(({ id }) => id))
}

/** The latest hires of some applicants in their Gigs, by the applicant's id. */
export async function selectHires(
  db: Reader,
  applicantIds: readonly string[],
): Promise<Map<string, NonNullable<Applicant['hire']>>> {
  if (applicantIds.length === 0) return new Map()
  const places = await db
    .select({ id: applicant.id, workerGigId: workerGig.id, agreedKobo: workerGig.agreedKobo })
    .from(applicant)
    .innerJoin(workerGig, and(eq(workerGig.gigId, applicant.gigId), eq(workerGig.workerId, applicant.workerId)))
    .where(inArray(applicant.id, [...applicantIds]))
    .orderBy(asc(workerGig.hiredAt))
  return new Map(places.map(({ id, ...hire }) => [id, hire]))
}

/** How many reviews a profile shows. */
const shownReviews = 10

/** The newest reviews of some workers, in no order. */
export function selectNewestReviews(db: Reader, workerIds: readonly string[]) {
  const newest = db
    .select({
      rating: workerReview.rating,
      comment: workerReview.comment,
      gigTitle: workerReview.gigTitle,
      createdAt: workerReview.createdAt,
    })
    .from(workerReview)
    .where(eq(workerReview.workerId, worker.id))
    .orderBy(desc(workerReview.createdAt))
    .limit(shownReviews)
    .as('newest')
  return db
    .select({
      workerId: worker.id,
      rating: newest.rating,
      comment: newest.comment,
      gigTitle: newest.gigTitle,
      createdAt: newest.createdAt,
    })
    .from(worker)
    .crossJoinLateral(newest)
    .where(inArray(worker.id, [...workerIds]))
}

/** An instant of a session or an arrival that a JSON value names by its day and a time, in Lagos (UTC+1 all year). */
const lagosInstant = (value: SQL, time: 'start' | 'end') =>
  sql`((${value}->>'date') || 'T' || (${value}->>${sql.raw(`'${time}'`)}) || ':00+01:00')::timestamptz`
const sessionStart = lagosInstant(sql`session`, 'start')
const arrivalStart = lagosInstant(sql`arrival`, 'start')

/** Whether a place has a check-in a minute or more after the start of a session that began after the hire, which is late in the lists, too. */
const wasLate = sql`exists (
  select 1 from jsonb_array_elements(${workerGig.checkIns}) as arrival
  where (arrival->>'at')::timestamptz >= ${arrivalStart} + interval '1 minute' and ${workerGig.hiredAt} <= ${arrivalStart}
)`

const sessionEnd = sql`${lagosInstant(sql`session`, 'end')}
  + case when (session->>'endsNextDay')::boolean then interval '1 day' else interval '0' end`

/**
 * Whether a place has a session without a check-in. Its sessions are those of `src/rules/place-sessions.ts`, without the ones that end after the
 * payment, to which nobody can check in any more, and those that ended within an hour of the hire (`isExpectedIn` of `src/rules/check-ins.ts`).
 */
const hasMissed = sql`exists (
  select 1 from jsonb_array_elements(coalesce(
    nullif(${workerGig.sessions}, '[]'::jsonb),
    (select ${gig.brief}->'sessions' from ${gig} where ${gig.id} = ${workerGig.gigId})
  )) as session
  where (${sessionStart} >= ${workerGig.hiredAt} or ${sessionEnd} > ${workerGig.hiredAt} + interval '1 hour')
    and ${sessionEnd} <= coalesce(${workerGig.paidAt}, 'infinity')
    and not exists (
      select 1 from jsonb_array_elements(${workerGig.checkIns}) as arrival
      where arrival->>'date' = session->>'date' and arrival->>'start' = session->>'start'
    )
)`

/** How often changes of a place's work were requested. The round counts those only that the worker has answered. */
const requestsForChanges = sql`(
  select count(*) from ${taskSubmission}
  where ${taskSubmission.workerGigId} = ${workerGig.id} and ${taskSubmission.changes} is not null
)`

/** A worker in a Gig. */
export type WorkerInGig = Pick<PlaceRow, 'workerId' | 'gigId'>

/**
 * The employer's past hires of some workers, by worker id. `onTime` counts the Gigs without a late check-in and without a missed session among the
 * `recorded` ones, which have check-ins.
 * @param shown the Gigs in which the workers are shown: they are not counted as finished
 */
export async function readHistories(
  db: Reader,
  employerId: string,
  workerIds: readonly string[],
  shown: readonly WorkerInGig[] = [],
) {
  const pairs = shown.map(({ workerId, gigId }) => sql`(${workerId}, ${gigId})`)
  const isOther =
    pairs.length === 0
      ? sql`true`
      : sql`(${workerGig.workerId}, ${workerGig.gigId}) not in (${sql.join(pairs, sql`, `)})`
  const isPaid = sql`${workerGig.status} = 'paid' and ${isOther}`
  const paidKobo = sql`coalesce(${workerGig.releasedKobo}, ${workerGig.agreedKobo}) + coalesce(${workerGig.bonusKobo}, 0)`
  const isRecorded = sql`${isPaid} and jsonb_array_length(${workerGig.checkIns}) > 0`
  const rows = await db
    .select({
      workerId: workerGig.workerId,
      gigsWithYou: sql`count(*) filter (where ${isPaid})`.mapWith(Number),
      recorded: sql`count(*) filter (where ${isRecorded})`.mapWith(Number),
      onTime: sql`count(*) filter (where ${isRecorded} and not ${wasLate} and not ${hasMissed})`.mapWith(Number),
      changesRequested: sql`coalesce(sum(${requestsForChanges}), 0)`.mapWith(Number),
      paidKobo: sql`coalesce(sum(${paidKobo}) filter (where ${isPaid}), 0)`.mapWith(Number),
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

/** The ids of those workers who exist. */
export async function selectExistingWorkers(tx: Reader, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await tx.select({ id: worker.id }).from(worker).where(inArray(worker.id, ids))).map(({ id }) => id))
}

/** The ids of those of some workers who have applied to a Gig. */
export async function selectAppliedWorkers(tx: Reader, gigId: string, ids: readonly string[]): Promise<Set<string>> {
  const applied = await tx
    .select({ id: applicant.workerId })
    .from(applicant)
    .where(and(eq(applicant.gigId, gigId), inArray(applicant.workerId, [...ids])))
  return new Set(applied.map(({ id }) => id))
}

/** Stores invitations; one that exists becomes the new one. */
export const saveInvitations = (tx: Transaction, rows: (typeof invitation.$inferInsert)[]) =>
  tx
    .insert(invitation)
    .values(rows)
    .onConflictDoUpdate({
      target: [invitation.gigId, invitation.workerId],
      set: {
        message: sql`excluded.message`,
        hireFirst: sql`excluded.hire_first`,
        createdAt: sql`excluded.created_at`,
        declinedAt: null,
      },
    })

/** Stores that a worker declines an invitation, which offers no place any more. @returns false for one that was declined before, and without one */
export const saveDecline = (tx: Transaction, gigId: string, workerId: string, declinedAt: Date) =>
  hasRows(
    tx
      .update(invitation)
      .set({ declinedAt, hireFirst: false })
      .where(and(eq(invitation.gigId, gigId), eq(invitation.workerId, workerId), isNull(invitation.declinedAt)))
      .returning({ workerId: invitation.workerId }),
  )

/** Whether the employer has invited a worker to a Gig. */
export const isInvited = async (tx: Reader, gigId: string, workerId: string): Promise<boolean> =>
  (await tx.$count(invitation, and(eq(invitation.gigId, gigId), eq(invitation.workerId, workerId)))) > 0

/** Those of some workers who are invited to a Gig. */
export async function selectInvitedWorkers(tx: Reader, gigId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const invited = await tx
    .select({ id: invitation.workerId })
    .from(invitation)
    .where(and(eq(invitation.gigId, gigId), inArray(invitation.workerId, [...ids])))
  return new Set(invited.map(({ id }) => id))
}

/** The most invitations that are listed. */
const mostInvitations = 1000

/** The invitations to a Gig of those who have not applied to it, the latest first. */
export const selectWaitingInvitations = (tx: Reader, gigId: string) =>
  tx
    .select({
      workerId: invitation.workerId,
      createdAt: invitation.createdAt,
      hireFirst: invitation.hireFirst,
      declinedAt: invitation.declinedAt,
    })
    .from(invitation)
    .leftJoin(applicant, and(eq(applicant.gigId, invitation.gigId), eq(applicant.workerId, invitation.workerId)))
    .where(and(eq(invitation.gigId, gigId), isNull(applicant.id)))
    .orderBy(desc(invitation.createdAt), asc(invitation.workerId))
    .limit(mostInvitations)

/** Whether a worker has applied to a Gig. */
export const hasApplied = async (tx: Reader, gigId: string, workerId: string): Promise<boolean> =>
  (await tx.$count(applicant, and(eq(applicant.gigId, gigId), eq(applicant.workerId, workerId)))) > 0

/** Stores an application, unless the worker has applied to the Gig before. @returns whether it was stored */
export async function insertApplicant(tx: Transaction, values: typeof applicant.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(applicant)
    .values(values)
    .onConflictDoNothing({ target: [applicant.gigId, applicant.workerId] })
    .returning({ id: applicant.id })
  return inserted.length > 0
}
