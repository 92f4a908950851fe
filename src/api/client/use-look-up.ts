import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Output } from '../contract/endpoint.ts'
import { useApi } from './api-context.ts'
import { invalidateReads } from './query-client.ts'

/**
 * Reads, past the cache, what came of a call whose answer was lost, without sending that call again. Once it is read, everything that the
 * lost call `writes` is read again.
 * @param lost the endpoint of the lost call; by default the answer itself says what it settles
 * @returns a function that reads, and rejects with the `ApiError` of the read
 */
export function useLookUp<E extends Endpoint>(endpoint: E, lost: Pick<Endpoint, 'writes'> = endpoint) {
  const api = useApi()
  const client = useQueryClient()
  return async (input: Input<E>): Promise<Output<E>> => {
    const found = await api.call(endpoint, input)
    invalidateReads(client, lost.writes)
    return found
  }
}
