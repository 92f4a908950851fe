import { setTimeout as wait } from 'node:timers/promises'
import { type FakePaystack, startFakePaystack, type Fault } from '../fake-paystack.ts'
import { openAccounts } from './accounts.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { operationsOf } from './operations.ts'
import { createPlayer } from './player.ts'
import { countBy, prove } from './prove.ts'
import { randomFrom } from '../../simulator/random.ts'

export interface RunOptions {
  readonly operations: number
  readonly seed: number
  /** Number of kill -9 of a server process, spread over the run. */
  readonly serverKills: number
  /** Number of kill -9 of PostgreSQL; the last one includes a server. */
  readonly databaseKills: number
  readonly servers?: number
  readonly employers?: number
  /** Number of concurrent operations. */
  readonly lanes?: number
  readonly report?: (line: string) => void
  /** Further faults during the operations, until the signal aborts them. */
  readonly disturb?: (fleet: Fleet, paystack: FakePaystack, signal: AbortSignal) => Promise<void>
}

const secretKey = 'sk_test_ledger_run'

/** Probabilities of the faults of calls to Paystack. */
const faults: Readonly<Record<Exclude<Fault, 'hang'>, number>> = {
  none: 86,
  error: 4,
  'error-after': 3.5,
  cut: 3,
  'cut-after': 3.5,
}

/**
 * Runs random operations on money and Gigs against real server processes over one embedded PostgreSQL, with gateway faults, client
 * timeouts and kill -9; then lets all payments become final and checks the ledger. The seed determines operations and faults, but not
 * their interleaving.
 */
export async function runLedger({
  operations: count,
  seed,
  serverKills,
  databaseKills,
  servers = 2,
  employers = 8,
  lanes = 12,
  report = () => undefined,
  disturb = async () => undefined,
}: RunOptions) {
  const paystack = await startFakePaystack(secretKey)
  const chance = randomFrom(seed)
  const injected: Record<string, number> = {}
  const env = {
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_URL: paystack.url,
    MARQUEE_PUBLIC_URL: 'https://marquee.example',
    MARQUEE_LIMIT_SESSION: '1000000',
    MARQUEE_LIMIT_HASHES: '1000000',
    MARQUEE_OUTBOX: 'on',
  }
  const fleet = await startFleet(servers, env)
  try {
    const player = createPlayer(fleet, paystack, await openAccounts(fleet.dataDir, employers))
    paystack.behaviour.fault = () => {
      const fault = chance.weighted(faults)
      if (fault !== 'none') injected[fault] = (injected[fault] ?? 0) + 1
      return fault
    }
    paystack.behaviour.transferStatus = (amount) =>
      (({ 11: 'failed', 12: 'reversed', 13: 'pending', 14: 'otp' }) as const)[amount % 100] ?? 'success'
    const operations = operationsOf(seed, count, employers)
    const kills = killsOf(count, serverKills, databaseKills)
    const begun = performance.now()
    let next = 0
    let done = 0
    const killing: Promise<void>[] = []
    const kill = async (what: 'server' | 'database' | 'both', index: number) => {
      report(`${done} operations: kill -9 of ${what === 'both' ? 'PostgreSQL and a server' : what}`)
      if (what !== 'server') fleet.killDatabase()
      if (what !== 'database') await fleet.kill(index)
    }
    const lane = async () => {
      for (let operation = operations[next++]; operation !== undefined; operation = operations[next++]) {
        const at = kills.get(done)
        kills.delete(done)
        if (at !== undefined) killing.push(kill(at, done))
        await player.play(operation)
        done += 1
        if (done % 1000 === 0) {
          report(`${done} operations, ${Math.round(done / ((performance.now() - begun) / 1000))} a second`)
        }
      }
    }
    const disturbance = new AbortController()
    const disturbing = disturb(fleet, paystack, disturbance.signal)
    await Promise.all(Array.from({ length: lanes }, lane))
    await Promise.all(killing)
    disturbance.abort()
    await disturbing
    const seconds = (performance.now() - begun) / 1000
    report(`${done} operations in ${Math.round(seconds)} s; waiting for everything to end`)

    paystack.behaviour.fault = () => 'none'
    // Transfers that are sent only now must end now.
    paystack.behaviour.transferStatus = (amount) =>
      (({ 11: 'failed', 12: 'reversed', 14: 'abandoned' }) as const)[amount % 100] ?? 'success'
    await letEnd(fleet, paystack, player)
    // Whether a random cancellation meets an open Gig depends on the machine; after all payments are final some do.
    const cancellations = operationsOf(seed + 1, count, employers).filter(
      (operation) => operation.kind === 'gig-cancel' && operation.isPinRight,
    )
    for (const cancellation of cancellations) await player.play(cancellation)
    const proof = await prove(fleet, paystack, player)
    return {
      ...proof,
      operations: done,
      kinds: countBy(operations, ({ kind }) => kind),
      injected,
      kills: { servers: serverKills, databases: databaseKills },
      seconds,
      output: fleet.output(),
    }
  } finally {
    await paystack.close()
  }
}

