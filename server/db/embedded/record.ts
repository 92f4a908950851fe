import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { OperatorError } from '../../operator-error.ts'

const recordSchema = z.object({ clusterDir: z.string(), port: z.number(), password: z.string() })

/** Settings of the embedded database for later starts. Stored in the data folder, readable by its owner only. */
export type DatabaseRecord = z.output<typeof recordSchema>

const recordPath = (dataDir: string) => join(dataDir, 'postgres.json')

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
    return z.parse(recordSchema, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new OperatorError(
      `${path} cannot be read; it holds the database's port and password. Restore it from a backup, or move the whole data folder away to start empty.`,
    )
  }
}

/** Writes the record atomically, by renaming a temporary file. */
export function writeRecord(dataDir: string, record: DatabaseRecord) {
  const temporaryPath = `${recordPath(dataDir)}.${process.pid}`
  writeFileSync(temporaryPath, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
  renameSync(temporaryPath, recordPath(dataDir))
}

export const newPassword = () => randomBytes(24).toString('base64url')
