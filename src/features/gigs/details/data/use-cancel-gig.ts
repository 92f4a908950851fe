import { useState } from 'react'
import type { ApiErrorOf } from '@/api/client/api-error.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { useLookUp } from '@/api/client/use-look-up.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { cancelReasons, Gig } from '@/api/contract/schemas/gig.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { type CallOutcome, paymentCall } from '@/shared/payments/call-outcome.ts'
import { usePaymentFlow } from '@/shared/payments/use-payment-flow.ts'
import { type NamedTerms, withNamed } from '../model/cancel-copy.ts'

export interface CancelReason {
  reason: (typeof cancelReasons)[number]
  note: string
}

/** Reads the Gig to learn whether a cancellation with an unknown outcome reached the server. It never sends the call again. */
export function useLookUpCancellation(gigId: string) {
  const lookUp = useLookUp(gigs.get, gigs.cancel)
  return async (): Promise<CallOutcome> => {
    try {
      const { status } = await lookUp({ params: { id: gigId } })
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

/** Cancels a Gig on the terms that were read; worse ones that the server names are the terms from then on. @param onOutcomeUnknown reports whether the outcome is unknown */
export function useCancelGig({ id, cancellation: readTerms }: Gig, onOutcomeUnknown: (isUnknown: boolean) => void) {
  const [named, setNamed] = useState<NamedTerms>({})
  const cancellation = withNamed(readTerms, named)
  const { refundKobo, feeKobo } = cancellation
  const lookUp = useLookUpCancellation(id)
  const flow = usePaymentFlow<{ refundKobo: number; feeKobo: number }>()
  const cancel = useApiMutation(gigs.cancel, {
    ...paymentCall,
    success: 'Gig cancelled',
    // The dialog says it in place.
    failure: (error: ApiErrorOf<typeof gigs.cancel>) =>
      error.code === 'FEE_UNCONFIRMED' ? '' : paymentCall.failure(error),
    onError: ({ code, feeKobo: fee, refundKobo: refund }) => {
      if (code === 'FEE_UNCONFIRMED') setNamed({ feeKobo: fee, refundKobo: refund })
    },
  })
  const report = (outcome: CallOutcome) => {
    onOutcomeUnknown(outcome.kind === 'unknown')
    return outcome
  }
  return {
    /** The terms that are confirmed next. */
    cancellation,
    confirm: async ({ reason, note }: CancelReason, pin: string): Promise<CallOutcome> => {
      const trimmedNote = note.trim()
      const body = { reason, ...(trimmedNote && { note: trimmedNote }), feeKobo, refundKobo, pin }
      return report(
        await flow.send({ refundKobo, feeKobo }, async (ref) => {
          await cancel.mutateAsync({ params: { id }, body: { ...body, ref } })
        }),
      )
    },
    checkStatus: async (): Promise<CallOutcome> => report(await flow.check(lookUp)),
  }
}
