import type { Applicant } from '../../../src/api/contract/schemas/applicant.ts'
import { workerNet } from '../../../src/rules/gig-price.ts'
import type { WorkerProfile, WorkerSummary } from '../../../src/api/contract/schemas/worker.ts'
import type { WorkerGig } from '../../../src/api/contract/schemas/worker-gig.ts'
import type { Transaction } from '../../platform/db/database.ts'
import {
  type ApplicantRow,
  readHistories,
  selectFavorites,
  selectHires,
  selectNewestReviews,
  selectWorkers,
  type WorkerGigRow,
  type WorkerInGig,
} from './repository.ts'
import { type PlaceExtras, selectPlaceExtras } from './review-repository.ts'

type Reader = Pick<Transaction, 'select' | '$count'>

/**
 * Serializes workers in Gigs for one employer, by id, with three queries for any number of workers. Phone and email are included only for workers
 * whom the employer has hired. The finished Gigs of a worker's record leave out the Gig in which the worker is shown, because they say what was before.
 */
async function serializeWorkers(
  db: Reader,
  employerId: string,
  shown: readonly WorkerInGig[],
): Promise<Map<string, WorkerSummary>> {
  const ids = [...new Set(shown.map(({ workerId }) => workerId))]
  if (ids.length === 0) return new Map()
  return summariesOf(db, employerId, await selectWorkers(db, ids), shown)
}

/** The summaries of workers for one employer, by id. */
async function summariesOf(
  db: Reader,
  employerId: string,
  rows: Awaited<ReturnType<typeof selectWorkers>>,
  shown: readonly WorkerInGig[] = [],
): Promise<Map<string, WorkerSummary>> {
  const ids = rows.map(({ id }) => id)
  const favorites = await selectFavorites(db, employerId, ids)
  const histories = await readHistories(db, employerId, ids, shown)
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
            recorded: history?.recorded ?? 0,
            onTime: history !== undefined && history.recorded > 0 ? history.onTime : null,
            changesRequested: history?.changesRequested ?? 0,
            paidKobo: history?.paidKobo ?? 0,
            lastHiredAt: history?.lastHiredAt?.toISOString() ?? null,
          },
        },
      ]
    }),
  )
}

/** Serializes the profiles of workers for one employer, in the order of the ids; unknown ones are left out. */
export async function serializeProfiles(
  db: Reader,
  employerId: string,
  ids: readonly string[],
): Promise<WorkerProfile[]> {
  if (ids.length === 0) return []
  const rows = await selectWorkers(db, ids)
  const summaries = await summariesOf(db, employerId, rows)
  const reviews = await selectNewestReviews(db, ids)
  const profiles = new Map(
    rows.map((row) => [
      row.id,
      {
        ...workerById(summaries, row.id),
        bio: row.bio,
        softSkills: [...row.softSkills],
        languages: [...row.languages],
        portfolio: [...row.portfolio],
        reviews: reviews
          .filter(({ workerId }) => workerId === row.id)
          .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
          .map(({ rating, comment, gigTitle, createdAt }) => ({
            rating,
            comment,
            gigTitle,
            createdAt: createdAt.toISOString(),
          })),
      },
    ]),
  )
  return ids.flatMap((id) => profiles.get(id) ?? [])
}

/** A serialized worker. @throws {Error} when the map has none of this id */
const workerById = (workers: ReadonlyMap<string, WorkerSummary>, id: string): WorkerSummary => {
  const found = workers.get(id)
  if (found === undefined) throw new Error(`There is no worker ${id}`)
  return found
}

/** Serializes applicants for the contract. */
export async function serializeApplicants(
  db: Reader,
  employerId: string,
  rows: readonly ApplicantRow[],
): Promise<Applicant[]> {
  const workers = await serializeWorkers(
    db,
    employerId,
    rows.map(({ row }) => row),
  )
  const hires = await selectHires(
    db,
    rows.flatMap(({ row }) => (row.status === 'hired' ? row.id : [])),
  )
  return rows.map(({ row: { employerId: _, changedAt: __, appliedAt, matchedSkills, ...fields }, gigTitle }) => ({
    ...fields,
    hire: hires.get(fields.id) ?? null,
    gigTitle,
    appliedAt: appliedAt.toISOString(),
    matchedSkills: [...matchedSkills],
    worker: workerById(workers, fields.workerId),
  }))
}

/** Serializes an open dispute with the number of its ticket. */
const toDispute = (dispute: WorkerGigRow['row']['dispute'], ticketNumbers: PlaceExtras['ticketNumbers']) => {
  if (dispute === null) return null
  const { ticketId, topic, message, raisedAt } = dispute
  const number = ticketNumbers.get(ticketId)
  return { topic, message, raisedAt, ticketNumber: number === undefined ? null : `MQ-${number}` }
}

/** What the worker of a cancelled place is paid: its only payout is the late fee. */
const lateFeeOf = ({ status, paymentId }: WorkerGigRow['row'], payouts: PlaceExtras['payouts']): number | null =>
  status === 'cancelled' ? (payouts.get(paymentId ?? '')?.amountKobo ?? null) : null

/** Serializes hired places for the contract. */
export async function serializeWorkerGigs(
  db: Reader,
  employerId: string,
  rows: readonly WorkerGigRow[],
): Promise<WorkerGig[]> {
  const workers = await serializeWorkers(
    db,
    employerId,
    rows.map(({ row }) => row),
  )
  const { payouts, ticketNumbers, submitted } = await selectPlaceExtras(
    db,
    rows.map(({ row }) => row),
  )
  return rows.map(({ row, gigTitle }) => ({
    id: row.id,
    gigId: row.gigId,
    gigTitle,
    workerId: row.workerId,
    worker: workerById(workers, row.workerId),
    status: row.status,
    agreedKobo: row.agreedKobo,
    netKobo:
      row.status === 'cancelled'
        ? (lateFeeOf(row, payouts) ?? 0)
        : workerNet(row.releasedKobo ?? row.agreedKobo) + (row.bonusKobo ?? 0),
    lateFeeKobo: lateFeeOf(row, payouts),
    transactionId: row.paymentId,
    transactionStatus: payouts.get(row.paymentId ?? '')?.status ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    sessions: [...(row.sessions ?? [])],
    hiredAt: row.hiredAt.toISOString(),
    note: row.note,
    checkIns: [...row.checkIns],
    releasedKobo: row.releasedKobo,
    bonusKobo: row.bonusKobo,
    partReason: row.partReason,
    cancelReason: row.cancelReason,
    reviewDueAt: row.reviewDueAt?.toISOString() ?? null,
    round: row.round,
    hasWork: submitted.has(row.id),
    changesAllowed: row.changesAllowed,
    dispute: row.status === 'disputed' ? toDispute(row.dispute, ticketNumbers) : null,
    review: row.review && { ...row.review, tags: [...row.review.tags] },
  }))
}
