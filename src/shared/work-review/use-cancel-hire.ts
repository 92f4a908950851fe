import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { answeredFailure } from '@/api/client/form-failure.ts'
import { useApi } from '@/api/client/api-context.ts'
import { ApiError, hasNoAnswer } from '@/api/client/api-error.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import type { BodyOf } from '@/api/contract/endpoint.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { toast } from '@/design-system/components/Toast/index.ts'

const cancelled = 'Hire cancelled'

/**
 * Cancels a hire. When no answer comes, the place is read: where it is cancelled, that is the answer. A refusal after such an attempt may be about
 * that attempt, so the place is read then, too.
 * @param onFee the server named another fee than was confirmed, in kobo
 */
export function useCancelHire({ id, gigId }: Pick<WorkerGig, 'id' | 'gigId'>, onFee: (feeKobo: number) => void) {
  const api = useApi()
  const client = useQueryClient()
  const isUnsure = useRef(false)
  const cancel = useApiMutation(gigPeople.cancelHire, {
    success: cancelled,
    // After an attempt without an answer a refusal may be about that attempt.
    failure: (error) => (isUnsure.current ? '' : answeredFailure(error)),
    onError: ({ code, feeKobo }) => {
      if (code === 'FEE_UNCONFIRMED' && feeKobo !== undefined) onFee(feeKobo)
    },
  })
  const isCancelled = async () => {
    try {
      const { status } = await api.call(gigPeople.getWorkerGig, { params: { id: gigId, x: id } })
      isUnsure.current = false
      return status === 'cancelled'
    } catch {
      return false
    }
  }
  return async (body: BodyOf<typeof gigPeople.cancelHire>): Promise<void> => {
    try {
      await cancel.mutateAsync({ params: { gigId, workerGigId: id }, body })
    } catch (error) {
      if (error instanceof ApiError && hasNoAnswer(error)) isUnsure.current = true
      if (!isUnsure.current || !(await isCancelled())) throw error
      invalidateReads(client, gigPeople.cancelHire.writes)
      toast.success(cancelled)
    }
  }
}
