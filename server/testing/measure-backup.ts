import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { runBackup, runRestore } from '../backup/commands.ts'
import { openEmbedded } from '../platform/db/embedded/embedded.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { createAccount } from '../modules/auth/accounts.ts'
import { consoleLog } from '../platform/log/log.ts'
import { insertManyGigs } from './many-gigs.ts'

// npm run measure:backup: how long a backup and a restore of an embedded database with a hundred thousand rows take, and how large the file is.

const gigs = 30_000
const notifications = 10_000
const now = new Date('2025-11-14T10:00:00Z')
const { signal } = new AbortController()

const root = mkdtempSync(join(tmpdir(), 'marquee-measure-'))
// As root, PostgreSQL runs as another user, who needs access to the folder.
chmodSync(root, 0o755)
const settingsOf = (name: string) => ({
  databaseUrl: undefined,
  dataDir: join(root, name),
  storage: { kind: 'disk' as const, folder: join(root, name, 'uploads') },
})

async function timed(name: string, work: () => Promise<string>) {
  const begun = performance.now()
  const printed = await work()
  const rows = /[\d,]+ rows/.exec(printed)?.[0] ?? ''
  process.stdout.write(`| ${name} | ${((performance.now() - begun) / 1000).toFixed(1)} s | ${rows} |\n`)
}

const embedded = await openEmbedded(join(root, 'source'), consoleLog)
const pool = new Pool({ connectionString: embedded.url, max: 2 })
try {
  await migrateDatabase(embedded.url)
  const db = drizzle(pool)
  const employerId = await db.transaction((tx) =>
    createAccount(tx, { email: 'many@venue.example', firstName: 'A', lastName: 'B', passwordHash: '' }, now),
  )
  if (employerId === undefined) throw new Error('The account exists')
  await insertManyGigs(pool, { employerIds: [employerId], count: gigs, now })
  await pool.query(
    `insert into notification (id, employer_id, title, message, created_at)
      select 'not_' || n, $1, 'New applicant', 'A worker applied to your Gig ' || md5(n::text), $2 from generate_series(1, $3::int) n`,
    [employerId, now, notifications],
  )
  const file = join(root, 'backup.zip')
  await timed('backup, while the database is open', () => runBackup(settingsOf('source'), file, consoleLog, signal))
  await timed('restore into a new data folder', () => runRestore(settingsOf('copy'), file, consoleLog, signal))
  process.stdout.write(`| size of the file | ${(statSync(file).size / 1e6).toFixed(1)} MB | |\n`)
} finally {
  await pool.end()
  await embedded.release()
  rmSync(root, { recursive: true, force: true })
}
