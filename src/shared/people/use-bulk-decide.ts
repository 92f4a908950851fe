import { useState } from 'react'
import type { Applicant, DeclineReason } from '@/api/contract/schemas/applicant.ts'
import { eachWithLimit } from '@/lib/each-with-limit.ts'
import { personName } from '@/shared/people-looks.ts'
import type { DecisionEvent } from './decision-marks.ts'
import type { Decide } from './use-decide.ts'

/** How many single calls of one bulk action run at the same time (docs/product/rules.md#dialogs-and-toasts). */
const callsAtATime = 3

/** One bulk action: what was done to how many, and who is left. */
export interface BulkResult {
  readonly event: DecisionEvent
  /** Why they are declined; a retry sends it too. */
  readonly reason: DeclineReason | undefined
  readonly total: number
  readonly done: number
  readonly isRunning: boolean
  /** Also who had no answer: the decision about them may have been made. */
  readonly failed: readonly { readonly applicant: Applicant; readonly reason: string; readonly isUnknown: boolean }[]
}

const participle = { shortlist: 'shortlisted', decline: 'declined', restore: 'restored' } as const

/** Whether no answer came about some: they have not failed. */
export const hasUnknown = ({ failed }: BulkResult) => failed.some(({ isUnknown }) => isUnknown)

/** '3 of 5 shortlisted', '3 of 5 shortlisted, 1 not known yet' */
export function bulkSentence({ done, total, event, failed }: BulkResult) {
  const unknown = failed.filter(({ isUnknown }) => isUnknown).length
  return `${done} of ${total} ${participle[event]}${unknown > 0 ? `, ${unknown} not known yet` : ''}`
}

/** 'Tunde Bakare: was hired in the meantime.', for each of those who failed. */
export const failedLine = ({ applicant, reason }: BulkResult['failed'][number]) =>
  `${personName(applicant.worker)}: ${reason}`

/**
 * Decides about several applicants by single calls, three at a time. Those who failed are named and can be tried again.
 * @param decide makes the single decisions, so that each row keeps its own 'Undo'
 */
export function useBulkDecide(decide: Decide) {
  const [result, setResult] = useState<BulkResult>()

  const run = async (
    { event, reason, total, done: earlier }: Pick<BulkResult, 'event' | 'reason' | 'total' | 'done'>,
    applicants: readonly Applicant[],
  ) => {
    let done = earlier
    const failed: BulkResult['failed'][number][] = []
    const report = (isRunning: boolean) =>
      setResult({ event, reason, total, done, isRunning, failed: isRunning ? [] : failed })
    report(true)
    await eachWithLimit(applicants, callsAtATime, async (applicant) => {
      const problem = await decide.decideQuietly(applicant, event, reason)
      if (problem === undefined) done += 1
      else failed.push({ applicant, ...problem })
      report(true)
    })
    report(false)
  }

  return {
    /** The last bulk action; undefined before it, and once it was dismissed. */
    result,
    start: (event: DecisionEvent, applicants: readonly Applicant[], reason?: DeclineReason) =>
      run({ event, reason, total: applicants.length, done: 0 }, applicants),
    retry: () => {
      if (result === undefined || result.isRunning) return
      void run(
        result,
        result.failed.map(({ applicant }) => applicant),
      )
    },
    dismiss: () => setResult(undefined),
  }
}
