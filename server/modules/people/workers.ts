import { and, count, eq, inArray, max, ne, sql } from 'drizzle-orm'
import type { WorkerSummary } from '../../../src/api/contract/schemas/worker.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { favorite, worker, workerGig } from '../../db/gig-schema.ts'

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

/** A serialized worker. @throws {Error} when the map has none of this id */
export const workerById = (workers: ReadonlyMap<string, WorkerSummary>, id: string): WorkerSummary => {
  const found = workers.get(id)
  if (found === undefined) throw new Error(`There is no worker ${id}`)
  return found
}
