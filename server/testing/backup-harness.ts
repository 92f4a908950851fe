import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { runBackup, runRestore } from '../backup/commands.ts'
import { employer, upload } from '../db/schema.ts'
import type { StorageSettings } from '../platform/config/env.ts'
import { createLog } from '../platform/log/log.ts'
import { OperatorError } from '../platform/config/operator-error.ts'
import { demoLogIn, seedDemo } from '../seed/demo.ts'
import { testStart } from './test-app.ts'
import { createTestDatabase } from './test-database.ts'

const log = createLog('json', () => undefined)

/** A database with the demo employer and three uploaded images, in a folder for backups. Close it in `afterAll`. */
export async function createBackupHarness() {
  const root = mkdtempSync(join(tmpdir(), 'marquee-backup-'))
  const source = await createTestDatabase()
  await seedDemo(source.db, testStart)
  const [owner] = await source.db.select({ id: employer.id }).from(employer).where(eq(employer.email, demoLogIn.email))
  let paths = 0

  const settingsOf = (databaseUrl: string, folder: string) => ({
    databaseUrl,
    dataDir: join(root, folder),
    storage: { kind: 'disk' as const, folder: join(root, folder, 'uploads') },
  })

  /** Adds an image of the demo employer with its files, by the end of their names; `unusedSince` is null for one in use. */
  async function addImage(letter: string, content: Readonly<Record<string, string>>, unusedSince: Date | null) {
    const name = letter.repeat(32)
    const row = { key: `company/${name}.webp`, employerId: owner?.id ?? '', purpose: 'company' as const }
    await source.db.insert(upload).values({ ...row, createdAt: testStart, unusedSince })
    const folder = join(root, 'source/uploads/company')
    mkdirSync(folder, { recursive: true })
    for (const [end, text] of Object.entries(content)) writeFileSync(join(folder, `${name}${end}.webp`), text)
  }

  await source.db.execute(
    sql`insert into mail ("to", subject, text, html, created_at, next_attempt_at) values ('a@b.example', E'Tab\tand \\ "quotes"', E'lines\n\\.\n', '', now(), now())`,
  )
  await addImage('a', { '': 'an image', '-128': 'its thumbnail' }, null)
  // An upload in progress, whose row is stored before its files, and one that is being removed.
  await addImage('b', {}, testStart)
  await addImage('c', { '': 'an image that is no longer used' }, testStart)
  await source.db
    .update(upload)
    .set({ isBeingRemoved: true })
    .where(sql`${upload.key} like 'company/ccc%'`)

  return {
    root,
    source,
    addImage,
    /** The path of a file that does not exist. */
    newPath: () => join(root, `${(paths += 1)}.zip`),
    /** Files of backups that are not complete. */
    partialFiles: () => readdirSync(root).filter((name) => name.endsWith('.partial')),
    backUp: (
      path: string,
      { url = source.url, storage, signal = new AbortController().signal }: Partial<BackupOptions> = {},
    ) => runBackup({ ...settingsOf(url, 'source'), ...(storage && { storage }) }, path, log, signal),
    /** Restores into a database and a folder below `root`. */
    restore: (
      path: string,
      url: string,
      folder: string,
      { storage, signal = new AbortController().signal }: Partial<Omit<BackupOptions, 'url'>> = {},
    ) => runRestore({ ...settingsOf(url, folder), ...(storage && { storage }) }, path, log, signal),
    close: async () => {
      await source.close()
      rmSync(root, { recursive: true })
    },
  }
}

interface BackupOptions {
  readonly url: string
  readonly storage: StorageSettings
  readonly signal: AbortSignal
}

/** The message of the problem with which a command refuses. */
export async function refusalOf(command: Promise<string>): Promise<string> {
  const error: unknown = await command.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(OperatorError)
  return error instanceof Error ? error.message : ''
}
