import { auditLedger } from '../../modules/money/ledger.ts'
import { later } from '../../platform/clock/time.ts'
import { hashPassword } from '../../platform/secrets/password-hash.ts'
import type { Database } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { worker } from '../../db/gig-schema.ts'
import { inArray } from 'drizzle-orm'
import { connectPayments } from '../../app/payment-effects.ts'
import { seedOf } from '../../simulator/random.ts'
import { problemsOf } from './checks.ts'
import { endsOf } from './ends.ts'
import { account } from './people.ts'
import { beginLife, type Life, lifePin, readGig, readPlaces } from './life.ts'
import {
  doesSomething,
  passTime,
  placeFor,
  reopenWallet,
  sendPayouts,
  type StepName,
  steps,
  weightsFor,
} from './steps.ts'

const day = 24 * 60 * 60_000
const second = 1000

/** Steps of one life before it is led to its end. */
const stepCount = { least: 8, most: 26 }

export interface LivesReport {
  readonly problems: readonly string[]
  /** How many lives were played. */
  readonly lives: number
  readonly steps: number
  /** How often each step was done, and how often it was refused. */
  readonly done: Readonly<Record<string, number>>
  readonly refused: Readonly<Record<string, number>>
  /** In which states of its Gig a chargeback came, of its payment and of the funding. */
  readonly chargebacks: Readonly<Record<string, number>>
  /** How Gigs and places ended. */
  readonly ends: Readonly<Record<string, number>>
  /** What happened in each life, by its number: the steps with their refusals, and how it ended. */
  readonly histories: readonly string[]
}

const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}

/** Leads a life to its end: support decides, accounts are given, the bank answers, time passes. */
async function endLife(life: Life) {
  const { deps, bank } = life
  bank.becomeKind()
  await reopenWallet(life)
  for (let round = 0; round < 12; round += 1) {
    const places = await readPlaces(life)
    if (places.length > 0) {
      await deps.db
        .update(worker)
        .set({ account })
        .where(
          inArray(
            worker.id,
            places.map(({ workerId }) => workerId),
          ),
        )
    }
    for (const place of places) {
      if (place.status === 'disputed') await steps.decide(life, place)
      if (place.status === 'active' || place.status === 'changes_requested') await steps.submit(life, place)
    }
    await passTime(life, 6 * day)
    await sendPayouts(life)
    if ((await unfinishedOf(life)).length === 0) return
  }
}

/** What is unfinished at the end of a life. */
async function unfinishedOf(life: Life): Promise<string[]> {
  const { status } = await readGig(life)
  const isEnded = status === 'completed' || status === 'cancelled' || status === 'expired'
  const { rows } = await life.deps.db.execute(
    `select reference, status from payment where employer_id = '${life.employerId}' and type = 'worker_payout' and status in ('pending', 'processing')`,
  )
  return [
    ...(isEnded ? [] : [`the Gig is still ${status}`]),
    ...rows.map((row) => `payout ${JSON.stringify(row)} is not final`),
  ]
}

/**
 * Plays random lives of Gigs on a database, and checks the money and the states after each step. A seed plays the same lives again, whatever
 * else runs. What remains different are ids and references, and the order of rows that the product reads without one.
 * @param parallel how many lives run concurrently
 * @param signal ends the run with the lives that are under way
 */
export async function runLives(
  db: Database,
  {
    lives,
    seed,
    parallel,
    tell = () => undefined,
    signal,
  }: { lives: number; seed: number; parallel: number; tell?: (line: string) => void; signal?: AbortSignal },
): Promise<LivesReport> {
  connectPayments()
  const pinHash = await hashPassword(lifePin)
  const problems: string[] = []
  const report = {
    steps: 0,
    done: {} as Record<string, number>,
    refused: {} as Record<string, number>,
    chargebacks: {} as Record<string, number>,
    ends: {} as Record<string, number>,
    histories: [] as string[],
  }
  let next = 0

  async function play(number: number) {
    const life = await beginLife(db, seedOf(`${seed}:${number}`), pinHash)
    const history: string[] = []
    const check = async (found: readonly string[]) => {
      for (const problem of found) problems.push(`life ${number}: ${problem} (${history.join(', ')})`)
      return found.length === 0
    }
    const length = life.random.between(stepCount.least, stepCount.most)
    for (let step = 0; step < length; step += 1) {
      const { status } = await readGig(life)
      const name = life.random.weighted<StepName>(weightsFor(life, status))
      const places = await readPlaces(life)
      const place = placeFor(name, places, life.random)
      history.push(place === undefined ? name : `${name} ${place.agreedKobo}`)
      report.steps += 1
      // So that no two steps hire or pay at the same moment: what happened at one has no order but that of ids, which are random.
      life.clock.now = later(life.clock.now, second)
      try {
        await steps[name](life, place as never)
        if (doesSomething(name, place)) count(report.done, name)
        if (name.startsWith('chargeback')) count(report.chargebacks, `${name}: ${status}`)
      } catch (error) {
        if (!(error instanceof Refusal)) throw new Error(`life ${number}: ${history.join(', ')}`, { cause: error })
        count(report.refused, `${name}: ${error.code}`)
        history.push(error.code)
      }
      if (!(await check(await problemsOf(life)))) return
    }
    history.push('end')
    await endLife(life)
    await check([...(await problemsOf(life)), ...(await unfinishedOf(life))])
    const ends = await endsOf(life)
    for (const end of ends) count(report.ends, end)
    report.histories[number] = [...history, ...ends.toSorted(), `${life.bank.sentKobo()} kobo sent`].join(', ')
  }

  const isOver = () => next >= lives || problems.length >= 5 || signal?.aborted === true
  const runNext = async () => {
    while (!isOver()) {
      next += 1
      if (next % 500 === 0) tell(`${next} of ${lives} lives`)
      await play(next)
    }
  }
  await Promise.all(Array.from({ length: parallel }, runNext))
  const audit = await auditLedger(db)
  if (audit.sumKobo !== 0 || audit.wrongBalances !== 0) problems.push(`The ledger: ${JSON.stringify(audit)}`)
  return { problems, lives: next, ...report }
}
