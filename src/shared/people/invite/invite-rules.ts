import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { formatNumber } from '@/lib/format-number.ts'

/** Why a person is not invited to a Gig. */
export type InviteMark = 'Already applied' | 'Already hired'

/**
 * Those whom an invitation skips: a hire says more than the application before it. A cancelled hire is none; who applied once is not asked to apply
 * again, whatever became of it.
 */
export function inviteMarks(
  applicants: readonly Pick<Applicant, 'workerId'>[],
  places: readonly Pick<WorkerGig, 'workerId' | 'status'>[],
): ReadonlyMap<string, InviteMark> {
  return new Map<string, InviteMark>([
    ...applicants.map(({ workerId }) => [workerId, 'Already applied'] as const),
    ...places
      .filter(({ status }) => status !== 'cancelled')
      .map(({ workerId }) => [workerId, 'Already hired'] as const),
  ])
}

/** '1 worker', '4 workers' */
export const workerCount = (count: number) => (count === 1 ? '1 worker' : `${formatNumber(count)} workers`)

/** '4 workers invited' */
export const invitedText = (count: number) => `${workerCount(count)} invited`
