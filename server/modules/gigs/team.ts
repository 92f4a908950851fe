import type { GigRow } from '../../db/gig-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { assertNoErrors } from './preconditions.ts'
import { isDeletable } from './states.ts'
import { replaceTeam, selectHiredWorkers, selectWaitingTeam, updateTeam } from './team-repository.ts'

/**
 * Checks the workers who are to be asked first for a republished Gig (docs/product/republish.md): each was hired for the Gig that is republished.
 * @returns each of them once
 * @throws {Refusal} VALIDATION_FAILED for anybody else
 */
export async function checkTeam(
  tx: Transaction,
  employerId: string,
  sourceId: string | null | undefined,
  workerIds: readonly string[],
): Promise<readonly string[]> {
  const ids = [...new Set(workerIds)]
  if (ids.length === 0) return ids
  const hired = sourceId ? await selectHiredWorkers(tx, employerId, sourceId, ids) : new Set<string>()
  const isTeam = ids.every((id) => hired.has(id))
  assertNoErrors(isTeam ? {} : { teamWorkerIds: 'Only workers who were hired for the Gig before can be asked first' })
  return ids
}

/** Changes the team of a locked Gig. @throws {Refusal} VALIDATION_FAILED once the Gig is paid, and for workers of another Gig */
export async function changeTeam(tx: Transaction, row: GigRow, workerIds: readonly string[]) {
  assertNoErrors(isDeletable(row.status) ? {} : { teamWorkerIds: 'The team was asked when the Gig was paid' })
  await replaceTeam(tx, row.id, await checkTeam(tx, row.employerId, row.republishedFromGigId, workerIds))
}

/** The workers of a locked Gig's team who are still to be invited. */
export const findWaitingTeam = async (tx: Transaction, gigId: string): Promise<readonly string[]> =>
  (await selectWaitingTeam(tx, gigId)).map(({ workerId }) => workerId)

/** What came of the invitations of a Gig's team. */
export interface TeamResult {
  readonly invited: readonly string[]
  readonly failed: readonly { readonly workerId: string; readonly reason: string }[]
}

/** Stores what came of the invitations of a locked Gig's team. */
export async function recordTeam(tx: Transaction, gigId: string, { invited, failed }: TeamResult, at: Date) {
  if (invited.length > 0) await updateTeam(tx, gigId, invited, { invitedAt: at })
  for (const { workerId, reason } of failed) await updateTeam(tx, gigId, [workerId], { failure: reason })
}
