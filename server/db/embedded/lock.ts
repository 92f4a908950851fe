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
 * Takes a lock on a file without waiting; undefined when another process holds it in a way that excludes this one.
 *
 * An empty SQLite file is used because its locks are the kernel's: they vanish with a process that is killed, so there is no stale lock
 * to clean up, which a lock file of our own could not promise.
 */
export function tryLock(path: string, mode: 'shared' | 'exclusive'): HeldLock | undefined {
  mkdirSync(dirname(path), { recursive: true })
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    if (mode === 'exclusive') {
      file.exec('BEGIN EXCLUSIVE')
    } else {
      // A read transaction keeps its shared lock until it ends.
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

/** Takes an exclusive lock, waiting for whoever holds it. `timeoutMs` in milliseconds; throws when it passes. */
export async function lock(path: string, timeoutMs: number): Promise<HeldLock> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const held = tryLock(path, 'exclusive')
    if (held !== undefined) return held
    await wait(50)
  }
  throw new Error(`Another process has held ${path} for ${Math.round(timeoutMs / 1000)} s`)
}
