import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { openEmbedded } from '../../platform/db/embedded/embedded.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import { argonSettings } from '../../platform/secrets/password-hash-settings.ts'
import { consoleLog } from '../../platform/log/log.ts'
import { runLives } from './run.ts'

// npm run measure:lives -- --lives 10000 --seed 20251114: random lives of Gigs, from the hire to the payout, with the money checked after each step.
const { values } = parseArgs({
  options: {
    lives: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20251114' },
    parallel: { type: 'string', default: '4' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const parallel = Number(values.parallel)

// The PIN is compared thousands of times: its hash has the smallest settings of the algorithm, which it names.
Object.assign(argonSettings, { memory: 8, passes: 1 })

const dataDir = mkdtempSync(join(tmpdir(), 'marquee-lives-'))
// As root, PostgreSQL runs as another user, who needs access to the folder.
chmodSync(dataDir, 0o755)
const embedded = await openEmbedded(dataDir, consoleLog)
// Durability is of no use here, and its writes to the disk would be most of the time.
const pool = new Pool({ connectionString: embedded.url, max: parallel * 2, options: '-c synchronous_commit=off' })
try {
  await migrateDatabase(embedded.url)
  const begun = performance.now()
  // Ctrl+C ends the run with the lives that are under way, and reports what was played.
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  const {
    problems,
    histories: _,
    ...report
  } = await runLives(drizzle(pool), {
    lives: Number(values.lives),
    seed: Number(values.seed),
    parallel,
    tell: say,
    signal: stopping.signal,
  })
  say(JSON.stringify(report, null, 2))
  say(`${report.lives} lives in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  for (const problem of problems) say(`✗ ${problem}`)
  if (problems.length === 0) {
    say('✓ Every kobo accounted for after each step, no payout sent twice, and every life has an end.')
  }
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await pool.end()
  await embedded.release()
  rmSync(dataDir, { recursive: true, force: true })
}
