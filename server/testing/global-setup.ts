import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { consoleLog } from '../log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL, at its maintenance database. */
    databaseUrl: string
  }
}

/** The migrated, empty database that each test file gets a copy of. */
export const templateName = 'marquee_template'

/**
 * Starts one PostgreSQL for the whole run, as `npm start` does, and prepares the template. What it holds may be lost, so it need not wait for
 * the disk. Returns what stops it.
 */
export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-test-'))
  // Started as root, PostgreSQL runs as another user, who has to get in.
  chmodSync(dataDir, 0o755)
  const embedded = await openEmbedded(dataDir, consoleLog, [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=400',
  ])
  const url = new URL(embedded.url)
  url.pathname = '/postgres'
  const admin = new Client({ connectionString: url.href })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await admin.end()
  url.pathname = `/${templateName}`
  const pool = new Pool({ connectionString: url.href })
  await migrateDatabase(pool)
  await pool.end()
  url.pathname = '/postgres'
  project.provide('databaseUrl', url.href)
  return async () => {
    await embedded.release()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
}
