import { and, asc, desc, eq, exists, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { workers } from '../../../src/api/contract/endpoints/workers.ts'
import { favorite, worker } from '../../db/gig-schema.ts'
import { removedFavorite, workerGroup, workerGroupMember } from '../../db/work-schema.ts'
import { employer } from '../../db/schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/db/list-filters.ts'

type Reader = Pick<Transaction, 'select' | '$count'>
type Filters = Omit<QueryOf<typeof workers.listFavorites>, 'limit' | 'skip'>

/** A text in lower case without accents, as the database computes it for the few workers whom an employer saved. */
const plain = (text: SQL | SQL.Aliased | PgColumn) =>
  sql`lower(regexp_replace(normalize(${text}, NFD), ${String.raw`[\u0300-\u036f]`}, '', 'g'))`
const plainWord = (word: string) => plain(sql`${word}::text`)

/** The worker of a saved one. The limit keeps the database from reading all workers to join them. */
const savedWorker = (db: Reader) =>
  db
    .select({
      shown: sql`concat_ws(' ', ${worker.firstName}, ${worker.lastName}, ${worker.title}, ${worker.skills}::text)`.as(
        'shown',
      ),
      city: worker.city,
      state: worker.state,
      skills: worker.skills,
      rating: worker.rating,
    })
    .from(worker)
    .where(eq(worker.id, favorite.workerId))
    .limit(1)
    .as('saved')

/** The condition for the saved workers that match. */
function matching(
  db: Reader,
  employerId: string,
  saved: ReturnType<typeof savedWorker>,
  { searchWord = '', location, interest, rating, group }: Filters,
) {
  const words = searchWord.split(/\s+/).filter((word) => word !== '')
  const isMember =
    group === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(workerGroupMember)
            .innerJoin(workerGroup, eq(workerGroup.id, workerGroupMember.groupId))
            .where(
              and(
                eq(workerGroup.id, group),
                eq(workerGroup.employerId, employerId),
                eq(workerGroupMember.workerId, favorite.workerId),
              ),
            ),
        )
  return and(
    eq(favorite.employerId, employerId),
    ...words.map((word) => sql`${plain(saved.shown)} like ${plainWord(containsPattern(word))}`),
    location === undefined ? undefined : sql`${plainWord(location)} in (${plain(saved.city)}, ${plain(saved.state)})`,
    interest === undefined
      ? undefined
      : sql`exists (select 1 from jsonb_array_elements_text(${saved.skills}) skill where ${plain(sql`skill`)} = ${plainWord(interest)})`,
    rating === undefined ? undefined : gte(saved.rating, rating),
    isMember,
  )
}

/** A page of the ids of saved workers that match, the latest saved first, and the number of all. */
export async function selectSaved(
  db: Reader,
  employerId: string,
  { limit, skip, ...filters }: QueryOf<typeof workers.listFavorites>,
): Promise<{ readonly ids: string[]; readonly total: number }> {
  const saved = savedWorker(db)
  const where = matching(db, employerId, saved, filters)
  const rows = await db
    .select({ id: favorite.workerId })
    .from(favorite)
    .innerJoinLateral(saved, sql`true`)
    .where(where)
    .orderBy(desc(favorite.createdAt), desc(favorite.workerId))
    .limit(limit)
    .offset(skip)
  const [counted] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(favorite)
    .innerJoinLateral(saved, sql`true`)
    .where(where)
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 }
}

/** Saves a worker; one who is saved stays as saved. */
export const insertFavorite = (tx: Transaction, values: typeof favorite.$inferInsert) =>
  tx.insert(favorite).values(values).onConflictDoNothing()

/** Removes a worker from the saved ones and from the employer's groups. @returns what that took away; undefined for one who was not saved */
export async function deleteFavorite(tx: Transaction, employerId: string, workerId: string) {
  const groups = tx.select({ id: workerGroup.id }).from(workerGroup).where(eq(workerGroup.employerId, employerId))
  const memberships = await tx
    .delete(workerGroupMember)
    .where(and(eq(workerGroupMember.workerId, workerId), inArray(workerGroupMember.groupId, groups)))
    .returning({ id: workerGroupMember.groupId })
  const [saved] = await tx
    .delete(favorite)
    .where(and(eq(favorite.employerId, employerId), eq(favorite.workerId, workerId)))
    .returning({ savedAt: favorite.createdAt })
  return saved && { savedAt: saved.savedAt, groupIds: memberships.map(({ id }) => id) }
}

