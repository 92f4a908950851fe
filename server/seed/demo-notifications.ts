import { and, asc, eq } from 'drizzle-orm'
import { applicant, worker } from '../db/gig-schema.ts'
import { notification } from '../db/schema.ts'
import { newLogInNotice } from '../modules/auth/events.ts'
import { notifyWorkerAction } from '../modules/gigs/events.ts'
import { lockGig } from '../modules/gigs/service.ts'
import { lockUnreadNotification } from '../modules/notifications/service.ts'
import { applicationDetail } from '../modules/people/applying.ts'
import { nameOf } from '../modules/notifications/worker-mail.ts'
import type { Transaction } from '../platform/db/database.ts'
import { newId } from '../platform/secrets/secrets.ts'
import type { DemoGig } from './demo-gigs.ts'
import { lagosTime } from './lagos-time.ts'

/** The latest applicants of a demo Gig of whom the employer was told, together or one by one. */
interface ApplicantNotifications {
  readonly gig: DemoGig['key']
  /** 'accepted' of those who were invited. */
  readonly action: 'applied' | 'accepted'
  /** How many each notification counts, the earliest first. */
  readonly people: readonly number[]
  /** Whether the latest one is read. */
  readonly isRead?: boolean
}

const applicantNotifications: readonly ApplicantNotifications[] = [
  { gig: 'wedding', action: 'applied', people: [1, 1] },
  { gig: 'dinner', action: 'applied', people: [3] },
  { gig: 'club', action: 'applied', people: [4] },
  { gig: 'jingle', action: 'applied', people: [1], isRead: true },
  { gig: 'conference', action: 'accepted', people: [1], isRead: true },
]

/**
 * Stores the demo's notifications, besides those of its payments (`demo-money.ts`) and of work that waits for review (`demo-gig-steps.ts`): as the
 * product tells of the latest applicants, and a log-in.
 */
export async function seedNotifications(
  tx: Transaction,
  employerId: string,
  gigIds: ReadonlyMap<DemoGig['key'], string>,
  now: Date,
): Promise<void> {
  for (const group of applicantNotifications) {
    await notifyOfApplicants(tx, employerId, gigIds.get(group.gig) ?? '', group)
  }
  const createdAt = lagosTime(now, { daysAgo: 2, at: '13:20' })
  const { title, message } = newLogInNotice('Chrome on Windows', createdAt)
  await tx
    .insert(notification)
    .values({ id: newId('ntf'), employerId, title, message, read: true, metadata: { type: 'security' }, createdAt })
}

async function notifyOfApplicants(
  tx: Transaction,
  employerId: string,
  gigId: string,
  { action, people, isRead = false }: ApplicantNotifications,
) {
  const applied = await tx
    .select({ row: applicant, person: worker })
    .from(applicant)
    .innerJoin(worker, eq(worker.id, applicant.workerId))
    .where(and(eq(applicant.gigId, gigId), eq(applicant.invited, action === 'accepted')))
    .orderBy(asc(applicant.appliedAt))
  const notified = applied.slice(-people.reduce((sum, count) => sum + count))
  const gigRow = await lockGig(tx, employerId, gigId)
  for (const [index, count] of people.entries()) {
    for (const { row, person } of notified.splice(0, count)) {
      const { id: applicantId, workerId, matchedSkills, proposedKobo, appliedAt } = row
      const detail = applicationDetail(gigRow.brief, matchedSkills, proposedKobo)
      await notifyWorkerAction(
        tx,
        gigRow,
        { action, workerId, name: nameOf(person), detail, about: { applicantId } },
        appliedAt,
      )
    }
    if (index === people.length - 1 && !isRead) return
    // One that is not read would count the next ones, too.
    const unread = await lockUnreadNotification(tx, employerId, gigId, action)
    if (unread !== undefined) await tx.update(notification).set({ read: true }).where(eq(notification.id, unread.id))
  }
}