type Kill = 'server' | 'database' | 'both'

/** The kills by number of operations before them: servers at equal intervals, PostgreSQL between them. */
function killsOf(count: number, serverKills: number, databaseKills: number): Map<number, Kill> {
  const kills = new Map<number, Kill>()
  for (let killNumber = 1; killNumber <= serverKills; killNumber += 1) {
    kills.set(Math.round((count * killNumber) / (serverKills + 1)), 'server')
  }
  for (let killNumber = 1; killNumber <= databaseKills; killNumber += 1) {
    kills.set(
      Math.round((count * (killNumber - 0.5)) / databaseKills) + 7,
      killNumber === databaseKills && databaseKills > 1 ? 'both' : 'database',
    )
  }
  return kills
}

/** Delivers late webhooks, decides open charges, waits until every payment is final, and pays some abandoned charges. */
async function letEnd(
  fleet: Awaited<ReturnType<typeof startFleet>>,
  paystack: Awaited<ReturnType<typeof startFakePaystack>>,
  { late, deliver }: ReturnType<typeof createPlayer>,
) {
  for (const deliverLate of late.splice(0)) await deliverLate()
  for (const transfer of paystack.transfers.values()) {
    if (transfer.status === 'pending') transfer.status = 'success'
    if (transfer.status === 'otp') transfer.status = 'abandoned'
    if (transfer.status === 'success' && transfer.amount % 100 === 15) {
      transfer.status = 'reversed'
      await deliver(paystack.transferWebhook(transfer.reference, 'transfer.reversed'))
    }
  }
  const longAgo = new Date(Date.now() - 60 * 60_000)
  for (const charge of paystack.charges.values()) charge.createdAt = longAgo
  await letChecksEnd(fleet)
  // Some of the abandoned charges are paid late.
  const givenUp = [...paystack.charges.values()].filter(({ status }) => status === 'abandoned')
  for (const { reference } of givenUp.filter((_, index) => index % 2 === 0)) {
    paystack.decide(reference, { status: 'success' })
    await deliver(paystack.chargeWebhook(reference))
  }
}

/** Waits until no payment is unfinished and no job is due. Payouts are excluded, because they stay pending. */
async function letChecksEnd(fleet: Awaited<ReturnType<typeof startFleet>>) {
  for (let rounds = 0; rounds < 120; rounds += 1) {
    const [open] = await fleet.query<{ count: string }>(
      `with due as (update payment set next_check_at = now(), created_at = least(created_at, now() - interval '1 hour') where status in ('pending', 'processing') and type <> 'worker_payout' returning 1) select (select count(*) from due) + (select count(*) from job where done_at is null and run_at < now()) as count`,
    )
    if (open?.count === '0') return
    await wait(2500)
  }
}
