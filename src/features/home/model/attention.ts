import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { hasPlace } from '@/shared/free-places.ts'
import { findNextSession } from '@/shared/gig-sessions.ts'
import { isFinal } from '@/shared/transaction-status.ts'
import type { PinLock } from '@/shared/pin-lock.ts'
import { byDeadline } from '@/shared/work-review/review-queue.ts'
import { walletGate } from '@/shared/wallet-gate.ts'
import { lagosDay } from '@/lib/dates.ts'

/** The Gig that an item is about. */
type AttentionGig = Pick<Gig, 'id' | 'title'>

/** An item that waits for the employer. */
export type AttentionItem = { key: string; dueAt: string | null; kobo: number } & (
  | { kind: 'task'; task: WorkerGig }
  | { kind: 'applicants'; gig: AttentionGig; count: number; newest: Applicant | undefined }
  /** A Gig that begins today or tomorrow and has free places. */
  | { kind: 'begins'; gig: AttentionGig; isToday: boolean; hired: number; needed: number; applicants: number }
  /** A Gig that waits for its payment. `missingKobo` is what the wallet lacks, `pending` the payment that is not final. */
  | { kind: 'payment'; gig: AttentionGig; missingKobo: number; pending: string | undefined }
  | { kind: 'pin'; lock: PinLock }
)

/** All items, most urgent first, and how many more there are than one read contains. */
export interface AttentionFacts {
  items: AttentionItem[]
  /** Submitted work beyond the 100 tasks of one read, which have earlier deadlines. */
  remainingTasks: number
  /** Applicants of Gigs beyond the 100 of one read. */
  remainingApplicants: number
  /** The newest applicants of Gigs with free places, at most three: they can be answered where they stand. */
  newest: readonly Applicant[]
}

interface AttentionReads {
  tasks: { workerGigs: readonly WorkerGig[]; totalWorkerGig: number }
  applicants: { applicants: readonly Applicant[]; totalApplicant: number }
  /** The open and running Gigs and those that wait for their payment. */
  live: { gigs: readonly Gig[]; totalGig: number }
  /** Undefined when it cannot be read. */
  wallet: Wallet | undefined
}

const hour = 60 * 60 * 1000

/** Everything that waits for the employer, by deadline, then by amount (docs/product/home.md). What has no deadline comes last. */
export function attention({ tasks, applicants, live, wallet }: AttentionReads, now: Date): AttentionFacts {
  const { gigs, totalGig } = live
  // A Gig that was read says the number of its applicants itself.
  const unreadApplicants = totalGig > gigs.length ? applicants.totalApplicant - applicants.applicants.length : 0
  const items = [
    ...lockedPin(wallet, now),
    ...tasks.workerGigs.map(taskItem),
    ...gigs.flatMap((gig) => gigItems(gig, applicants.applicants, wallet, now)),
    ...unknownGigs(gigs, applicants.applicants),
  ]
  return {
    items: items.toSorted(byDeadline),
    newest: newestApplicants(items, applicants.applicants),
    remainingTasks: Math.max(0, tasks.totalWorkerGig - tasks.workerGigs.length),
    remainingApplicants: Math.max(0, unreadApplicants),
  }
}

/** So many applicants can be answered on the page. */
const answeredHere = 3

function newestApplicants(items: readonly AttentionItem[], applicants: readonly Applicant[]): Applicant[] {
  const wanted = new Set(
    items.flatMap((item) => (item.kind === 'applicants' || item.kind === 'begins' ? [item.gig.id] : [])),
  )
  return applicants
    .filter(({ gigId, status }) => status === 'pending' && wanted.has(gigId))
    .toSorted((a, b) => Date.parse(b.appliedAt) - Date.parse(a.appliedAt))
    .slice(0, answeredHere)
}

function lockedPin(wallet: Wallet | undefined, now: Date): AttentionItem[] {
  const gate = wallet && walletGate(wallet, now)
  if (gate?.kind !== 'pin locked') return []
  return [{ kind: 'pin', key: 'pin', dueAt: gate.lock.until ?? now.toISOString(), kobo: 0, lock: gate.lock }]
}

const taskItem = (task: WorkerGig): AttentionItem => ({
  kind: 'task',
  key: `task ${task.id}`,
  dueAt: task.reviewDueAt ?? null,
  kobo: task.agreedKobo,
  task,
})

/** What one Gig waits for. A Gig that begins soon is one item, which includes its applicants. */
function gigItems(gig: Gig, applicants: readonly Applicant[], wallet: Wallet | undefined, now: Date): AttentionItem[] {
  const { id, title, status, payment, workersHired: hired, hiring, applicantCounts } = gig
  const next = findNextSession(gig.sessions, now)
  const startsAt = next && sessionSpan(next).startsAt.toISOString()
  const base = { gig: { id, title }, dueAt: startsAt ?? null, kobo: payment.totalKobo }
  if (status === 'pending_payment') {
    const pending = isUnfinished(gig) ? (payment.transactionId ?? undefined) : undefined
    const missingKobo = pending === undefined ? missingIn(wallet, payment.totalKobo) : 0
    return [{ ...base, kind: 'payment', key: `payment ${id}`, missingKobo, pending }]
  }
  const needed = gig.workersNeeded ?? 0
  if (status !== 'open' && status !== 'in_progress') return []
  const isToday = next?.date === lagosDay(now)
  const isTomorrow = next?.date === lagosDay(new Date(now.getTime() + 24 * hour))
  if (hired < needed && startsAt !== undefined && Date.parse(startsAt) > now.getTime() && (isToday || isTomorrow)) {
    return [
      { ...base, kind: 'begins', key: `begins ${id}`, isToday, hired, needed, applicants: applicantCounts.pending },
    ]
  }
  // After the last session nobody can be hired.
  if (applicantCounts.pending === 0 || !hasPlace({ hiring })) return []
  const newest = newestOf(applicants.filter(({ gigId }) => gigId === id))
  return [{ ...base, kind: 'applicants', key: `applicants ${id}`, count: applicantCounts.pending, newest }]
}

const isUnfinished = ({ payment: { transactionStatus } }: Gig) =>
  Boolean(transactionStatus) && !isFinal({ status: transactionStatus ?? '' })

/** What an active wallet lacks to pay an amount, in kobo; 0 for a wallet that pays for nothing. */
function missingIn(wallet: Wallet | undefined, kobo: number): number {
  if (wallet?.status !== 'active') return 0
  return Math.max(0, kobo - (wallet.availableKobo ?? 0))
}

const newestOf = (applicants: readonly Applicant[]): Applicant | undefined =>
  applicants.toSorted((a, b) => Date.parse(b.appliedAt) - Date.parse(a.appliedAt))[0]

/** The applicants of Gigs that are not among those that were read: an employer may have more than one read contains. */
function unknownGigs(gigs: readonly Gig[], applicants: readonly Applicant[]): AttentionItem[] {
  const gigIds = new Set(gigs.map(({ id }) => id))
  const unknown = applicants.filter(({ gigId }) => !gigIds.has(gigId))
  return [...new Set(unknown.map(({ gigId }) => gigId))].map((id) => {
    const own = unknown.filter(({ gigId }) => gigId === id)
    const newest = newestOf(own)
    const gig = { id, title: newest?.gigTitle ?? '' }
    return { kind: 'applicants', key: `applicants ${id}`, dueAt: null, kobo: 0, gig, count: own.length, newest }
  })
}
