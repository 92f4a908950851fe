import type { Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { type MailText, queueMail } from './mails.ts'
import { lockEmployerForShare, selectRecipient } from './repository.ts'
import { addNotification } from './service.ts'
import { isWithinRateLimits } from '../../platform/limits/rate-limit.ts'
import { day } from '../../platform/clock/time.ts'

/** An event of the account's security: a notification in the bell, and a mail that says more. */
export interface SecurityNotice {
  readonly title: string
  readonly message: string
  readonly letter: MailText
}

/** Notices a day of events that somebody else can cause, for each kind of event. */
const maxNoticesPerDay = 3

/**
 * Keeps the employer's row from being locked for a closing of the account until the transaction ends. A transaction that locks rows of the
 * employer and then sends a notice takes this lock first, as the closing does: the notification refers to the employer.
 */
export const lockEmployerReference = (tx: Transaction, employerId: string) => lockEmployerForShare(tx, employerId)

/** Tells an employer about the security of the account. No setting turns this off. */
export async function sendSecurityNotice(
  tx: Transaction,
  employerId: string,
  { title, message, letter }: SecurityNotice,
  at: Date,
) {
  await mailSecurityNotice(tx, employerId, letter, at)
  await addNotification(tx, { employerId, title, message, metadata: { type: 'security' }, createdAt: at })
}

/** Like `sendSecurityNotice`, by mail only: for what a new employer does as well, who does not need the bell to say it. */
export async function mailSecurityNotice(tx: Transaction, employerId: string, letter: MailText, at: Date) {
  const account = await selectRecipient(tx, employerId)
  if (account === undefined) throw new Error(`There is no employer ${employerId}`)
  await queueMail(tx, account.email, letter, at)
}

/** Like `sendSecurityNotice`, for events that somebody else can cause any number of times: a few of each kind a day are told. */
export async function sendBoundedSecurityNotice(
  tx: Transaction,
  { now }: Pick<Deps, 'now'>,
  {
    kind,
    employerId,
  }: {
    readonly kind: 'pin-lock' | 'password-lock' | 'session-password-lock' | 'log-in'
    readonly employerId: string
  },
  notice: SecurityNotice,
) {
  const rule = { key: `notice:${kind}:${employerId}`, limit: maxNoticesPerDay, windowMs: day }
  if (await isWithinRateLimits({ db: tx, now }, [rule])) await sendSecurityNotice(tx, employerId, notice, now())
}
