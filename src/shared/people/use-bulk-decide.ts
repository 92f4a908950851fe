import { useState } from 'react'
import type { ApiErrorOf } from '@/api/client/api-error.ts'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Applicant, DeclineReason } from '@/api/contract/schemas/applicant.ts'
import { eachWithLimit } from '@/lib/each-with-limit.ts'
import { personName } from '@/shared/people-looks.ts'
import type { DecisionEvent } from './use-decide.ts'

/** How many single calls of one bulk action run at the same time (docs/product/rules.md#dialogs-and-toasts). */
const callsAtATime = 3

/** One bulk action: what was done to how many, and who is left. */
export interface BulkResult {
  readonly event: DecisionEvent
  readonly total: number
  readonly done: number
  readonly isRunning: boolean
  readonly failed: readonly { readonly applicant: Applicant; readonly reason: string }[]
}

const participle = { shortlist: 'shortlisted', decline: 'declined' } as const

/** '3 of 5 shortlisted' */
export const bulkSentence = ({ done, total, event }: BulkResult) => `${done} of ${total} ${participle[event]}`

/** 'Tunde Bakare: was hired in the meantime.', for each of those who failed. */
export const failedLine = ({ applicant, reason }: BulkResult['failed'][number]) =>
  `${personName(applicant.worker)}: ${reason}`

/** Shortlists or declines several applicants by single calls, three at a time. Those who failed are named and can be tried again. */
export function useBulkDecide() {
  const [result, setResult] = useState<BulkResult>()
  const quiet = { success: false, failure: false } as const
  const shortlist = useApiMutation(gigPeople.shortlist, quiet)
  const decline = useApiMutation(gigPeople.decline, quiet)

  const run = async (
    event: DecisionEvent,
    applicants: readonly Applicant[],
    earlier: { total: number; done: number },
    reason?: DeclineReason,
  ) => {
    let { done } = earlier
    const failed: { applicant: Applicant; reason: string }[] = []
    const report = (isRunning: boolean) =>
      setResult({ event, total: earlier.total, done, isRunning, failed: isRunning ? [] : failed })
    report(true)
    await eachWithLimit(applicants, callsAtATime, async (applicant) => {
      const params = { id: applicant.gigId, applicantId: applicant.id }
      try {
        if (event === 'shortlist') await shortlist.mutateAsync({ params })
        else await decline.mutateAsync({ params, body: reason === undefined ? {} : { reason } })
        done += 1
      } catch (error) {
        const known = error as ApiErrorOf<typeof gigPeople.shortlist>
        failed.push({ applicant, reason: failureText(known, generalFailure) })
      }
      report(true)
    })
    report(false)
  }

  return {
    /** The last bulk action; undefined before it, and once it was dismissed. */
    result,
    start: (event: DecisionEvent, applicants: readonly Applicant[], reason?: DeclineReason) =>
      run(event, applicants, { total: applicants.length, done: 0 }, reason),
    retry: () => {
      if (result === undefined || result.isRunning) return
      const { event, total, done, failed } = result
      void run(
        event,
        failed.map(({ applicant }) => applicant),
        { total, done },
      )
    },
    dismiss: () => setResult(undefined),
  }
}
