import { StorageUnavailable } from '../../ports/storage.ts'
import { isBackupRunning } from '../../platform/db/backup-lock.ts'
import type { Deps } from '../../ports/deps.ts'
import { createTaskQueue } from '../../platform/jobs/task-queue.ts'
import { deleteUpload, markBeingRemoved, selectUnusedKeys } from './repository.ts'
import { thumbnailKey } from './upload-keys.ts'
import { day, later } from '../../platform/clock/time.ts'

type RemovalDeps = Pick<Deps, 'db' | 'storage'>

/** How long an image that no profile uses is kept, in milliseconds. */
const keptUnusedMs = day

/** Removals after a request; those that find no place are left to `removeUnusedUploads`. */
const inTurn = createTaskQueue({
  atOnce: 2,
  waiting: 100,
  refuse: () => new Error('Too many images wait for their removal'),
})

/**
 * Removes the files and the row of an unused upload. The row is marked first, so that no profile can begin to use the image; the storage,
 * which may need long to answer, is called outside a transaction, so that it holds no connection of the database.
 *
 * While a backup runs, the files stay: the image may be in use in its snapshot. The question comes after the mark, because the snapshot of a
 * backup that begins later has the mark. `removeUnusedUploads` tries again later.
 */
async function removeUpload({ db, storage }: RemovalDeps, key: string) {
  if (!(await markBeingRemoved(db, key)) || (await isBackupRunning(db))) return
  await storage.remove(key)
  await storage.remove(thumbnailKey(key))
  await deleteUpload(db, key)
}

const running = new Set<Promise<void>>()

/**
 * Begins to remove unused uploads; the caller does not wait for it. One that cannot be removed is logged and keeps its row, and
 * `removeUnusedUploads` tries again later.
 */
export function removeUploads(deps: RemovalDeps & Pick<Deps, 'log'>, keys: readonly string[]) {
  for (const key of keys) {
    const removal: Promise<void> = inTurn(() => removeUpload(deps, key))
      .catch((error: unknown) => deps.log.error('image-not-removed', { key, error }))
      .finally(() => running.delete(removal))
    running.add(removal)
  }
}

/** Waits for the removals that `removeUploads` has begun. */
export async function removalsEnded() {
  await Promise.all(running)
}

/**
 * Removes the uploads that no profile has used for a day.
 * @throws {StorageUnavailable} the first one, which ends the run; any other error after all of them were tried
 */
export async function removeUnusedUploads(deps: RemovalDeps & Pick<Deps, 'now'>) {
  const failures: unknown[] = []
  for (const key of await selectUnusedKeys(deps.db, later(deps.now(), -keptUnusedMs))) {
    await removeUpload(deps, key).catch((error: unknown) => {
      if (error instanceof StorageUnavailable) throw error
      failures.push(error)
    })
  }
  if (failures.length > 0) throw failures[0]
}
