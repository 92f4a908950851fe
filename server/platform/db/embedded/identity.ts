import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { OperatorError } from '../../config/operator-error.ts'
import { type DatabaseRecord, isOutsideDataDir, readRecord, writeJson } from './record.ts'

/** The data folder that a database belongs to: its identity, and its path at the last start. */
const identitySchema = z.object({ id: z.string(), dataDir: z.string() })

const identityPath = (clusterDir: string) => join(clusterDir, 'identity.json')

function readIdentity(clusterDir: string) {
  const path = identityPath(clusterDir)
  if (!existsSync(path)) return undefined
  try {
    return z.parse(identitySchema, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new OperatorError(
      `${path} cannot be read; it says which data folder the database belongs to. Restore it from a backup, or delete this one file if the database belongs to the data folder that you start with.`,
    )
  }
}

/**
 * Checks that a database belongs to a data folder, and records the folder's path in it. A database without an identity, of an earlier
 * version or of a backup that omitted the file, gets that of the folder.
 * @throws {OperatorError} when it belongs to another data folder, of which this one may be a copy
 */
export function claimCluster(dataDir: string, { id, clusterDir }: DatabaseRecord) {
  const identity = readIdentity(clusterDir)
  const here = realpathSync(dataDir)
  if (identity !== undefined && identity.id !== id) {
    throw new OperatorError(
      `The database in ${clusterDir} does not belong to the data folder ${dataDir}, but to that of ${identity.dataDir}. Set MARQUEE_DATA_DIR to the folder it belongs to, or restore the folder and its database from the same backup.`,
    )
  }
  const isCopy =
    identity !== undefined &&
    identity.dataDir !== here &&
    isOutsideDataDir(dataDir, clusterDir) &&
    readRecord(identity.dataDir)?.id === id
  if (isCopy) {
    throw new OperatorError(
      `${dataDir} is a copy of ${identity.dataDir}, whose database is outside of it, in ${clusterDir}, and was not copied. ` +
        `If this folder replaces the other one, rename or delete ${join(identity.dataDir, 'postgres.json')}. Otherwise set MARQUEE_DATA_DIR to ${identity.dataDir}, or to an empty folder.`,
    )
  }
  if (identity?.dataDir !== here) writeJson(identityPath(clusterDir), { id, dataDir: here })
}
