import { cutText } from '../api/contract/cut-text.ts'
import { leastRateKobo } from '../api/contract/schemas/gig-fields.ts'
import { workerNet } from './gig-price.ts'

const hourMs = 60 * 60 * 1000

/** How long an employer has to review submitted work before it is approved automatically, in hours. */
export const reviewHours = 120

/** How many times changes of one place's work may be requested. */
export const changesAllowed = 2

/**
 * When submitted work is approved automatically: counted from the submission, or from the end of the worker's last session where that is later.
 * @param endsAt the end of the last session; null or undefined without sessions
 */
export const reviewDueAt = (submittedAt: Date, endsAt: Date | null | undefined) =>
  new Date(Math.max(submittedAt.getTime(), endsAt?.getTime() ?? 0) + reviewHours * hourMs)

/**
 * When submitted work is approved automatically after the last session has moved: counted from its new end, and never earlier than the
 * employer was told when the work was submitted.
 */
export const movedReviewDueAt = (promisedAt: Date, endsAt: Date) =>
  new Date(Math.max(promisedAt.getTime(), endsAt.getTime() + reviewHours * hourMs))

/** Whether changes may be requested in this round: the first round is 1. */
export const mayRequestChanges = (round: number, allowed: number = changesAllowed) => round <= allowed

/** The money of an approval, in kobo. */
export interface ApprovalSum {
  /** Released to the worker out of what the Gig holds, gross. */
  readonly payKobo: number
  /** Paid from the wallet on top, without commission. */
  readonly bonusKobo: number
  /** What reaches the worker: the pay without the commission, and the bonus. */
  readonly netKobo: number
  /** The part of the agreed pay that is not released and goes back to the wallet when the Gig ends. */
  readonly keptKobo: number
}

/** What approving a place moves, for a part of the agreed pay or with a bonus; all gross amounts in kobo. */
export function approvalSum(
  agreedKobo: number,
  { payKobo = agreedKobo, bonusKobo = 0 }: { payKobo?: number | undefined; bonusKobo?: number | undefined } = {},
): ApprovalSum {
  return { payKobo, bonusKobo, netKobo: workerNet(payKobo) + bonusKobo, keptKobo: agreedKobo - payKobo }
}

/**
 * The limits of an approval, in kobo: a part is worth a payout, and a bonus, of which Marquee gets nothing, is no second pay.
 */
export const approvalLimits = (agreedKobo: number) => ({
  leastPayKobo: Math.min(leastRateKobo, agreedKobo),
  mostBonusKobo: agreedKobo,
})

/** What the amounts of an approval must keep to; `limit` is the formatted one. */
export const approvalMessages = {
  leastPay: (limit: string) => `Pay must be at least ${limit}`,
  mostBonus: (limit: string) => `Bonus must not exceed the agreed pay of ${limit}`,
} as const

/** Why a request for changes or a report is refused that names a deliverable which is none of the submitted work's. */
export const unknownDeliverable = 'Deliverable is not known'

/** Whether the submitted work has all of these deliverables; without submitted work it has none. */
export const hasDeliverables = (
  task: { readonly deliverables: readonly { readonly id: string }[] } | undefined,
  ids: readonly string[],
): boolean => ids.every((id) => task?.deliverables.some((deliverable) => deliverable.id === id) === true)

/** Why a decision is refused that names a round which was never submitted. */
export const unknownRound = 'Round is not known'

/** Why a review is refused that the state of the place would allow; `name` is the worker's. */
export const reviewRefusals = {
  /** The call repeats the reference of an approval with other amounts or another reason. */
  approvedOtherwise: 'This work was approved on other terms. Load the page again to see them.',
  noMoreChanges: 'You have requested changes as often as is possible. Approve the work or report a problem.',
  /** The employer decides about what was seen, not about a round that came after it. */
  newerRound: (name: string) => `${name} has submitted a newer round in the meantime. Look at it first.`,
  /** An absence is reported only until work is submitted. */
  notAbsent: (name: string) => `${name} has submitted work. Report another problem.`,
  checkedIn: (name: string) => `${name} has checked in to every session that has begun.`,
  hiredJustNow: (name: string) => `${name} was hired less than an hour ago.`,
  hiredTooLate: (name: string) => `${name} was hired less than an hour before the session ended.`,
  noSessionBegun: (name: string) => `No session of ${name} has begun yet.`,
  notPaidYet: (name: string) => `You can rate ${name} once the work is paid.`,
  ratedAlready: (name: string) => `You have rated ${name} already.`,
  automatic: (name: string) => `The work of ${name} was approved automatically in the meantime.`,
  decidedForWorker: (name: string) => `Support decided for ${name} in the meantime.`,
} as const

/** The subject of the ticket of a dispute. */
export const disputeSubject = (topic: string, name: string) =>
  cutText(topic === 'no_show' ? `${name} did not come` : `Problem with the work of ${name}`, 120)
