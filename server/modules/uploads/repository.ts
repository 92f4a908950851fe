import { and, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import type { ImagePurpose } from '../../../src/api/contract/schemas/upload.ts'
import { upload } from '../../db/schema.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { hasRows } from '../../platform/db/rows.ts'

/** Uploads that are removed in one run at most. */
const maxRemovals = 1000

/** Stores an upload that no profile uses yet. */
export const insertUpload = (
  db: Database,
  { key, employerId, purpose, at }: { key: string; employerId: string; purpose: ImagePurpose; at: Date },
) => db.insert(upload).values({ key, employerId, purpose, createdAt: at, unusedSince: at })

/** Marks an employer's upload for a purpose as used. @returns whether there is one that is not being removed */
export function markUsed(tx: Pick<Transaction, 'update'>, employerId: string, purpose: ImagePurpose, key: string) {
  const own = and(
    eq(upload.key, key),
    eq(upload.employerId, employerId),
    eq(upload.purpose, purpose),
    eq(upload.isBeingRemoved, false),
  )
  return hasRows(tx.update(upload).set({ unusedSince: null }).where(own).returning({ key: upload.key }))
}

/** Marks all used uploads of an employer for a purpose as unused, except one. @returns their keys */
export async function markOthersUnused(
  tx: Pick<Transaction, 'update'>,
  employerId: string,
  purpose: ImagePurpose,
  exceptKey: string,
  at: Date,
): Promise<string[]> {
  const replaced = await tx
    .update(upload)
    .set({ unusedSince: at })
    .where(
      and(
        eq(upload.employerId, employerId),
        eq(upload.purpose, purpose),
        isNull(upload.unusedSince),
        ne(upload.key, exceptKey),
      ),
    )
    .returning({ key: upload.key })
  return replaced.map(({ key }) => key)
}

/** Marks an unused upload as being removed. @returns whether it is unused */
export async function markBeingRemoved(db: Database, key: string): Promise<boolean> {
  const marked = await db
    .update(upload)
    .set({ isBeingRemoved: true })
    .where(and(eq(upload.key, key), isNotNull(upload.unusedSince)))
    .returning({ key: upload.key })
  return marked.length > 0
}

/** Deletes the row of an upload. */
export const deleteUpload = (db: Database, key: string) => db.delete(upload).where(eq(upload.key, key))

/** The keys of uploads that are unused since a moment, the oldest first. */
export async function selectUnusedKeys(db: Database, before: Date): Promise<string[]> {
  const unused = await db
    .select({ key: upload.key })
    .from(upload)
    .where(lt(upload.unusedSince, before))
    .orderBy(upload.unusedSince)
    .limit(maxRemovals)
  return unused.map(({ key }) => key)
}
