import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { authResult } from '../../../src/api/contract/schemas/session.ts'
import { api } from '../../../src/api/contract/table.ts'
import { projectRoot } from '../../platform/config/root.ts'
import { demoLogIn } from '../../seed/demo.ts'
import { addressOf } from '../address-of.ts'
import { cleanUp, databaseOf, newFolder, startProcess } from '../server-process.ts'
import { type Target, measureRates, ratesTable } from './rates.ts'

// npm run bench:server [-- --rounds 5 --seconds 3]: requests a second of one server process for the demo employer, beside those of a bare
// Hono handler that reads one row of the same PostgreSQL. With --write, the table goes into docs/benchmarks.md.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})
const document = join(projectRoot, 'docs/benchmarks.md')
const marker = '<!-- rates: npm run bench:server -- --write writes this table -->'

/** Starts the bare handler over a database. */
async function startBare(databaseUrl: string, employerId: string) {
  const child = fork(new URL('bare-server.ts', import.meta.url), {
    env: { DATABASE_URL: databaseUrl, EMPLOYER_ID: employerId },
  })
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

/** Logs the demo employer in. */
async function logIn(address: string) {
  const response = await fetch(address + addressOf(api.auth.login, {}), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demoLogIn),
  })
  const { token, user } = z.parse(z.object({ data: authResult }), await response.json()).data
  return { token, employerId: user.employerId ?? '' }
}

/** Puts a table below its marker in the document, in the place of the one there. */
function writeTable(table: string) {
  const text = readFileSync(document, 'utf8')
  const [before, after] = text.split(`${marker}\n\n`)
  if (before === undefined || after === undefined) throw new Error(`${document} has no line "${marker}"`)
  const rest = after.replace(/^(?:\|.*\n)+/, '')
  writeFileSync(document, `${before}${marker}\n\n${table}\n${rest}`)
}

try {
  const dataDir = newFolder()
  const server = startProcess({
    MARQUEE_DATA_DIR: dataDir,
    MARQUEE_SIMULATOR: 'off',
    MARQUEE_LIMIT_SESSION: '1000000',
    NODE_ENV: 'production',
  })
  const address = await server.ready()
  const { token, employerId } = await logIn(address)
  const bare = await startBare(databaseOf(dataDir).url, employerId)
  const read = (
    name: string,
    endpoint: Parameters<typeof addressOf>[0],
    query: Record<string, unknown> = {},
  ): Target => ({
    name,
    url: address + addressOf(endpoint, { employerId }, query),
    headers: { Authorization: `Bearer ${token}` },
  })
  const rates = await measureRates(
    [
      { name: 'bare Hono and pg, one row', url: bare.url },
      { name: '/healthz', url: `${address}/healthz` },
      read('wallet', api.dashboard.getWallet),
      read('history (20)', api.payments.list, { limit: 20 }),
      read('Gigs (20)', api.gigs.list, { limit: 20 }),
      read('notifications (50)', api.notifications.list, { limit: 50 }),
      read("the dashboard's figures of 30 days", api.analytics.getDashboard, { range: '30d' }),
    ],
    { rounds: Number(values.rounds), seconds: Number(values.seconds), connections: 10 },
  )
  bare.stop()
  const table = ratesTable(rates)
  process.stdout.write(`${table}\n`)
  if (values.write) writeTable(table)
} finally {
  await cleanUp()
}
