import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { upload } from '../../db/schema.ts'
import { type Deps, day, later } from '../deps.ts'
import { thumbnailKey } from './upload-keys.ts'

type RemovalDeps = Pick<Deps, 'db' | 'storage'>

/** How long an image that no profile uses is kept, in milliseconds. */
const keptUnusedMs = day

/** Uploads that are removed in one run at most. */
const maxRemovals = 1000

/** Removes the files and the row of an unused upload. The row is locked meanwhile, so that no profile can begin to use the image. */
async function removeUpload({ db, storage }: RemovalDeps, key: string) {
  await db.transaction(async (tx) => {
    const [unused] = await tx
      .select({ key: upload.key })
      .from(upload)
      .where(and(eq(upload.key, key), isNotNull(upload.unusedSince)))
      .for('update', { skipLocked: true })
    if (unused === undefined) return
    await storage.remove(key)
    await storage.remove(thumbnailKey(key))
    await tx.delete(upload).where(eq(upload.key, key))
  })
}

/** Removes unused uploads now. One whose files cannot be removed keeps its row, and `removeUnusedUploads` tries again later. */
export async function removeUploads(deps: RemovalDeps, keys: readonly string[]) {
  for (const key of keys) await removeUpload(deps, key).catch(() => undefined)
}

/** Removes the uploads that no profile has used for a day. @throws the first error, after all of them were tried */
export async function removeUnusedUploads(deps: RemovalDeps & Pick<Deps, 'now'>) {
  const unused = await deps.db
    .select({ key: upload.key })
    .from(upload)
    .where(lt(upload.unusedSince, later(deps.now(), -keptUnusedMs)))
    .orderBy(upload.unusedSince)
    .limit(maxRemovals)
  const failures: unknown[] = []
  for (const { key } of unused) await removeUpload(deps, key).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
