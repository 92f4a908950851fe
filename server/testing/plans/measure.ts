import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { openEmbedded } from '../../platform/db/embedded/embedded.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { consoleLog } from '../../platform/log/log.ts'
import { createPlanReader, wholeReads } from './plan-reader.ts'
import { readsOf } from './reads.ts'

// npm run measure:plans: every read of the contract for an employer with a hundred thousand rows in each big table, beside two others with as
// many. Prints the median time of each call and the big tables that it reads from end to end, and fails when there are any.

const count = 100_000
const rounds = 5

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-measure-'))
// As root, PostgreSQL runs as another user, who needs access to the folder.
chmodSync(dataDir, 0o755)
// What it holds may be lost, so that filling the tables need not wait for the disk.
const embedded = await openEmbedded(dataDir, consoleLog, ['fsync=off', 'max_wal_size=4GB'])
const pool = new Pool({ connectionString: embedded.url, max: 1 })
try {
  await migrateDatabase(embedded.url)
  const reader = await createPlanReader(pool, count)
  process.stdout.write('| read | ms | read from end to end |\n| --- | --- | --- |\n')
  for (const [id, calls] of Object.entries(readsOf(count))) {
    for (const [name, call] of Object.entries(calls)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const begun = performance.now()
        await reader.call(id, call)
        times.push(performance.now() - begun)
      }
      const whole = wholeReads(await reader.stepsOf(() => reader.call(id, call)))
      if (whole.length > 0) process.exitCode = 1
      const title = name === 'once' ? id : `${id}, ${name}`
      process.stdout.write(`| ${title} | ${median(times).toFixed(1)} | ${[...new Set(whole)].join(', ') || '–'} |\n`)
    }
  }
} finally {
  await pool.end()
  await embedded.release()
  rmSync(dataDir, { recursive: true, force: true })
}
