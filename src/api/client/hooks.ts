import {
  hashKey,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { now } from '@/lib/clock.ts'
import type { Endpoint, Input, Output } from '../contract/endpoint.ts'
import { useApi } from './api-context.ts'
import type { ApiError, ApiErrorOf } from './api-error.ts'
import type { ApiClient, Reply } from './call.ts'
import { inTurn } from './in-turn.ts'
import { optimisticCache, type OptimisticCache } from './optimistic.ts'
import { queryRules, type FailureOption } from './query-client.ts'
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

export interface MutationSettings<E extends Endpoint> {
  /** Text of the success toast when the server sends no message, where it depends on the result as a function; `false` for no toast. */
  success?: string | false | ((data: Output<E>) => string | undefined)
  /** Text of the failure toast; `false` when the call site shows the error, or it is only logged. By default `generalFailure`. */
  failure?: FailureOption<ApiErrorOf<E>>
  /** Optimistic update of cached data, rolled back when the call fails. */
  optimistic?: (cache: OptimisticCache, input: Input<E>) => void
  /**
   * For a call with a PIN or a password: its input and result are removed from the cache when it ends. Call it by `mutateAsync`; only
   * that promise reports the result.
   */
  sensitive?: boolean
  /**
   * Calls of the same turn, also of other endpoints, are sent one after the other, while the cache changes immediately: of calls that contradict each other
   * the last one counts. None joins another.
   */
  turn?: (input: Input<E>) => string
  /** Puts the result into the reads that take results (`takesResults` of a query's meta), which are then not read again. */
  putResult?: (client: QueryClient, data: Output<E>) => void
  /** @param message what the server says about it, for a call site with a toast of its own (spec S7-7) */
  onSuccess?: (data: Output<E>, input: Input<E>, message: string | undefined) => void
  onError?: (error: ApiErrorOf<E>, input: Input<E>) => void
}

export interface ApiMutation<E extends Endpoint> {
  /**
   * Starts the call, unless one with the same input is under way. `callbacks` run only while the component is still there; those of the
   * hook always run.
   */
  mutate: (input: Input<E>, callbacks?: Pick<MutationSettings<E>, 'onSuccess' | 'onError'>) => void
  /** As `mutate`; resolves with the data and rejects with the `ApiError`, those of the call under way where there is one. */
  mutateAsync: (input: Input<E>) => Promise<Output<E>>
  isPending: boolean
  isSuccess: boolean
  isError: boolean
  error: ApiErrorOf<E> | null
  data: Output<E> | undefined
  /** Input of the pending or last call. */
  input: Input<E> | undefined
  reset: () => void
}

/**
 * Mutation of an endpoint. The query client shows its toasts and refetches what it `writes`. A second press before the answer sends nothing:
 * what is started with the input of a call under way joins that call.
 */
export function useApiMutation<E extends Endpoint>(endpoint: E, settings: MutationSettings<E> = {}): ApiMutation<E> {
  const api = useApi()
  const { success, failure, optimistic, sensitive = false, turn, putResult, onSuccess, onError } = settings
  const underWay = useRef(new Map<string, Promise<Output<E>>>())
  const mutation = useMutation<Reply<Output<E>>, ApiErrorOf<E>, Input<E>, (() => void) | undefined>({
    mutationFn: (input) => {
      const request = () => api.request(endpoint, input)
      return turn === undefined ? request() : inTurn(api, turn(input), request)
    },
    ...(sensitive && { gcTime: 0 }),
    meta: {
      id: endpoint.id,
      writes: endpoint.writes,
      isOptimistic: optimistic !== undefined,
      putsResult: putResult !== undefined,
      isSensitive: sensitive,
      ...(success !== undefined && { success }),
      ...(failure !== undefined && { failure }),
    },
    onMutate: async (input, { client }) => {
      if (!optimistic) return undefined
      await cancelReads(client, endpoint)
      const cache = optimisticCache(client)
      optimistic(cache, input)
      return cache.rollBack
    },
    onSuccess: (reply, input, _context, { client }) => {
      putResult?.(client, reply.data)
      onSuccess?.(reply.data, input, reply.message)
    },
    onError: (error, input, rollBack) => {
      rollBack?.()
      onError?.(error, input)
    },
  })

  // The library keeps the callbacks of the latest call only.
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const send = async (input: Input<E>, callbacks: Parameters<ApiMutation<E>['mutate']>[1] = {}) => {
    const { data, message } = await mutation.mutateAsync(input).catch((error: ApiErrorOf<E>) => {
      if (isThere.current) reported(() => callbacks.onError?.(error, input))
      throw error
    })
    if (isThere.current) reported(() => callbacks.onSuccess?.(data, input, message))
    return data
  }
  const start = (input: Input<E>, callbacks?: Parameters<ApiMutation<E>['mutate']>[1]) => {
    const key = hashKey([input])
    const pending = underWay.current.get(key)
    if (pending !== undefined && turn === undefined) return pending
    const call = send(input, callbacks).finally(() => {
      underWay.current.delete(key)
      if (sensitive) mutation.reset()
    })
    underWay.current.set(key, call)
    return call
  }

  return {
    // The failure is reported by the query client and the callbacks.
    mutate: (input, callbacks) => void start(input, callbacks).catch(() => undefined),
    mutateAsync: (input) => start(input),
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    isError: mutation.isError,
    error: mutation.error,
    data: mutation.data?.data,
    input: mutation.variables,
    reset: mutation.reset,
  }
}

/** Runs a callback of a call site, whose own failure is no failure of the call: it is reported as an uncaught one. */
function reported(run: () => void): void {
  try {
    run()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

/** A pending read would overwrite the optimistic update. One without data has nothing to overwrite, and would stay without data until the call ends. */
function cancelReads(client: QueryClient, { writes }: Endpoint): Promise<void> {
  return client.cancelQueries({
    predicate: ({ meta, state }) =>
      state.data !== undefined && (meta?.reads?.some((resource) => writes.includes(resource)) ?? false),
  })
}
