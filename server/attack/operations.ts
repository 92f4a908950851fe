import { setTimeout as wait } from 'node:timers/promises'
import type { FakePaystack } from '../testing/fake-paystack.ts'
import type { Fleet } from '../testing/ledger-run/fleet.ts'
import { runLedger } from '../testing/ledger-run/run.ts'
import type { AttackOptions, Report, Section } from './report.ts'
import { deliver } from './servers.ts'

/** How often a backend is ended and a forged webhook sent, in milliseconds. */
const disturbanceMs = 1500

/** Ends random backends of the servers, and sends webhooks of real charges with wrong signatures. */
function createDisturbance() {
  const seen = { endedBackends: 0, forgedWebhooks: 0, accepted: 0 }
  const disturb = async (fleet: Fleet, paystack: FakePaystack, signal: AbortSignal) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      await wait(disturbanceMs)
      const ended = await fleet.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`,
      )
      seen.endedBackends += ended.length
      const charge = [...paystack.charges.values()].at(-1)
      if (charge === undefined) continue
      const { body } = paystack.chargeWebhook(charge.reference)
      const status = await deliver(fleet.address(turn), { body, signature: '0'.repeat(128) }).catch(() => 0)
      seen.forgedWebhooks += 1
      if (status === 200) seen.accepted += 1
    }
  }
  return { seen, disturb }
}

/** Below this share of acknowledged payments a run proves nothing. */
const minAcknowledgedShare = 0.2

async function run(report: Report, { seed, isShort, tell }: AttackOptions) {
  const operations = isShort ? 300 : 10_000
  const { seen, disturb } = createDisturbance()
  const result = await runLedger({
    operations,
    seed,
    serverKills: isShort ? 1 : 4,
    databaseKills: isShort ? 1 : 2,
    report: (line) => tell(`  ${line}`),
    disturb,
  })
  const repeat = `npm run attack -- --only operations --seed ${seed}`
  const { problems, acknowledged, injected, kills } = result
  const isEmpty = acknowledged < operations * minAcknowledgedShare
  const found = [
    ...problems,
    ...(seen.accepted > 0 ? [`${seen.accepted} forged webhooks were accepted`] : []),
    ...(isEmpty ? [`only ${acknowledged} of ${operations} operations were acknowledged`] : []),
  ]
  report.check(repeat, found, operations)
  report.note(
    `${operations} operations with seed ${seed}: ${result.payments} payments, ${acknowledged} acknowledged, ${result.entries} ledger entries whose sum is zero; ` +
      `faults ${JSON.stringify(injected)}, ${kills.servers} servers and ${kills.databases} times PostgreSQL killed, ${seen.endedBackends} backends ended, ${seen.forgedWebhooks} forged webhooks.`,
  )
}

/** Random operations on money with a failing provider, repeated and late webhooks, and kills, then a proof of the ledger. */
export const operations: Section = { name: 'operations', title: 'Money operations under faults', run }
