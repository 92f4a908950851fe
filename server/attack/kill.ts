import { setTimeout as wait } from 'node:timers/promises'
import { startWriting, storedTitles } from '../testing/acknowledged-writes.ts'
import { startFleet, type Fleet } from '../testing/ledger-run/fleet.ts'
import { judgeLedger, judgeWrites } from './judge.ts'
import { ledgerFacts } from './facts.ts'
import type { AttackOptions, Report, Section } from './report.ts'
import { noLimits } from './servers.ts'

/** What is killed in a round. */
const victims = ['the server', 'PostgreSQL', 'both', 'one backend'] as const
type Victim = (typeof victims)[number]

/** How long the server may take to acknowledge writes again after a kill. */
const recoveryMs = 60_000

/** Ends the newest backend that holds a transaction or executes a statement of the server. */
const killBackend = ({ query }: Fleet) =>
  query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' order by query_start desc limit 1`,
  )

async function kill(fleet: Fleet, victim: Victim) {
  if (victim === 'PostgreSQL' || victim === 'both') fleet.killDatabase()
  if (victim === 'the server' || victim === 'both') await fleet.kill(0)
  if (victim === 'one backend') await killBackend(fleet)
}

async function round(
  fleet: Fleet,
  victim: Victim,
  number: number,
): Promise<{ problems: string[]; acknowledged: number }> {
  const prefix = `round ${number}, `
  const writing = await startWriting(fleet.address(0), { prefix })
  await writing.reach(100)
  const begun = performance.now()
  await kill(fleet, victim)
  // A killed server has another address, so its writers end with it.
  const after =
    victim === 'the server' || victim === 'both'
      ? await startWriting(fleet.address(0), { prefix: `${prefix}after, ` })
      : writing
  const target = after.acknowledged.length + 20
  const isBack = await Promise.race([after.reach(target).then(() => true), wait(recoveryMs, false)])
  const seconds = Math.round(performance.now() - begun) / 1000
  await Promise.all([writing.stop(), after.stop()])
  const acknowledged = [...new Set([...writing.acknowledged, ...after.acknowledged])]
  const problems = isBack ? [] : [`no write was acknowledged for ${seconds} s after a kill of ${victim}`]
  return {
    problems: [...problems, ...judgeWrites(acknowledged, await storedTitles(fleet.dataDir))],
    acknowledged: acknowledged.length,
  }
}

async function run(report: Report, { isShort, tell }: AttackOptions) {
  const fleet = await startFleet(1, { ...noLimits, MARQUEE_SEED: 'demo', MARQUEE_SIMULATOR: 'off' })
  let total = 0
  const rounds = isShort ? victims.length : 10
  for (let number = 1; number <= rounds; number += 1) {
    const victim = victims[(number - 1) % victims.length] ?? 'both'
    const { problems, acknowledged } = await round(fleet, victim, number)
    total += acknowledged
    report.check(`round ${number}: kill -9 of ${victim} while four clients write`, problems)
    tell(`  round ${number}: ${victim}, ${acknowledged} acknowledged writes`)
  }
  report.check('the ledger after all rounds', judgeLedger(await ledgerFacts(fleet)))
  report.note(`${rounds} rounds of kill -9 with ${total} acknowledged writes.`)
}

/** kill -9 under write load: no acknowledged write is lost. */
export const kills: Section = { name: 'kill', title: 'kill -9 during writes', run }
