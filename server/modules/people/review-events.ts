import { isOver } from '../../../src/rules/hiring.ts'
import type { approvalSum } from '../../../src/rules/work-review.ts'
import type { GigRow, PlaceRow, WorkerRow } from '../../db/gig-schema.ts'
import { lagosDateTime } from '../../platform/clock/lagos-time.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { naira } from '../money/naira.ts'
import { mailEmployer, mailEmployerAlways } from '../notifications/employer-mails.ts'
import { notifyOfMoney } from '../notifications/money-notifications.ts'
import { addNotification, endPlaceNotifications } from '../notifications/service.ts'
import { type Letter, nameOf, type WorkerName } from '../notifications/worker-mail.ts'

/** The place that a notification is about, and leads to. */
type PlaceId = Pick<PlaceRow, 'id'>

/** News about a place, for the bell and, when the employer has not turned it off, for email. */
interface PlaceNotification {
  readonly title: string
  readonly message: string
  /** What happened, by which push messages of submitted work are turned off. */
  readonly event: string
}

const notifyOfPlace = (
  tx: Transaction,
  { id: gigId, employerId }: Pick<GigRow, 'id' | 'employerId'>,
  { id: workerGigId }: PlaceId,
  { event, ...text }: PlaceNotification,
  at: Date,
) =>
  addNotification(tx, {
    employerId,
    ...text,
    metadata: { type: 'gig', gigId, workerGigId, news: event },
    createdAt: at,
  })

/** The sentences of the automatic approval, which end the notifications that ask for a review, as a regular expression of PostgreSQL. */
const duePattern = String.raw` It is approved automatically on [^.]*, and the pay is released then\.( Review it before\.)?$`

/**
 * Marks the notifications that ask for the review of a place as read, without the sentences of the automatic approval: the work was approved, disputed or
 * sent back.
 */
export const endReviewNotifications = (tx: Transaction, { employerId }: Pick<GigRow, 'employerId'>, { id }: PlaceId) =>
  endPlaceNotifications(tx, { employerId, workerGigId: id, event: 'submitted', untrue: duePattern })

/** A round of submitted work, and the moment of its automatic approval. */
interface SubmittedRound {
  readonly round: number
  readonly dueAt: Date
}

/** Notifies the employer of submitted work in the dashboard alone. @returns the sentences of the notification */
export async function noteWorkSubmitted(
  tx: Transaction,
  gig: Pick<GigRow, 'id' | 'employerId' | 'title'>,
  place: PlaceId,
  submitter: WorkerName,
  { round, dueAt }: SubmittedRound,
  at: Date,
): Promise<readonly [message: string, due: string]> {
  const what = round === 1 ? 'submitted work' : 'submitted the changes'
  const message = `${nameOf(submitter)} ${what} for “${gig.title}”.`
  const due = `It is approved automatically on ${lagosDateTime(dueAt)}, and the pay is released then. Review it before.`
  await notifyOfPlace(tx, gig, place, { title: 'Task submitted', message: `${message} ${due}`, event: 'submitted' }, at)
  return [message, due]
}

/** Notifies the employer of submitted work, in the dashboard and by email. */
export async function notifyWorkSubmitted(
  tx: Transaction,
  gig: GigRow,
  place: PlaceId,
  submitter: WorkerName,
  submitted: SubmittedRound,
  at: Date,
) {
  const sentences = await noteWorkSubmitted(tx, gig, place, submitter, submitted, at)
  await mailOfWork(tx, gig, 'Task submitted', sentences, at)
}

/** Mails the employer news of the work for a Gig. @param what the subject, without the Gig */
const mailOfWork = (
  tx: Transaction,
  { employerId, title }: GigRow,
  what: string,
  sentences: readonly string[],
  at: Date,
) => {
  const letter = { subject: `${what} for “${title}”`, paragraphs: [...sentences, whereToReview] }
  return mailEmployer(tx, employerId, 'taskSubmitted', letter, at)
}

const whereToHire = 'You can hire somebody else in the Gig, under Gigs Management in your dashboard.'
const whereToReview = 'The work is in the Gig, under Gigs Management in your dashboard.'

/** Notifies the employer, in the dashboard and by email, that a worker has not handed in the work, or the changes. */
export async function notifyWorkMissing(
  tx: Transaction,
  gig: GigRow,
  place: Pick<PlaceRow, 'id' | 'status'>,
  person: WorkerName,
  at: Date,
) {
  const what = place.status === 'active' ? 'work' : 'changes'
  const message = `${nameOf(person)} has not handed in the ${what} for “${gig.title}”.`
  const advice = 'The pay stays held. Message the worker, or report a problem on the worker’s page.'
  const notification = { title: 'Work not handed in', message: `${message} ${advice}`, event: 'workMissing' }
  await notifyOfPlace(tx, gig, place, notification, at)
  await mailOfWork(tx, gig, `No ${what} yet`, [message, advice], at)
}

/** Notifies the employer, in the dashboard and by an email that no setting turns off, that a hired worker cancelled: the Gig may be today. */
export async function notifyWorkerCancelled(
  tx: Transaction,
  gig: GigRow,
  place: PlaceId,
  canceller: WorkerName,
  at: Date,
) {
  const name = nameOf(canceller)
  const message = `${name} cannot come to “${gig.title}”. The place is open again.`
  await notifyOfPlace(tx, gig, place, { title: 'Worker cancelled', message, event: 'workerCancelled' }, at)
  await mailEmployerAlways(
    tx,
    gig.employerId,
    { subject: `${name} cannot come to “${gig.title}”`, paragraphs: [message, whereToHire] },
    at,
  )
}

