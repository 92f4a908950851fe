import type { Transaction } from '../../platform/db/database.ts'
import { later } from '../../platform/clock/time.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Deps } from '../../ports/deps.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import { scheduleTeamInvites, type TeamInvitesJob } from '../gigs/scheduled-transitions.ts'
import { lockGig } from '../gigs/service.ts'
import { findWaitingTeam, recordTeam } from '../gigs/team.ts'
import { inviteToGig } from './inviting.ts'
import { selectInvitedWorkers } from './repository.ts'

/**
 * Jobs that invite the team of a republished Gig once it is paid (docs/product/republish.md), by the rules and limits of invite-worker. A job marks
 * itself as done in the transaction of the invitations, so that they are sent once, whatever number of processes runs.
 */
export const teamInviteJobHandlers = (deps: Deps): JobHandlers => ({
  'team-invites': async (tx, payload, at) => {
    const { gigId, employerId } = payload as TeamInvitesJob
    const row = await lockGig(tx, employerId, gigId)
    const waiting = await findWaitingTeam(tx, gigId)
    // The employer may have invited some by hand in the meantime.
    const invitedByHand = await selectInvitedWorkers(tx, gigId, waiting)
    await recordTeam(tx, gigId, { invited: waiting.filter((id) => invitedByHand.has(id)), failed: [] }, at)
    const workerIds = waiting.filter((id) => !invitedByHand.has(id))
    if (workerIds.length > 0) await inviteTeam(deps, tx, row, workerIds, at)
  },
})

/** Invites workers of a locked Gig's team, and stores who was invited and who could not be. Above the limit of mails it is tried again later. */
async function inviteTeam(deps: Deps, tx: Transaction, row: GigRow, workerIds: string[], at: Date) {
  try {
    // A savepoint, so that the count of a refused call is not kept.
    const result = await tx.transaction((inner) => inviteToGig(deps, inner, row, { workerIds }, at))
    await recordTeam(tx, row.id, result, at)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { retryAfterSeconds } = error.details
    if (error.code === 'RATE_LIMITED' && retryAfterSeconds !== undefined) {
      const runAt = later(at, retryAfterSeconds * 1000)
      await scheduleTeamInvites(tx, row, runAt, `:${runAt.toISOString()}`)
      return
    }
    const failed = workerIds.map((workerId) => ({ workerId, reason: error.message }))
    await recordTeam(tx, row.id, { invited: [], failed }, at)
  }
}
