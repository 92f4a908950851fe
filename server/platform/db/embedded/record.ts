import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import * as z from 'zod/mini'
import { OperatorError } from '../../config/operator-error.ts'
import { sharedDir } from './binaries.ts'
import { isUnfinished } from './cluster-files.ts'

/** Settings of the embedded database for later starts. Stored in the data folder, readable by its owner only. */
export interface DatabaseRecord {
  /** Identity of the data folder. The database holds it too, so that a folder never opens the database of another one. */
  readonly id: string
  /** Absolute path of the database's files. */
  readonly clusterDir: string
  readonly port: number
  readonly password: string
  /** Whether the database was created; false only during the first start, or after it was interrupted. */
  readonly isInitialised: boolean
}

/** `clusterPath` is relative to the data folder, so that this can be moved; absolute only for a database outside of it. */
const storedRecord = z.object({
  id: z.string(),
  clusterPath: z.string(),
  port: z.number(),
  password: z.string(),
  isInitialised: z.boolean(),
})

/** The record of an earlier version, which had an absolute path and no identity. */
const earlierRecord = z.object({ clusterDir: z.string(), port: z.number(), password: z.string() })

const recordPath = (dataDir: string) => join(dataDir, 'postgres.json')

/** Path of a database inside its data folder. */
export const clusterDirIn = (dataDir: string) => join(dataDir, 'postgres')

/** Creates the data folder and checks that it can be written. @throws {OperatorError} naming MARQUEE_DATA_DIR */
export function openDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `The data folder ${dataDir} cannot be written (${reason}). Set MARQUEE_DATA_DIR to a folder that this user may write, or correct its permissions.`,
    )
  }
}

/** Reads the record. @throws {OperatorError} when it is damaged: an empty start would hide the existing data */
export function readRecord(dataDir: string): DatabaseRecord | undefined {
  const path = recordPath(dataDir)
  if (!existsSync(path)) return undefined
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const stored = storedRecord.safeParse(content)
    if (!stored.success) return upgradeRecord(dataDir, z.parse(earlierRecord, content))
    const { clusterPath, ...record } = stored.data
    return { ...record, clusterDir: resolve(dataDir, clusterPath) }
  } catch {
    throw new OperatorError(
      `${path} cannot be read; it holds the database's port and password. Restore it from a backup, or move the whole data folder away to start empty.`,
    )
  }
}

/** Gives an earlier record an identity. Its absolute path is used only for a database outside: the folder may have been moved since. */
function upgradeRecord(dataDir: string, { clusterDir, ...record }: z.output<typeof earlierRecord>): DatabaseRecord {
  const isOutside = !relative(sharedDir, clusterDir).startsWith('..')
  const currentDir = isOutside ? clusterDir : clusterDirIn(dataDir)
  // The earlier version wrote the record before it created the database.
  return { ...record, id: newIdentity(), clusterDir: currentDir, isInitialised: !isUnfinished(currentDir) }
}

/** Whether a database is outside its data folder, so that a copy of the folder does not contain it. */
export function isOutsideDataDir(dataDir: string, clusterDir: string): boolean {
  const path = relative(dataDir, clusterDir)
  return path.startsWith('..') || isAbsolute(path)
}

/** Writes the record atomically. */
export function writeRecord(dataDir: string, { clusterDir, ...record }: DatabaseRecord) {
  const clusterPath = isOutsideDataDir(dataDir, clusterDir) ? clusterDir : relative(dataDir, clusterDir)
  writeJson(recordPath(dataDir), { ...record, clusterPath } satisfies z.output<typeof storedRecord>)
}

/** Writes a file that only its owner can read, atomically, by renaming a temporary file. */
export function writeJson(path: string, content: object) {
  const temporaryPath = `${path}.${process.pid}`
  writeFileSync(temporaryPath, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  renameSync(temporaryPath, path)
}

export const newPassword = () => randomBytes(24).toString('base64url')
export const newIdentity = () => randomBytes(12).toString('hex')
