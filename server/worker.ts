import type { Deps } from './domain/deps.ts'
import { gigJobHandlers } from './domain/gigs/transition-jobs.ts'
import { runDueJob } from './domain/jobs.ts'
import { checkDuePayments } from './domain/money/check.ts'
import { subscriptionJobHandlers } from './domain/money/subscriptions.ts'
import type { Log } from './log.ts'
import { repeat, type Repeating } from './repeat.ts'

/** How often work that is due is looked for, in milliseconds. */
const everyMs = 2000

const allWork = { ...subscriptionJobHandlers, ...gigJobHandlers }

/** Does what is due until it is stopped: renewals, Gigs that begin and end, and payments whose provider has not been heard of. Any number of processes may run it. */
export function startWorker(deps: Deps, log: Log): Repeating {
  const look = async (signal: AbortSignal) => {
    while (!signal.aborted && (await runDueJob(deps, allWork, log))) continue
    while (!signal.aborted && (await checkDuePayments(deps)) > 0) continue
  }
  return repeat(everyMs, look, 'Work that is due could not be done; it will be tried again', log)
}
