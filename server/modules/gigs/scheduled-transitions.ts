import type { Transaction } from '../../platform/db/database.ts'
import { day, later } from '../../platform/clock/time.ts'
import { scheduleJob } from '../../platform/jobs/jobs.ts'
import { fieldsOf } from './repository.ts'
import { spansOf } from './gig-brief.ts'
import type { GigRow } from '../../db/gig-schema.ts'

/** How long a Gig may wait for its payment and reserve a place in the plan's quota before it becomes a draft again, in milliseconds. */
export const paymentTimeoutMs = 7 * day

/** The next time after `at` at which a transition of the Gig may be due; undefined when there is none. */
export function nextTransitionAt(row: GigRow, at: Date): Date | undefined {
  const sessions = spansOf(fieldsOf(row)).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const moments = {
    draft: [],
    pending_payment: [later(row.updatedAt, paymentTimeoutMs), ...(row.startsAt === null ? [] : [row.startsAt])],
    open: [...(row.deadlineAt === null ? [] : [row.deadlineAt]), ...sessions],
    in_progress: sessions,
    completed: [],
    cancelled: [],
    expired: [],
  }[row.status]
  return moments.filter((moment) => moment > at).toSorted((a, b) => a.getTime() - b.getTime())[0]
}

/** How long after the last session the employer is told of work that was not handed in, in milliseconds. */
export const missingWorkMs = 2 * day

/** The payload of a job that looks for missing work: of all active places of a Gig, or the changes of one place. */
export interface MissingWorkJob {
  readonly gigId: string
  readonly employerId: string
  readonly changesOf?: { readonly workerGigId: string; readonly round: number }
}

/** Schedules the look for missing work of a Gig that begins; `modules/people/missing-work.ts` runs it. */
export async function scheduleMissingWork(tx: Transaction, { id: gigId, employerId, endsAt }: GigRow) {
  if (endsAt === null) return
  const payload: MissingWorkJob = { gigId, employerId }
  const runAt = later(endsAt, missingWorkMs)
  await scheduleJob(tx, { id: `missing-work:${gigId}`, kind: 'missing-work', payload, runAt })
}

/** The payload of a job that invites the team of a republished Gig. */
export type TeamInvitesJob = Pick<MissingWorkJob, 'gigId' | 'employerId'>

/** Schedules the invitations of the team of a Gig, by default once it is paid; `modules/people/team-invites.ts` runs it. */
export async function scheduleTeamInvites(
  tx: Transaction,
  { id: gigId, employerId }: Pick<GigRow, 'id' | 'employerId'>,
  runAt: Date,
  attempt = '',
) {
  const payload: TeamInvitesJob = { gigId, employerId }
  await scheduleJob(tx, { id: `team-invites:${gigId}${attempt}`, kind: 'team-invites', payload, runAt })
}

/** Schedules a check of a Gig at its next transition time. */
export async function scheduleNextCheck(tx: Transaction, row: GigRow, at: Date) {
  const dueAt = nextTransitionAt(row, at)
  if (dueAt !== undefined) await scheduleCheck(tx, row, dueAt)
}

/** Schedules a check of a Gig; scheduling the same time twice makes one job. */
export const scheduleCheck = (tx: Transaction, { id, employerId }: Pick<GigRow, 'id' | 'employerId'>, moment: Date) =>
  scheduleJob(tx, {
    id: `gig:${id}:${moment.toISOString()}`,
    kind: 'gig',
    payload: { gigId: id, employerId },
    runAt: moment,
  })
