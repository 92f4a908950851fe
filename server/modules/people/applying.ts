import { hasBegun } from '../../../src/rules/gig-cancellation.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { applicant, GigRow, WorkerRow } from '../../db/gig-schema.ts'
import { naira } from '../money/naira.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import { notifyWorkerAction } from '../gigs/events.ts'
import { scheduleApplicantMail } from '../gigs/mail-jobs.ts'
import { canAcceptOffer, hireFirstToAccept } from './hiring.ts'
import { hasApplied, isInvited, insertApplicant, saveDecline } from './repository.ts'
import { nameOf } from '../notifications/worker-mail.ts'

/** The content of a worker's application. The proposed pay is null when the worker accepts the Gig's. */
export type Application = Pick<typeof applicant.$inferSelect, 'note' | 'proposedKobo'>

/** The Gig's skills that the worker has, spelled as in the Gig. */
export function matchedSkills({ skills }: Pick<WorkerRow, 'skills'>, { brief }: Pick<GigRow, 'brief'>): string[] {
  const workerSkills = new Set(skills.map((skill) => skill.toLowerCase()))
  return (brief.workSkills ?? []).filter((skill) => workerSkills.has(skill.toLowerCase()))
}

/** Whether an invited worker may apply to a Gig at a moment, also after its deadline: it is open, has not begun, and a place is free. */
const isOpenToInvited = ({ status, startsAt, workersHired, workersNeeded }: GigRow, at: Date) =>
  status === 'open' && !hasBegun(startsAt, at) && workersHired < workersNeeded

/** Whether a Gig accepts the applications of workers who are not invited at a moment: its deadline is ahead, too. */
const acceptsApplications = (row: GigRow, at: Date) =>
  isOpenToInvited(row, at) && row.deadlineAt !== null && row.deadlineAt > at && row.brief.visibility !== 'invite_only'

/**
 * Whether a locked Gig accepts the answer of an invited worker. A running Gig takes no applications: its free place, also that of an absent worker,
 * is taken by an offer to hire the first, for the held pay.
 */
const acceptsInvited = async (
  tx: Transaction,
  row: GigRow,
  { workerId, acceptsPay }: { readonly workerId: string; readonly acceptsPay: boolean },
  at: Date,
): Promise<boolean> =>
  row.status === 'in_progress' ? acceptsPay && (await canAcceptOffer(tx, row, workerId, at)) : isOpenToInvited(row, at)

/** What a notification says of one application: the asked pay that differs, or how many of the Gig's skills match. */
export function applicationDetail(
  { workSkills = [] }: GigRow['brief'],
  matched: readonly string[],
  proposedKobo: number | null,
): string | undefined {
  if (proposedKobo !== null) return `asks for ${naira(proposedKobo)}`
  if (workSkills.length < 2 || matched.length === 0) return undefined
  return matched.length === workSkills.length
    ? `matches all ${workSkills.length} of your skills`
    : `matches ${matched.length} of your ${workSkills.length} skills`
}

/**
 * Stores a worker's application to a locked Gig and notifies the employer, by email together with the others of the hour. Who accepts an invitation that
 * offers to hire the first, for the Gig's pay, is hired (`inviting.ts`). Stores nothing when the Gig accepts no application of this worker,
 * who may be invited, or when the worker has applied before.
 * @returns whether an application was stored
 */
export async function applyToGig(
  tx: Transaction,
  row: GigRow,
  applicantWorker: WorkerRow,
  { note, proposedKobo }: Application,
  at: Date,
): Promise<boolean> {
  const invited = await isInvited(tx, row.id, applicantWorker.id)
  const acceptsPay = invited && proposedKobo === null
  const isAccepted = invited
    ? await acceptsInvited(tx, row, { workerId: applicantWorker.id, acceptsPay }, at)
    : acceptsApplications(row, at)
  if (!isAccepted) return false
  const matched = matchedSkills(applicantWorker, row)
  const applicantId = newId('ap')
  const isNew = await insertApplicant(tx, {
    id: applicantId,
    gigId: row.id,
    employerId: row.employerId,
    workerId: applicantWorker.id,
    appliedAt: at,
    changedAt: at,
    invited,
    note,
    proposedKobo,
    matchedSkills: matched,
  })
  if (!isNew) return false
  const workerGigId = acceptsPay
    ? await hireFirstToAccept(tx, row, { applicantId, workerId: applicantWorker.id }, at)
    : undefined
  if (workerGigId !== undefined) {
    await notifyWorkerAction(
      tx,
      row,
      { action: 'hired', workerId: applicantWorker.id, name: nameOf(applicantWorker), about: { workerGigId } },
      at,
    )
    return true
  }
  await scheduleApplicantMail(tx, row, at)
  await notifyWorkerAction(
    tx,
    row,
    {
      action: invited ? 'accepted' : 'applied',
      workerId: applicantWorker.id,
      name: nameOf(applicantWorker),
      detail: applicationDetail(row.brief, matched, proposedKobo),
      about: { applicantId },
    },
    at,
  )
  return true
}

/**
 * Stores that an invited worker declines a locked Gig, and notifies the employer. Does nothing for a second time, and once the worker has applied or could
 * not accept any more.
 */
export async function declineInvitation(tx: Transaction, row: GigRow, applicantWorker: WorkerRow, at: Date) {
  const { id: workerId } = applicantWorker
  const couldAccept = await acceptsInvited(tx, row, { workerId, acceptsPay: true }, at)
  if (couldAccept && !(await hasApplied(tx, row.id, workerId)) && (await saveDecline(tx, row.id, workerId, at))) {
    await notifyWorkerAction(tx, row, { action: 'declined', workerId, name: nameOf(applicantWorker) }, at)
  }
}
