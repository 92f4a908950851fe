import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { now } from '@/lib/clock.ts'
import type { Endpoint, Input, Output } from '../contract/endpoint.ts'
import { useApi } from './api-context.ts'
import type { ApiError, ApiErrorOf } from './api-error.ts'
import type { ApiClient } from './call.ts'
import { type CallCallbacks, type MutationSettings, type MutationState, useApiMutationAbout } from './mutation-about.ts'
import { queryRules } from './query-client.ts'
import { queryKeyStart } from './query-key.ts'
import { withoutEmpty, type AnyInput } from './request.ts'

export interface QuerySettings {
  /** False: nothing is fetched yet. */
  enabled?: boolean
  /** True: while another input loads, the data of the previous input stays. */
  keepPrevious?: boolean
}

/**
 * The query of an endpoint, the same for hooks, loaders and prefetching:
 * `void queryClient.prefetchQuery(queryFor(api, endpoint, input))`.
 */
export function queryFor<E extends Endpoint>(api: ApiClient, endpoint: E, input: Input<E>) {
  const { params, query } = input as AnyInput
  return queryOptions<Output<E>, ApiErrorOf<E>>({
    queryKey: [...queryKeyStart(api, endpoint), { params, query: withoutEmpty(query) }],
    queryFn: ({ signal }) => api.call(endpoint, input, { signal }),
    meta: { reads: endpoint.reads, writes: endpoint.writes, settles: endpoint.settles },
  })
}

/**
 * The query of what a form starts from. Data that was read when the form was opened is current enough, older data is not: the form would
 * send outdated values over those that another device has saved since.
 */
export function queryToEdit<E extends Endpoint>(api: ApiClient, endpoint: E, input: Input<E>) {
  return { ...queryFor(api, endpoint, input), staleTime: queryRules.formStaleTime }
}

/**
 * The read of what a form starts from as its page opens. Only an answer that has come since then is taken from the cache, as that of the shell's read
 * on a first visit; see `queryToEdit`.
 * @param openedAt when the page was opened, in ms since 1970
 */
export function readToEdit<E extends Endpoint>(api: ApiClient, endpoint: E, input: Input<E>, openedAt: number) {
  return { ...queryFor(api, endpoint, input), staleTime: now().getTime() - openedAt + 1 }
}

/**
 * What is known of a read. Whether it is pending, failed or done is not in it: `QueryView` and the other parts beside it decide by `data` and `error` what is
 * shown, and all of them in the same way.
 */
export type ReadResult<T, E = ApiError> = Readonly<
  Pick<
    UseQueryResult<T, E>,
    | 'data'
    | 'error'
    | 'isFetching'
    | 'isPlaceholderData'
    | 'dataUpdatedAt'
    | 'failureCount'
    | 'errorUpdateCount'
    | 'refetch'
  >
>

/** Reads by a query of its own: one of `queryFor` with other settings, or one of many pages. */
export const useRead = <T, E = ApiError>(query: UseQueryOptions<T, E>): ReadResult<T, E> => useQuery(query)

/** Reads an endpoint. A failure shows no toast: the view of the data shows it (see `QueryView`). */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { enabled = true, keepPrevious = false }: QuerySettings = {},
): ReadResult<Output<E>, ApiErrorOf<E>> {
  const api = useApi()
  return useRead({
    ...queryFor(api, endpoint, input),
    enabled,
    // The library's type allows data that is a function; data from JSON is never a function.
    ...(keepPrevious && { placeholderData: keepPreviousData as never }),
  })
}

export interface ApiMutation<E extends Endpoint> extends MutationState<E> {
  /**
   * Starts the call, unless one with the same input is under way. `callbacks` run only while the component is still there; those of the
   * hook always run.
   */
  mutate: (input: Input<E>, callbacks?: CallCallbacks<E>) => void
  /** As `mutate`; resolves with the data and rejects with the `ApiError`, those of the call under way where there is one. */
  mutateAsync: (input: Input<E>) => Promise<Output<E>>
}

/**
 * Mutation of an endpoint. The query client shows its toasts and refetches what it `writes`. A second press before the answer sends nothing:
 * what is started with the input of a call under way joins that call.
 */
export function useApiMutation<E extends Endpoint>(endpoint: E, settings: MutationSettings<E> = {}): ApiMutation<E> {
  const { mutate, request, ...state } = useApiMutationAbout(endpoint, settings)
  return {
    ...state,
    mutate: (input, callbacks) => mutate(input, undefined, callbacks),
    mutateAsync: async (input) => (await request(input, undefined)).data,
  }
}
