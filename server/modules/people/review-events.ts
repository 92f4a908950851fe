import type { GigRow, worker } from '../../db/gig-schema.ts'
import { lagosDateTime } from '../../platform/clock/lagos-time.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { mailEmployer } from '../notifications/employer-mails.ts'
import { addNotification } from '../notifications/service.ts'

type WorkerName = Pick<typeof worker.$inferSelect, 'firstName' | 'lastName'>

export const nameOf = ({ firstName, lastName }: WorkerName) => `${firstName} ${lastName}`.trim()

/** News about a place, for the bell and, when the employer has not turned it off, for email. */
interface PlaceNews {
  readonly title: string
  readonly message: string
  /** What happened, by which push messages of submitted work are turned off. */
  readonly news: string
}

const notifyOfPlace = (
  tx: Transaction,
  { id: gigId, employerId }: Pick<GigRow, 'id' | 'employerId'>,
  { news, ...text }: PlaceNews,
  at: Date,
) => addNotification(tx, { employerId, ...text, metadata: { type: 'gig', gigId, news }, createdAt: at })

/** Notifies the employer of submitted work, in the dashboard and by email. */
export async function notifyWorkSubmitted(
  tx: Transaction,
  gig: GigRow,
  submitter: WorkerName,
  { round, dueAt }: { readonly round: number; readonly dueAt: Date },
  at: Date,
) {
  const what = round === 1 ? 'submitted work' : 'submitted the changes'
  const message = `${nameOf(submitter)} ${what} for “${gig.title}”.`
  const due = `It is approved automatically on ${lagosDateTime(dueAt)}, and the pay is released then. Review it before.`
  await notifyOfPlace(tx, gig, { title: 'Task submitted', message: `${message} ${due}`, news: 'submitted' }, at)
  await mailEmployer(
    tx,
    gig.employerId,
    'taskSubmitted',
    { subject: `Task submitted for “${gig.title}”`, paragraphs: [message, due, whereToReview] },
    at,
  )
}

const whereToReview = 'The work is in the Gig, under Gigs Management in your dashboard.'

/** Notifies the employer that a hired worker cancelled. */
export const notifyWorkerCancelled = (tx: Transaction, gig: GigRow, canceller: WorkerName, at: Date) =>
  notifyOfPlace(
    tx,
    gig,
    {
      title: 'Worker cancelled',
      message: `${nameOf(canceller)} cannot come to “${gig.title}”. The place is open again.`,
      news: 'workerCancelled',
    },
    at,
  )
