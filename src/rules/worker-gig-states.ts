import type { WorkerGigStatus } from '../api/contract/schemas/worker-gig.ts'

/** The transitions of a hired place: each event with the states it starts from and the state it leads to (docs/product/states.md#worker-gig). */
export const workerGigTransitions = {
  /** The first session starts. */
  begin: { from: ['hired'], to: 'active' },
  /** The employer cancels the hire, or the whole Gig. */
  cancel: { from: ['hired'], to: 'cancelled' },
  /** The worker cancels before the work begins. */
  withdraw: { from: ['hired'], to: 'cancelled' },
  /** The worker hands in the work, for the first time or after changes. */
  submit: { from: ['active', 'changes_requested'], to: 'task_submitted' },
  requestChanges: { from: ['task_submitted'], to: 'changes_requested' },
  /** The employer approves, or the review period ends. */
  approve: { from: ['task_submitted'], to: 'approved' },
  /** The payout has reached the worker's bank. */
  pay: { from: ['approved'], to: 'paid' },
  dispute: { from: ['active', 'task_submitted', 'changes_requested'], to: 'disputed' },
  /** Support decides a dispute for the worker. */
  decideForWorker: { from: ['disputed'], to: 'approved' },
  /** Support decides a dispute for the employer, or the place of an absent worker goes to another one. */
  decideForEmployer: { from: ['disputed'], to: 'cancelled' },
} as const satisfies Record<string, { readonly from: readonly WorkerGigStatus[]; readonly to: WorkerGigStatus }>

export type WorkerGigEvent = keyof typeof workerGigTransitions

/** Whether a hired place in this state, which may be one that this version does not know, allows an event. */
export const canWorkerGig = (status: string, event: WorkerGigEvent): boolean =>
  (workerGigTransitions[event].from as readonly string[]).includes(status)

/** The states in which a place has ended: nothing more is paid for it. */
export const isPlaceEnded = (status: string) => status === 'paid' || status === 'cancelled'

const happened: Readonly<Record<WorkerGigStatus, (name: string) => string>> = {
  hired: (name) => `${name} has not begun the work yet.`,
  active: (name) => `${name} has not submitted the work yet.`,
  task_submitted: (name) => `${name} has submitted the work in the meantime.`,
  changes_requested: (name) => `Changes were requested from ${name} in the meantime.`,
  approved: (name) => `The work of ${name} was approved in the meantime.`,
  paid: (name) => `The work of ${name} was approved in the meantime.`,
  cancelled: (name) => `The hire of ${name} was cancelled in the meantime.`,
  disputed: (name) => `A problem with ${name} was reported in the meantime. Support decides it.`,
}

/** What an employer reads whose action comes after another one. @param name of the worker @param status the place's state now, which may be one that this version does not know */
export const placeMovedOn = (name: string, status: string): string =>
  Object.hasOwn(happened, status)
    ? happened[status as WorkerGigStatus](name)
    : `The place of ${name} was changed in the meantime.`