/** Reminds the employer, a day before, of work that will be approved automatically. */
export async function remindOfReview(
  tx: Transaction,
  gig: GigRow,
  place: PlaceId,
  submitter: WorkerName,
  dueAt: Date,
  at: Date,
) {
  const message = `The work of ${nameOf(submitter)} for “${gig.title}” waits for your review.`
  const due = `It is approved automatically on ${lagosDateTime(dueAt)}, and the pay is released then.`
  await notifyOfPlace(tx, gig, place, { title: 'Review due', message: `${message} ${due}`, event: 'submitted' }, at)
  await mailOfWork(tx, gig, 'Review due', [message, due], at)
}

/** Notifies the employer, also by email, that work was approved automatically. @param kobo the released pay */
export const notifyAutomaticApproval = (
  tx: Transaction,
  { id: gigId, employerId, title }: GigRow,
  { id: workerGigId }: PlaceId,
  submitter: WorkerName,
  kobo: number,
  at: Date,
) =>
  notifyOfMoney(
    tx,
    employerId,
    {
      title: 'Approved automatically',
      message: `The work of ${nameOf(submitter)} for “${title}” was approved automatically, because its review period is over. ${naira(kobo)} was released.`,
    },
    at,
    { type: 'gig', gigId, workerGigId, news: 'approvedAutomatically' },
  )

/** Notifies the employer, also by email, of what support decided. @param kobo the agreed pay */
export function notifyDisputeDecided(
  tx: Transaction,
  { id: gigId, employerId, title, endsAt }: GigRow,
  { id: workerGigId }: PlaceId,
  person: WorkerName,
  { winner, kobo, number }: { readonly winner: 'worker' | 'employer'; readonly kobo: number; readonly number: string },
  at: Date,
) {
  // A hire for the place takes its pay, and is possible until the last session has ended.
  const unless = isOver(endsAt, at) ? '' : ', unless somebody else is hired for the place'
  const message =
    winner === 'worker'
      ? `Support decided for ${nameOf(person)}: ${naira(kobo)} for “${title}” was released. Ticket ${number}.`
      : `Support decided for you: ${nameOf(person)} is not paid for “${title}”, and ${naira(kobo)} goes back to your wallet when the Gig is completed${unless}. Ticket ${number}.`
  return notifyOfMoney(tx, employerId, { title: 'Dispute decided', message }, at, {
    type: 'gig',
    gigId,
    workerGigId,
    news: 'disputeDecided',
  })
}

/** What happens to released pay, in kobo: the payout of a worker without a bank account waits for one (`money/payouts.ts`). */
const whereItGoes = ({ account }: WorkerRow, netKobo: number) =>
  account === null
    ? `We do not have your bank account yet. ${naira(netKobo)} is kept for you, and will be sent once you have added one.`
    : `${naira(netKobo)} will be sent to your bank account.`

/** What the worker is told of an approval, in kobo. */
interface ApprovedPay extends ReturnType<typeof approvalSum> {
  readonly agreedKobo: number
  readonly reason?: string | undefined
}

/** To the worker whose work was approved: what will be paid. */
export const approvedLetter = (
  { title }: GigRow,
  person: WorkerRow,
  { agreedKobo, payKobo, bonusKobo, netKobo, keptKobo, reason }: ApprovedPay,
): Letter => ({
  subject: `Your work for “${title}” was approved`,
  paragraphs: [
    `Your work for “${title}” was approved. ${whereItGoes(person, netKobo)}`,
    ...(bonusKobo > 0 ? [`A bonus of ${naira(bonusKobo)} is included.`] : []),
    ...(keptKobo > 0 ? [`${naira(payKobo)} of the agreed ${naira(agreedKobo)} was released: ${reason ?? ''}`] : []),
  ],
})

/** To the worker: what to change. @param texts the deliverables that are concerned */
export const changesRequestedLetter = (
  { title }: GigRow,
  { message, texts }: { readonly message: string; readonly texts: readonly string[] },
): Letter => ({
  subject: `Changes requested for “${title}”`,
  paragraphs: [
    `The employer asks you to change your work for “${title}”:`,
    message,
    ...(texts.length > 0 ? [texts.map((text) => `- ${text}`).join('\n')] : []),
  ],
})

/** To the worker for whom support decided the dispute, and who may not have submitted any work. @param netKobo what is sent to the worker */
export const disputeWonLetter = ({ title }: GigRow, person: WorkerRow, netKobo: number): Letter => ({
  subject: `Support has decided about “${title}”`,
  paragraphs: [`Support decided for you: the pay for “${title}” was released. ${whereItGoes(person, netKobo)}`],
})

/** To the worker of a dispute that support decided for the employer. */
export const disputeLostLetter = ({ title }: GigRow): Letter => ({
  subject: `Support has decided about “${title}”`,
  paragraphs: [`Support decided for the employer: you are not paid for “${title}”.`],
})

/** To the worker about whom a problem was reported, so that support hears both sides. */
export const disputedLetter = ({ title }: GigRow, topic: string): Letter => ({
  subject: `A problem was reported for “${title}”`,
  paragraphs:
    topic === 'no_show'
      ? [
          `The employer of “${title}” reported that you were absent.`,
          'Your pay stays held until support has decided, or until another worker is hired for your place. In that case you are not paid for it. Support will ask you what happened.',
        ]
      : [
          `The employer of “${title}” reported a problem with your work.`,
          'Your pay stays held until support has decided. Support will ask you what happened.',
        ],
})
