import type { Gig, GigStatus } from '@/api/contract/schemas/gig.ts'

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

/** The actions for the status of a Gig, the most important first; none for an unknown status. */
export function gigActions({
  status,
  workersNeeded,
  workersHired,
}: Pick<Gig, 'status' | 'workersNeeded' | 'workersHired'>): readonly GigAction[] {
  const all = Object.hasOwn(byState, status) ? byState[status as GigStatus] : []
  return all.filter((action) =>
    action === 'hire' ? workersHired < (workersNeeded ?? 0) : action !== 'rate' || workersHired > 0,
  )
}

/** The labels on the button or in the menu. */
export function actionLabel(action: GigAction, { status }: Pick<Gig, 'status'>): string {
  return action === 'delete' && status === 'draft' ? 'Delete draft' : labels[action]
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
