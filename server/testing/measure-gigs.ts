import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { openEmbedded } from '../platform/db/embedded/embedded.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { createAccount } from '../modules/auth/accounts.ts'
import type { Deps } from '../ports/deps.ts'
import { listGigs, readGigAnalytics } from '../modules/gigs/list.ts'
import { consoleLog } from '../platform/log/log.ts'
import { createFakeProvider } from './fake-provider.ts'
import { memoryStorage } from './memory-storage.ts'
import { insertManyGigs } from './many-gigs.ts'
import { noLimits } from './test-app.ts'

// npm run measure:gigs: what the list of Gigs costs the server for an employer with forty of them and for one with ten thousand, in turn in
// one database that holds thirty thousand Gigs of others. The ratios say something on any machine; the times only on this one.

const rounds = 60
const now = new Date('2025-11-14T10:00:00Z')
const page = { limit: 20, skip: 0 }

type Work = (deps: Deps, employerId: string) => Promise<unknown>
const list =
  (query: Partial<Parameters<typeof listGigs>[2]>): Work =>
  (deps, employerId) =>
    listGigs(deps, employerId, { ...page, ...query })

const works: readonly (readonly [string, Work])[] = [
  ['newest first', list({})],
  ['one state', list({ status: ['open'] })],
  ['sorted by next session', list({ sort: 'next_session' })],
  ['sorted by applicants', list({ sort: 'applicants' })],
  ['a craft', list({ category: 'dj' })],
  ['a month of sessions', list({ from: '2025-12-01', to: '2025-12-31' })],
  ['search for a piece of a word', list({ searchWord: 'c4ca4238' })],
  ['search for a word in all of them', list({ searchWord: 'photographer' })],
  ['counts of the tabs', readGigAnalytics],
]

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-measure-'))
// As root, PostgreSQL runs as another user, who needs access to the folder.
chmodSync(dataDir, 0o755)
const embedded = await openEmbedded(dataDir, consoleLog)
const pool = new Pool({ connectionString: embedded.url, max: 2 })
try {
  await migrateDatabase(embedded.url)
  const db = drizzle(pool)
  const deps: Deps = {
    db,
    now: () => now,
    limits: noLimits,
    payments: createFakeProvider(),
    storage: memoryStorage(),
    log: consoleLog,
  }
  const account = async (email: string) => {
    const id = await db.transaction((tx) =>
      createAccount(tx, { email, firstName: 'A', lastName: 'B', passwordHash: '' }, now),
    )
    if (id === undefined) throw new Error(`${email} has an account`)
    return id
  }
  const few = await account('few@venue.example')
  const many = await account('many@venue.example')
  const others = [await account('1@venue.example'), await account('2@venue.example'), await account('3@venue.example')]
  await insertManyGigs(pool, { employerIds: [few], count: 40, prefix: 'few', now })
  await insertManyGigs(pool, { employerIds: [many, ...others], count: 10_000, prefix: 'many', now })
  await pool.query('analyze')
  process.stdout.write('| list | 40 Gigs, ms | 10,000 Gigs, ms | ratio |\n| --- | --- | --- | --- |\n')
  for (const [name, work] of works) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      times.few.push(await timed(() => work(deps, few)))
      times.many.push(await timed(() => work(deps, many)))
    }
    const [small, large] = [median(times.few), median(times.many)]
    process.stdout.write(`| ${name} | ${small.toFixed(1)} | ${large.toFixed(1)} | ${(large / small).toFixed(1)} |\n`)
  }
} finally {
  await pool.end()
  await embedded.release()
  rmSync(dataDir, { recursive: true, force: true })
}
