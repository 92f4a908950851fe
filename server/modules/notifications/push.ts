import type { NotificationKind } from '../../../src/api/contract/schemas/notification-settings.ts'
import type { PushMessage, PushSender } from '../../ports/push.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { gigTabOfNews } from '../../../src/api/contract/schemas/notification.ts'
import { later, minute } from '../../platform/clock/time.ts'
import { type JobHandlers, scheduleJob } from '../../platform/jobs/jobs.ts'
import {
  deleteDevice,
  deleteOlderDevices,
  lockSession,
  type NotificationRow,
  selectNewestDevices,
  selectNotificationForDevice,
  upsertDevice,
} from './push-repository.ts'
import { isNotificationOn } from './settings.ts'
import { hashSecret } from '../../platform/secrets/secrets.ts'
import type { SessionOwner } from '../../platform/http/context.ts'
import { sessionEnded } from '../../platform/http/refusal.ts'

/** How many devices of an employer get messages: those that registered last. */
const maxDevices = 10

/** Age from which news is no longer pushed, in milliseconds. It bounds the retries of a job. */
const maxAgeMs = 360 * minute

/** The longest text of a message, in characters: a push message has 4 kB at most, and a screen shows less. */
const maxBodyLength = 300

/**
 * Registers a device for push messages of an employer until its session ends, and forgets the employer's oldest devices beyond the limit.
 * @throws {Refusal} UNAUTHORIZED when the session has ended since the call was authenticated
 */
export async function registerDevice(
  tx: Transaction,
  { employerId, sessionId }: SessionOwner,
  token: string,
  at: Date,
) {
  if (!(await lockSession(tx, sessionId))) throw sessionEnded()
  await upsertDevice(tx, { tokenHash: hashSecret(token), token, employerId, sessionId, updatedAt: at })
  await deleteOlderDevices(tx, employerId, maxDevices)
}

/**
 * Schedules the messages about a notification, one job for each device, so that a device that fails does not repeat the message on another.
 * @param runAt when they are sent, unless the notification has changed by then
 */
export async function schedulePush(
  tx: Transaction,
  { id, employerId, createdAt }: Pick<NotificationRow, 'id' | 'employerId' | 'createdAt'>,
  runAt: Date,
) {
  for (const { tokenHash } of await selectNewestDevices(tx, employerId, maxDevices)) {
    await scheduleJob(tx, {
      id: `push:${id}:${createdAt.getTime()}:${tokenHash}`,
      kind: 'push',
      payload: { id, createdAt: createdAt.toISOString(), tokenHash },
      runAt,
    })
  }
}

/** Jobs that send one message to one device. */
export const pushJobHandlers = (sender: PushSender): JobHandlers => ({
  push: async (tx, payload, at) => {
    const { id, createdAt, tokenHash } = payload as { id: string; createdAt: string; tokenHash: string }
    const found = await selectNotificationForDevice(tx, id, tokenHash)
    if (found === undefined || found.row.createdAt.toISOString() !== createdAt) return
    if (!(await mayPush(tx, found.row, at))) return
    const result = await sender.send(found.token, messageOf(found.row))
    if (result === 'unregistered') await deleteDevice(tx, tokenHash)
  },
})

/** Whether a notification is pushed: not once the employer has read it, nor when it is old, nor when its kind is turned off. */
async function mayPush(tx: Transaction, { employerId, read, createdAt, metadata }: NotificationRow, at: Date) {
  const kind = kindOf(metadata)
  if (read || later(createdAt, maxAgeMs) <= at) return false
  return kind === undefined || isNotificationOn(tx, employerId, kind, 'push')
}

const kindsOfNews: Readonly<Record<string, NotificationKind>> = {
  paymentReversed: 'payment',
  approvedAutomatically: 'payment',
  disputeDecided: 'payment',
  applied: 'newApplicant',
  submitted: 'taskSubmitted',
  workMissing: 'taskSubmitted',
}

/** The kind by which an employer turns news off; undefined for news that is always pushed. */
function kindOf(metadata: NotificationRow['metadata']): NotificationKind | undefined {
  if (metadata?.type === 'payment') return 'payment'
  return kindsOfNews[metadata?.news ?? '']
}

function messageOf({ id, title, message, metadata }: NotificationRow): PushMessage {
  const characters = [...message]
  const body = characters.length > maxBodyLength ? `${characters.slice(0, maxBodyLength - 1).join('')}…` : message
  return { id, title, body, link: linkOf(metadata) }
}

/**
 * The page that a push message leads to: the questions to support, the security settings, the payment by its reference, the hired worker or the
 * applicant, the applicants or the workers if there are several, or the Gig. In the dashboard, the front end's `subjectOf` says the same of a notification.
 */
function linkOf(metadata: NotificationRow['metadata']): string {
  if (metadata?.type === 'support') return '/dashboard/profile&settings?tab=support'
  if (metadata?.type === 'security') return '/dashboard/profile&settings?tab=security'
  if (metadata?.type === 'payment') {
    const wallet = '/dashboard/wallet&payments'
    return metadata.id ? `${wallet}?transaction=${encodeURIComponent(metadata.id)}` : wallet
  }
  if (metadata?.type !== 'gig') return '/dashboard'
  const { gigId, id, workerGigId, applicantId, news } = metadata
  const about = gigId ?? id
  if (!about) return '/dashboard'
  const gig = `/dashboard/gig-management/${encodeURIComponent(about)}`
  if (workerGigId) return `${gig}/profile/worker/${encodeURIComponent(workerGigId)}`
  if (applicantId) return `${gig}/profile/applicant/${encodeURIComponent(applicantId)}`
  const tab = gigTabOfNews(news)
  return tab === undefined ? gig : `${gig}?tab=${tab}`
}
