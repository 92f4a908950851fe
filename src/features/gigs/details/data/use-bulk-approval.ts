import { useRef, useState } from 'react'
import { ApiError } from '@/api/client/api-error.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { approvalSum } from '@/rules/work-review.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { type CallOutcome, failureOutcome, paymentCall } from '@/shared/payments/call-outcome.ts'
import { termsBody } from '@/shared/work-review/approval-terms.ts'
import { useApprovalTerms } from '@/shared/work-review/use-approval-terms.ts'
import { useLookUpApproval } from '@/shared/work-review/use-approval.ts'

/** What came of the approval of one place. `canRetry`: the place may still be approved; one that may not is not offered again. */
export type PlaceOutcome =
  { kind: 'done' } | { kind: 'failed'; message: string; canRetry: boolean } | { kind: 'unknown' }

/** The most places of one approval (docs/product/gig-details.md#workers). */
export const mostAtOnce = 20

export const tasksApproved = (count: number) => (count === 1 ? '1 task approved' : `${count} tasks approved`)

/**
 * Approves the work of several places with one PIN: one call each, one after the other, each with its own reference, which it keeps for a retry.
 * A wrong or locked PIN stops it, because the next call would use up another try. It lives in the component that outlives the dialog: an outcome
 * that is unknown is looked up after the dialog was closed, and never sent under another reference.
 */
export function useBulkApproval() {
  const refs = useRef(new Map<string, string>())
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, PlaceOutcome>>(new Map())
  const approve = useApiMutation(workReview.approve, { ...paymentCall, success: false })
  const lookUp = useLookUpApproval()
  const kept = useApprovalTerms()

  const approveOne = async (place: WorkerGig, pin: string): Promise<CallOutcome> => {
    const { id, gigId } = place
    const ref = refs.current.get(id) ?? crypto.randomUUID()
    refs.current.set(id, ref)
    try {
      await approve.mutateAsync({
        params: { gigId, workerGigId: id },
        body: { pin, ref, round: place.round, ...termsBody(kept.termsOf(place)) },
      })
      kept.forget(place)
      return { kind: 'done' }
    } catch (error) {
      const outcome = failureOutcome(error as ApiError)
      // The payment of this reference is over, so another try needs another one.
      if (outcome.kind === 'refused' && outcome.isOver === true) refs.current.delete(id)
      return outcome
    }
  }

  return {
    /** What the approval of a place releases and pays in kobo: on the terms that were chosen for it, or else the whole pay. */
    sumOf: (place: WorkerGig): number => {
      const { payKobo, bonusKobo } = approvalSum(place.agreedKobo, kept.termsOf(place))
      return payKobo + bonusKobo
    },
    /** What is known of each place that was sent. */
    outcomes,
    /** Sends the places in order. Resolves with a wrong or locked PIN where one stopped it, otherwise with `done`; then `outcomes` has the results. */
    send: async (places: readonly WorkerGig[], pin: string): Promise<CallOutcome> => {
      const next = new Map(outcomes)
      let stop: CallOutcome | undefined
      for (const place of places) {
        const outcome = await approveOne(place, pin)
        if (outcome.kind === 'wrongPin' || outcome.kind === 'locked') {
          stop = outcome
          break
        }
        next.set(place.id, toPlaceOutcome(outcome))
        setOutcomes(new Map(next))
      }
      const made = places.filter(({ id }) => next.get(id)?.kind === 'done').length
      if (made > 0) toast.success(tasksApproved(made))
      return stop ?? { kind: 'done' }
    },
    /** Reads the places whose outcome is unknown. */
    check: async (places: readonly WorkerGig[]) => {
      const next = new Map(outcomes)
      for (const place of places) {
        const { outcome, canApprove } = await lookUp(place)
        next.set(place.id, toPlaceOutcome(outcome, canApprove))
      }
      setOutcomes(next)
    },
  }
}

/** Whether a refusal is about the state of the place, or the place is gone. */
const isPlaceOver = (outcome: CallOutcome) =>
  outcome.kind === 'refused' &&
  outcome.cause instanceof ApiError &&
  (outcome.cause.code === 'WORKER_GIG_STATE' || outcome.cause.kind === 'notFound')

function toPlaceOutcome(outcome: CallOutcome, canRetry = !isPlaceOver(outcome)): PlaceOutcome {
  if (outcome.kind === 'done' || outcome.kind === 'unknown') return { kind: outcome.kind }
  const message = outcome.kind === 'refused' ? outcome.message : 'This was not approved.'
  return { kind: 'failed', message, canRetry }
}

export type BulkApproval = ReturnType<typeof useBulkApproval>
