import { hashKey, useMutation, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Endpoint, Input, Output } from '../contract/endpoint.ts'
import { useApi } from './api-context.ts'
import type { ApiErrorOf } from './api-error.ts'
import type { Reply } from './call.ts'
import { inTurn } from './in-turn.ts'
import { optimisticCache, type OptimisticCache } from './optimistic.ts'
import type { FailureOption } from './query-client.ts'

/** @template About what else is known of what a call is about, where its input says only the id (see `useApiMutationAbout`) */
export interface MutationSettings<E extends Endpoint, About = undefined> {
  /** Text of the success toast when the server sends no message, where it depends on the result as a function; `false` for no toast. */
  success?: string | false | ((data: Output<E>) => string | undefined)
  /** Text of the failure toast; `false` when the call site shows the error, or it is only logged. By default `generalFailure`. */
  failure?: FailureOption<ApiErrorOf<E>>
  /** Optimistic update of cached data, rolled back when the call fails. */
  optimistic?: (cache: OptimisticCache, input: Input<E>, about: About) => void
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
  onSuccess?: (data: Output<E>, input: Input<E>, message: string | undefined, about: About) => void
  onError?: (error: ApiErrorOf<E>, input: Input<E>, about: About) => void
}

/** What one call reports: only while the component is still there. The callbacks of the hook always run. */
export type CallCallbacks<E extends Endpoint, About = undefined> = Pick<
  MutationSettings<E, About>,
  'onSuccess' | 'onError'
>

/** What is known of the last call of a hook, or the one under way. */
export interface MutationState<E extends Endpoint> {
  isPending: boolean
  isSuccess: boolean
  isError: boolean
  error: ApiErrorOf<E> | null
  data: Output<E> | undefined
  /** Input of the pending or last call. */
  input: Input<E> | undefined
  reset: () => void
}

interface MutationAbout<E extends Endpoint, About> extends MutationState<E> {
  /** Starts the call, unless one with the same input is under way. */
  mutate: (input: Input<E>, about: About, callbacks?: CallCallbacks<E, About>) => void
  /** As `mutate`; resolves with the data and the server's message, and rejects with the `ApiError`: those of the call under way where there is one. */
  request: (input: Input<E>, about: About) => Promise<Reply<Output<E>>>
}

/** What TanStack keeps of a call. */
interface Variables<E extends Endpoint, About> {
  readonly input: Input<E>
  readonly about: About
}

/**
 * As `useApiMutation`, for calls whose optimistic update and toasts need more of their subject than the input says: each call is given it, and the callbacks
 * and the optimistic update of that call get it back.
 */
export function useApiMutationAbout<E extends Endpoint, About>(
  endpoint: E,
  settings: MutationSettings<E, About>,
): MutationAbout<E, About> {
  const api = useApi()
  const { success, failure, optimistic, sensitive = false, turn, putResult, onSuccess, onError } = settings
  const underWay = useRef(new Map<string, Promise<Reply<Output<E>>>>())
  const mutation = useMutation<Reply<Output<E>>, ApiErrorOf<E>, Variables<E, About>, (() => void) | undefined>({
    mutationFn: ({ input }) => {
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
    onMutate: async ({ input, about }, { client }) => {
      if (!optimistic) return undefined
      await cancelReads(client, endpoint)
      const cache = optimisticCache(client)
      optimistic(cache, input, about)
      return cache.rollBack
    },
    onSuccess: (reply, { input, about }, _context, { client }) => {
      putResult?.(client, reply.data)
      onSuccess?.(reply.data, input, reply.message, about)
    },
    onError: (error, { input, about }, rollBack) => {
      rollBack?.()
      onError?.(error, input, about)
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

  const send = async (input: Input<E>, about: About, callbacks: CallCallbacks<E, About>) => {
    const reply = await mutation.mutateAsync({ input, about }).catch((error: ApiErrorOf<E>) => {
      if (isThere.current) reported(() => callbacks.onError?.(error, input, about))
      throw error
    })
    if (isThere.current) reported(() => callbacks.onSuccess?.(reply.data, input, reply.message, about))
    return reply
  }
  const start = (input: Input<E>, about: About, callbacks: CallCallbacks<E, About> = {}) => {
    const key = hashKey([input])
    const pending = underWay.current.get(key)
    if (pending !== undefined && turn === undefined) return pending
    const call = send(input, about, callbacks).finally(() => {
      underWay.current.delete(key)
      if (sensitive) mutation.reset()
    })
    underWay.current.set(key, call)
    return call
  }

  return {
    // The failure is reported by the query client and the callbacks.
    mutate: (input, about, callbacks) => void start(input, about, callbacks).catch(() => undefined),
    request: (input, about) => start(input, about),
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    isError: mutation.isError,
    error: mutation.error,
    data: mutation.data?.data,
    input: mutation.variables?.input,
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
