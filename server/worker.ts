import type { Deps } from './ports/deps.ts'
import { autoApprovalJobHandlers } from './modules/people/auto-approval.ts'
import { missingWorkJobHandlers } from './modules/people/missing-work.ts'
import { gigMailJobHandlers } from './modules/gigs/mail-jobs.ts'
import { gigJobHandlers } from './modules/gigs/transition-jobs.ts'
import { teamInviteJobHandlers } from './modules/people/team-invites.ts'
import { decisionJobHandlers } from './modules/people/deciding.ts'
import { runDueJob } from './platform/jobs/jobs.ts'
import { checkDuePayments } from './modules/money/check.ts'
import { subscriptionJobHandlers } from './modules/billing/renewals.ts'
import { pushJobHandlers } from './modules/notifications/push.ts'
import type { PushSender } from './ports/push.ts'
import type { Log } from './platform/log/log.ts'
import { repeat, type RepeatingTask } from './platform/jobs/repeat.ts'

/** Polling interval for due jobs, in milliseconds. */
const pollIntervalMs = 2000

/** How many payments one process checks concurrently, so that one that the provider is slow about does not delay the others. */
const concurrentChecks = 4

const jobHandlers = {
  ...subscriptionJobHandlers,
  ...gigJobHandlers,
  ...gigMailJobHandlers,
  ...autoApprovalJobHandlers,
  ...missingWorkJobHandlers,
  ...decisionJobHandlers,
}

/**
 * Runs due jobs and, separately, checks due payments until it is stopped. A payment provider that hangs does not delay Gigs and renewals. Any
 * number of processes may run it concurrently.
 */
export function startWorker(deps: Deps, log: Log): RepeatingTask {
  const handlers = { ...jobHandlers, ...teamInviteJobHandlers(deps) }
  const runDueJobs = async (signal: AbortSignal) => {
    while (!signal.aborted && (await runDueJob(deps, handlers, log))) continue
  }
  const checkPayments = async (signal: AbortSignal) => {
    await checkDuePayments(deps, signal)
  }
  const tasks = [
    repeat(pollIntervalMs, runDueJobs, 'work-failed', log),
    ...Array.from({ length: concurrentChecks }, () => repeat(pollIntervalMs, checkPayments, 'work-failed', log)),
  ]
  return {
    stop: async () => {
      await Promise.all(tasks.map((task) => task.stop()))
    },
  }
}

/** Sends due push messages until it is stopped. It is separate from the worker, so that a push service that hangs does not delay Gigs and payments. */
export function startPushWorker(deps: Deps, sender: PushSender, log: Log): RepeatingTask {
  const handlers = pushJobHandlers(sender)
  const sendDue = async (signal: AbortSignal) => {
    while (!signal.aborted && (await runDueJob(deps, handlers, log))) continue
  }
  return repeat(pollIntervalMs, sendDue, 'push-failed', log)
}
