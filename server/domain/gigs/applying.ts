import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { applicant, invitation, type worker } from '../../db/gig-schema.ts'
import { naira } from '../money/naira.ts'
import { newId } from '../secrets.ts'
import { tellOfWorker } from './news.ts'
import type { GigRow } from './rows.ts'

type Worker = typeof worker.$inferSelect

/** What a worker says with an application. */
export interface Application {
  readonly note: string | null
  /** Asked pay in kobo; null when the Gig's is fine. */
  readonly proposedKobo: number | null
}

/** Which of a Gig's skills a worker has, as the Gig names them. */
export function matchedSkills({ skills }: Pick<Worker, 'skills'>, { brief }: Pick<GigRow, 'brief'>): string[] {
  const own = new Set(skills.map((skill) => skill.toLowerCase()))
  return (brief.workSkills ?? []).filter((skill) => own.has(skill.toLowerCase()))
}

/** Whether workers can apply to a Gig at a moment: it is open, the deadline is ahead and a place is free. */
export const takesApplicants = ({ status, deadlineAt, workersHired, workersNeeded }: GigRow, at: Date) =>
  status === 'open' && deadlineAt !== null && deadlineAt > at && workersHired < workersNeeded

/** Whether a worker was asked to apply. */
export const isInvited = async (tx: Transaction, gigId: string, workerId: string) =>
  (await tx.$count(invitation, and(eq(invitation.gigId, gigId), eq(invitation.workerId, workerId)))) > 0

const nameOf = ({ firstName, lastName }: Worker) => `${firstName} ${lastName}`

function detailOf(
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
 * A worker applies to a locked Gig, and the employer is told. Nothing happens when the Gig takes nobody, when it is for invited workers
 * and this one is not, or when the worker has applied before.
 * @returns whether the worker has applied now
 */
export async function applyTo(
  tx: Transaction,
  row: GigRow,
  one: Worker,
  { note, proposedKobo }: Application,
  at: Date,
): Promise<boolean> {
  if (!takesApplicants(row, at)) return false
  const invited = await isInvited(tx, row.id, one.id)
  if (row.brief.visibility === 'invite_only' && !invited) return false
  const matched = matchedSkills(one, row)
  const written = await tx
    .insert(applicant)
    .values({
      id: newId('ap'),
      gigId: row.id,
      employerId: row.employerId,
      workerId: one.id,
      appliedAt: at,
      changedAt: at,
      invited,
      note,
      proposedKobo,
      matchedSkills: matched,
    })
    .onConflictDoNothing({ target: [applicant.gigId, applicant.workerId] })
    .returning({ id: applicant.id })
  if (written.length === 0) return false
  await tellOfWorker(
    tx,
    row,
    { what: invited ? 'accepted' : 'applied', name: nameOf(one), detail: detailOf(row.brief, matched, proposedKobo) },
    at,
  )
  return true
}

/** An invited worker says no to a locked Gig, and the employer is told; nothing happens once the worker has applied or the Gig takes nobody. */
export async function declineInvitation(tx: Transaction, row: GigRow, one: Worker, at: Date) {
  const hasApplied = (await tx.$count(applicant, and(eq(applicant.gigId, row.id), eq(applicant.workerId, one.id)))) > 0
  if (takesApplicants(row, at) && !hasApplied) await tellOfWorker(tx, row, { what: 'declined', name: nameOf(one) }, at)
}
