import type { Gig, GigStatus } from '@/api/contract/schemas/gig.ts'
import { hasPlace } from '@/shared/free-places.ts'

/** The actions of an employer on a Gig (docs/product/states.md), on every page. */
export type GigAction =
  | 'continue'
  | 'continuePayment'
  | 'checkPayment'
  | 'reviewApplicants'
  | 'reviewTasks'
  | 'hire'
  | 'edit'
  | 'republish'
  | 'callSheet'
  | 'rate'
  | 'receipts'
  | 'cancel'
  | 'delete'

const ended = ['republish', 'rate', 'receipts'] as const

const byState: Readonly<Record<GigStatus, readonly GigAction[]>> = {
  draft: ['continue', 'delete'],
  pending_payment: ['continuePayment', 'checkPayment', 'delete'],
  open: ['reviewApplicants', 'edit', 'republish', 'callSheet', 'cancel'],
  in_progress: ['reviewTasks', 'hire', 'callSheet', 'republish', 'cancel'],
  completed: [...ended, 'callSheet'],
  cancelled: ended,
  expired: ended,
}

/** What the actions of a Gig follow from. */
export type ActionFacts = Pick<
  Gig,
  'status' | 'workersHired' | 'workersNeeded' | 'hiring' | 'placesToReview' | 'placesToRate' | 'applicantCounts'
>

/** An open Gig that has all its workers, and no applicant who waits for an answer: what is next is the work. */
const isSettled = ({ status, workersHired, workersNeeded, applicantCounts }: ActionFacts) =>
  status === 'open' && workersNeeded !== null && workersHired >= workersNeeded && applicantCounts.pending === 0

/** Actions that are offered only where somebody is there for them. Where the number of places to review or to rate is not known, they are offered as if there were one. */
const isPossible: Partial<Record<GigAction, (gig: ActionFacts) => boolean>> = {
  hire: hasPlace,
  reviewTasks: ({ placesToReview }) => placesToReview !== 0,
  rate: ({ workersHired, placesToRate }) => (placesToRate ?? workersHired) > 0,
}

/** The actions for the status of a Gig, the most important first; none for an unknown status. */
export function gigActions(gig: ActionFacts): readonly GigAction[] {
  const all = Object.hasOwn(byState, gig.status) ? byState[gig.status as GigStatus] : []
  const possible = all.filter((action) => isPossible[action]?.(gig) ?? true)
  return isSettled(gig) ? ['callSheet', ...possible.filter((action) => action !== 'callSheet')] : possible
}

/** The labels on the button or in the menu. Where nobody is missing by number, a free place is that of a worker who did not come. */
export function actionLabel(
  action: GigAction,
  { status, workersHired, workersNeeded }: Pick<Gig, 'status' | 'workersHired' | 'workersNeeded'>,
): string {
  if (action === 'delete' && status === 'draft') return 'Delete draft'
  if (action === 'hire' && workersNeeded && workersHired >= workersNeeded) return 'Replace absent workers'
  return labels[action]
}

const labels: Readonly<Record<GigAction, string>> = {
  continue: 'Continue',
  continuePayment: 'Continue payment',
  checkPayment: 'Check status',
  reviewApplicants: 'Review applicants',
  reviewTasks: 'Review tasks',
  hire: 'Hire into free places',
  edit: 'Edit',
  republish: 'Republish',
  callSheet: 'Call sheet',
  rate: 'Rate workers',
  receipts: 'Receipts',
  cancel: 'Cancel Gig',
  delete: 'Delete Gig',
}

/** Why a Gig cannot be cancelled; undefined when it can. */
export const cancelRefusal = ({ cancellation: { allowed, reason } }: Pick<Gig, 'cancellation'>): string | undefined =>
  allowed ? undefined : (reason ?? 'This Gig cannot be cancelled now.')
