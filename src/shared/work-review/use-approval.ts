import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { canWorkerGig } from '@/rules/worker-gig-states.ts'
import { type CallOutcome, paymentCall } from '../payments/call-outcome.ts'
import { usePaymentFlow } from '../payments/use-payment-flow.ts'
import { useTypedText } from '../typed-text.ts'
import { type ApprovalTerms, termsBody } from './approval-terms.ts'
import { useApprovalTerms } from './use-approval-terms.ts'

type PlaceId = Pick<WorkerGig, 'id' | 'gigId'>

/** What became of an approval, and whether the place can be approved now. */
interface LookedUp {
  readonly outcome: CallOutcome
  readonly canApprove: boolean
}

/** Reads a place to learn whether an approval with an unknown outcome reached the server. It never sends the call again. */
export function useLookUpApproval() {
  const api = useApi()
  const client = useQueryClient()
  return async ({ id, gigId }: PlaceId): Promise<LookedUp> => {
    try {
      const { status } = await api.call(gigPeople.getWorkerGig, { params: { id: gigId, x: id } })
      invalidateReads(client, workReview.approve.writes)
      const isDone = status === 'approved' || status === 'paid'
      const outcome: CallOutcome = isDone ? { kind: 'done' } : { kind: 'refused', message: notMade }
      return { outcome, canApprove: canWorkerGig(status, 'approve') }
    } catch {
      return { outcome: { kind: 'unknown' }, canApprove: false }
    }
  }
}

const notMade = 'This did not go through. Nothing was released.'

/** What one approval pays; another value is another intent. */
interface Order {
  workerGigId: string
  payKobo: number | undefined
  bonusKobo: number | undefined
  reason: string | undefined
}

/**
 * Approves the work of one place: every attempt with the same terms carries one reference, and a lost response is looked up by reading the place
 * (docs/product/rules.md#money-movement). It lives in the component that outlives the dialog.
 * @param round of the work that was on the screen when the dialog was opened: a newer one is never approved unseen
 * @param onApproved is called once it is known that the work is approved
 */
export function useApproval(place: WorkerGig, round: number, onApproved: () => void) {
  const { id, gigId } = place
  const flow = usePaymentFlow<Order>()
  const lookUp = useLookUpApproval()
  const approve = useApiMutation(workReview.approve, { ...paymentCall, success: 'Task approved' })
  const reasonText = useTypedText('approval', id)
  const kept = useApprovalTerms()
  const terms = kept.termsOf(place)
  const end = () => {
    reasonText.remove()
    kept.forget(place)
    onApproved()
  }
  return {
    /** On what terms the work will be approved. */
    terms,
    changeTerms: (changed: ApprovalTerms) => kept.change(place, changed),
    /** It is unknown whether the work was approved: nothing is offered but 'Check status'. */
    isUnknown: flow.isUnknown,
    send: (pin: string) => {
      const { payKobo, bonusKobo, reason } = terms
      return flow.send({ workerGigId: id, payKobo, bonusKobo, reason }, async (ref) => {
        await approve.mutateAsync({
          params: { gigId, workerGigId: id },
          body: { pin, ref, round, ...termsBody(terms) },
        })
        end()
      })
    },
    check: () =>
      flow.check(async () => {
        const { outcome } = await lookUp({ id, gigId })
        if (outcome.kind === 'done') {
          end()
          toast.success('Task approved')
        }
        return outcome
      }),
  }
}

export type Approval = ReturnType<typeof useApproval>