/** Stores what a removal took away, in place of an earlier removal of the same worker. */
export const saveRemoval = (tx: Transaction, removal: typeof removedFavorite.$inferInsert) =>
  tx
    .insert(removedFavorite)
    .values(removal)
    .onConflictDoUpdate({ target: [removedFavorite.employerId, removedFavorite.workerId], set: removal })

/** Deletes an employer's removals from before a time, which cannot be undone any more. */
export const deleteRemovalsBefore = (tx: Transaction, employerId: string, time: Date) =>
  tx.delete(removedFavorite).where(and(eq(removedFavorite.employerId, employerId), lt(removedFavorite.removedAt, time)))

/** Takes what the latest removal of a worker took away; it can be taken once. */
export async function takeRemoval(tx: Transaction, employerId: string, workerId: string) {
  const [removal] = await tx
    .delete(removedFavorite)
    .where(and(eq(removedFavorite.employerId, employerId), eq(removedFavorite.workerId, workerId)))
    .returning()
  return removal
}

/** Saves a worker with the time of an earlier save. */
export const restoreFavorite = (tx: Transaction, values: typeof favorite.$inferInsert) =>
  tx
    .insert(favorite)
    .values(values)
    .onConflictDoUpdate({ target: [favorite.employerId, favorite.workerId], set: { createdAt: values.createdAt } })

/** Locks what an employer saved against other changes until the transaction ends. */
export const lockSaved = (tx: Transaction, employerId: string) =>
  tx.select({ id: employer.id }).from(employer).where(eq(employer.id, employerId)).for('no key update')

/** A group with the ids of its workers. */
const groupWithMembers = {
  id: workerGroup.id,
  name: workerGroup.name,
  workerIds: sql<string[]>`array(
    select ${workerGroupMember.workerId} from ${workerGroupMember}
    where ${workerGroupMember.groupId} = ${workerGroup.id} order by ${workerGroupMember.workerId}
  )`,
}

/** The employer's groups by name. */
export const selectGroups = (db: Reader, employerId: string) =>
  db
    .select(groupWithMembers)
    .from(workerGroup)
    .where(eq(workerGroup.employerId, employerId))
    .orderBy(asc(workerGroup.name), asc(workerGroup.id))

/** A group of the employer, if there is one of this id. */
export async function selectGroup(db: Reader, employerId: string, id: string) {
  const [group] = await db
    .select(groupWithMembers)
    .from(workerGroup)
    .where(and(eq(workerGroup.id, id), eq(workerGroup.employerId, employerId)))
  return group
}

/** A group of the employer, if there is one of this name in any case. */
export async function selectGroupByName(db: Reader, employerId: string, name: string) {
  const [group] = await db
    .select({ id: workerGroup.id })
    .from(workerGroup)
    .where(and(eq(workerGroup.employerId, employerId), sql`lower(${workerGroup.name}) = lower(${name})`))
    .orderBy(asc(workerGroup.createdAt))
  return group
}

/** The number of an employer's groups. */
export const countGroups = (tx: Reader, employerId: string) =>
  tx.$count(workerGroup, eq(workerGroup.employerId, employerId))

/** Stores a new group. */
export const insertGroup = (tx: Transaction, values: typeof workerGroup.$inferInsert) =>
  tx.insert(workerGroup).values(values)

/** Renames a group of the employer, if there is one of this id. */
export const renameGroup = (tx: Transaction, employerId: string, id: string, name: string) =>
  tx
    .update(workerGroup)
    .set({ name })
    .where(and(eq(workerGroup.id, id), eq(workerGroup.employerId, employerId)))

/** Removes workers from a group. */
export const deleteMembers = (tx: Transaction, groupId: string, workerIds: readonly string[]) =>
  tx
    .delete(workerGroupMember)
    .where(and(eq(workerGroupMember.groupId, groupId), inArray(workerGroupMember.workerId, [...workerIds])))

/** Adds workers to a group; those who are members stay. */
export async function insertMembers(tx: Transaction, groupId: string, workerIds: readonly string[]) {
  if (workerIds.length === 0) return
  await tx
    .insert(workerGroupMember)
    .values(workerIds.map((workerId) => ({ groupId, workerId })))
    .onConflictDoNothing()
}

/** Deletes a group of the employer; its workers stay saved. @returns whether there was one of this id */
export async function removeGroup(tx: Transaction, employerId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(workerGroup)
    .where(and(eq(workerGroup.id, id), eq(workerGroup.employerId, employerId)))
    .returning({ id: workerGroup.id })
  return removed.length > 0
}
