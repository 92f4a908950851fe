import { parseArgs } from 'node:util'
import { cleanUp } from '../server-process.ts'
import { runLedger } from './run.ts'

// npm run measure:ledger -- --operations 10000 --seed 20251114: plays random operations on money with faults and kill -9, and proves the ledger.
const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20251114' },
    kills: { type: 'string', default: '6' },
    'database-kills': { type: 'string', default: '2' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const options = {
    operations: Number(values.operations),
    seed: Number(values.seed),
    serverKills: Number(values.kills),
    databaseKills: Number(values['database-kills']),
  }
  say(`Seed ${options.seed}: ${options.operations} operations against 2 server processes over one embedded PostgreSQL`)
  const { problems, output, ...report } = await runLedger({ ...options, report: say })
  say(JSON.stringify(report, null, 2))
  for (const problem of problems) say(`✗ ${problem}`)
  if (problems.length > 0) say(output.slice(-4000))
  else {
    say(
      '✓ Sum zero, no balance below zero at any time, every acknowledged operation present, none twice, every kobo of every Gig accounted for, and Paystack’s books say the same.',
    )
  }
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await cleanUp()
}
