import { useState } from 'react'
import type { Applicant, DeclineReason } from '@/api/contract/schemas/applicant.ts'
import { useClosedWithTab } from '@/shared/lazy-panel.tsx'
import type { DecisionEvent } from '@/shared/people/decision-marks.ts'
import type { Bulk } from './use-bulk-decide.ts'

/** More people than this are decided about only after a question. */
export const mostUnasked = 20

/** A bulk action that an employer asks for. */
export interface BulkRequest {
  readonly event: DecisionEvent
  readonly applicants: readonly Applicant[]
  readonly reason?: DeclineReason
  /** Everybody who is left once all places are taken. */
  readonly isRemaining?: boolean
}

/** How many of them are shortlisted: they may be backups. */
export const shortlistedOf = ({ applicants }: BulkRequest) =>
  applicants.filter(({ status }) => status === 'shortlisted').length

/** Whether it is asked first: of many people, and of all who are left where some were chosen by the employer before. */
const needsQuestion = (request: BulkRequest) =>
  request.applicants.length > mostUnasked || (request.isRemaining === true && shortlistedOf(request) > 0)

/**
 * Starts bulk actions, after a question where one is needed (docs/product/gig-details.md#applicants).
 * @param onStart called with the ids that are decided about, before the pressed button is gone
 */
export function useBulkRequest(bulk: Bulk, onStart: (ids: readonly string[]) => void) {
  const [request, setRequest] = useState<BulkRequest>()
  const [isOpen, setIsOpen] = useState(false)
  useClosedWithTab(() => setIsOpen(false))
  const start = ({ event, applicants, reason }: BulkRequest) => {
    onStart(applicants.map(({ id }) => id))
    bulk.start(event, applicants, reason)
  }
  return {
    /** What is asked, also while the dialog closes; undefined before. */
    request,
    isOpen,
    ask: (next: BulkRequest) => {
      if (!needsQuestion(next)) {
        start(next)
        return
      }
      setRequest(next)
      setIsOpen(true)
    },
    confirm: () => {
      setIsOpen(false)
      if (request !== undefined) start(request)
    },
    cancel: () => setIsOpen(false),
  }
}
