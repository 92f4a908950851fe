import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../../config/operator-error.ts'

/** Whether a folder holds a PostgreSQL cluster. */
export const holdsCluster = (clusterDir: string) =>
  ['PG_VERSION', 'global/pg_control'].every((file) => existsSync(join(clusterDir, 'data', file)))

/**
 * Whether a folder is what an earlier version left when its first start was interrupted: it created the cluster in place and added a file
 * at the end. No server has run in such a cluster, and no backup was restored into it, so it never held data.
 */
export const isUnfinished = (clusterDir: string) =>
  existsSync(clusterDir) &&
  readdirSync(clusterDir).every((name) => name === 'data') &&
  ['postmaster.opts', 'backup_label'].every((file) => !existsSync(join(clusterDir, 'data', file)))

/** Removes what an interrupted first start left at the place of a cluster; anything else stays. */
export function removeUnfinished(clusterDir: string) {
  if (isUnfinished(clusterDir)) rmSync(clusterDir, { recursive: true })
}

/** @throws {OperatorError} when a new cluster would replace files */
export function assertFree(clusterDir: string) {
  if (!existsSync(clusterDir) || readdirSync(clusterDir).length === 0) return
  throw new OperatorError(
    `The database of Marquee would be created in ${clusterDir}, which holds other files. Move that folder away, or set MARQUEE_DATA_DIR to another folder.`,
  )
}
