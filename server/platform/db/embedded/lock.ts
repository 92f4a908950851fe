import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** A lock that this process holds until it releases it or dies. */
export interface HeldLock {
  release: () => void
}

const sqliteBusy = 5

/**
 * Takes a lock on a file without waiting; undefined when another process holds a conflicting lock.
 *
 * An empty SQLite file is used because SQLite uses kernel locks: they end with the process, so a killed process leaves no stale lock.
 */
export function tryLock(path: string, mode: 'shared' | 'exclusive'): HeldLock | undefined {
  mkdirSync(dirname(path), { recursive: true })
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    if (mode === 'exclusive') {
      file.exec('BEGIN EXCLUSIVE')
    } else {
      // A read transaction holds its shared lock until it ends.
      file.exec('BEGIN')
      file.prepare('SELECT count(*) FROM sqlite_schema').get()
    }
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined
    throw error
  }
}

/** Waits for an exclusive lock. @param timeoutMs maximum wait in milliseconds @throws {Error} after the timeout */
export async function waitForLock(path: string, timeoutMs: number): Promise<HeldLock> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const held = tryLock(path, 'exclusive')
    if (held !== undefined) return held
    await wait(50)
  }
  throw new Error(`Another process has held ${path} for ${Math.round(timeoutMs / 1000)} s`)
}
