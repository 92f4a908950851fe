import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { cancelReasons, Gig } from '@/api/contract/schemas/gig.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { useClientReference } from '@/shared/client-reference.ts'
import { isOutcomeUnknown } from '@/shared/outcome-unknown.ts'
import { pinOutcome, type PinOutcome } from '@/shared/pin-dialog/pin-outcome.ts'

export interface CancelReason {
  reason: (typeof cancelReasons)[number]
  note: string
}

/** Reads the Gig to learn whether a cancellation with an unknown outcome reached the server. It never sends the call again. */
export function useLookUpCancellation(gigId: string) {
  const api = useApi()
  const client = useQueryClient()
  return async (): Promise<PinOutcome> => {
    try {
      const { status } = await api.call(gigs.get, { params: { id: gigId } })
      invalidateReads(client, gigs.cancel.writes)
      if (status !== 'cancelled') {
        return { kind: 'refused', message: 'This did not go through. Your Gig was not cancelled.' }
      }
      toast.success('Gig cancelled')
      return { kind: 'done' }
    } catch {
      return { kind: 'unknown' }
    }
  }
}

/** One intent to cancel a Gig: every attempt carries the same reference. @param onOutcomeUnknown reports whether the outcome is unknown */
export function useCancelGig(
  { id, cancellation: { refundKobo, feeKobo } }: Gig,
  onOutcomeUnknown: (isUnknown: boolean) => void,
) {
  const lookUp = useLookUpCancellation(id)
  const { ref, renew } = useClientReference(`cancel ${id} ${refundKobo} ${feeKobo}`)
  const cancel = useApiMutation(gigs.cancel, {
    success: 'Gig cancelled',
    // The dialog reports an unknown outcome; a toast would call it a failure.
    failure: (error) => (isOutcomeUnknown(error) ? '' : failureText(error, generalFailure)),
    sensitive: true,
  })
  return {
    confirm: async ({ reason, note }: CancelReason, pin: string): Promise<PinOutcome> => {
      const trimmedNote = note.trim()
      const outcome = await pinOutcome(
        cancel.mutateAsync({ params: { id }, body: { reason, ...(trimmedNote && { note: trimmedNote }), pin, ref } }),
      )
      if (outcome.kind === 'refused') renew()
      onOutcomeUnknown(outcome.kind === 'unknown')
      return outcome
    },
    checkStatus: async (): Promise<PinOutcome> => {
      const outcome = await lookUp()
      if (outcome.kind !== 'unknown') onOutcomeUnknown(false)
      return outcome
    },
  }
}
