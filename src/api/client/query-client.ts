import { MutationCache, QueryClient, type Mutation } from '@tanstack/react-query'
import type { Log } from '@/lib/log.ts'
import type { Resource } from '../contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { failureText, generalFailure, type FailureCopy } from './failure-text.ts'
import type { Reply } from './call.ts'

/** Freshness and retry of every query, in milliseconds (spec S9-14, S9-15). */
export const queryRules = {
  staleTime: 300_000,
  formStaleTime: 10_000,
  gcTime: 300_000,
  retries: 2,
  firstRetryDelay: 1000,
  longestRetryDelay: 30_000,
} as const

/** Text for a failure: a fixed text, a row of the catalogue, or a function; an empty text shows no toast. `false`: no toast; the call site may show the error. */
export type FailureOption = string | false | FailureCopy | ((error: ApiError) => string)

type SuccessOption = NonNullable<Mutation['meta']>['success']

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { reads?: readonly Resource[] }
    mutationMeta: {
      id?: string
      writes?: readonly Resource[]
      /** Text of the success toast when the server sends none, of its result; `false` for no toast. */
      success?: string | false | ((data: never) => string | undefined)
      failure?: FailureOption
      /** True when the cache was updated optimistically, so that a failure must refetch. */
      isOptimistic?: boolean
    }
  }
}

/** Shows the messages of finished mutations as toasts. */
export interface Notify {
  success: (text: string) => void
  /** @param id identifies the failures of one call: a later one replaces it */
  failure: (text: string, id: string) => void
  /** The call is tried again: its failure is no longer true. */
  dismiss: (id: string) => void
}

/** Whether a failed query is retried: not after a refusal by the client, a 4xx other than 408 and 429, or a 501. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.status === undefined) return error.kind === 'offline' || error.kind === 'timeout'
  return (error.status >= 500 && error.status !== 501) || error.status === 408 || error.status === 429
}

/** Delay before retry number `failures` (0 for the first), in milliseconds: doubled each time, capped. */
export function retryDelay(failures: number): number {
  return Math.min(queryRules.firstRetryDelay * 2 ** failures, queryRules.longestRetryDelay)
}

/**
 * Creates the cache of server data with the rules of spec S8-13, S9-14 and S9-15. Toasts of mutations and refetching
 * what they wrote happen here, so that no call site can omit them.
 */
export function createQueryClient({ notify, log }: { notify: Notify; log: Log }): QueryClient {
  /** Written resources that are not refetched yet, because another pending mutation writes them. */
  const staleResources = new Set<Resource>()

  const mutationCache = new MutationCache({
    onMutate: (_input, { meta }) => notify.dismiss(failureId(meta)),
    onSuccess: (result, _input, _context, { meta }) => {
      for (const resource of meta?.writes ?? []) staleResources.add(resource)
      const message = successText(result as Reply<unknown>, meta?.success)
      if (message) notify.success(message)
    },
    onError: (error, _input, _context, { meta }) => {
      if (meta?.isOptimistic) for (const resource of meta.writes ?? []) staleResources.add(resource)
      reportFailure(error, meta)
    },
    onSettled: (_result, _error, _input, _context, mutation) => refetchWritten(mutation),
  })

  function reportFailure(error: unknown, meta: Mutation['meta']) {
    const apiError = error instanceof ApiError ? error : undefined
    if (apiError?.kind === 'cancelled' || apiError?.endedSession) return
    log(`${meta?.id ?? 'A mutation'} failed`, error)
    const failure = meta?.failure ?? generalFailure
    if (failure === false) return
    const text = failureOf(error, failure)
    if (text) notify.failure(text, failureId(meta))
  }

  function refetchWritten(settled: Mutation<unknown, unknown, unknown, unknown>) {
    const others = mutationCache.findAll({ status: 'pending' }).filter((other) => other !== (settled as unknown))
    const stillWritten = new Set(others.flatMap((other) => other.meta?.writes ?? []))
    const refetchable = [...staleResources].filter((resource) => !stillWritten.has(resource))
    for (const resource of refetchable) staleResources.delete(resource)
    invalidateReads(client, refetchable)
  }

  const client = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: queryRules.staleTime,
        gcTime: queryRules.gcTime,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < queryRules.retries && isWorthRetrying(error),
        retryDelay,
        // A call made offline fails with an error instead of waiting for the network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always', gcTime: queryRules.gcTime },
    },
  })
  return client
}

/** The id of the toast for a failure of this call. */
const failureId = (meta: Mutation['meta']) => `failed ${meta?.id}`

function failureOf(error: unknown, failure: Exclude<FailureOption, false>): string {
  if (typeof failure === 'string') return failure
  if (typeof failure === 'object') return failureText(error, failure)
  return error instanceof ApiError ? failure(error) : generalFailure.fallback
}

/** The server's message, else the text of the call site (docs/product/rules.md#dialogs-and-toasts). */
function successText({ message, data }: Reply<unknown>, own: SuccessOption): string | undefined {
  if (own === false) return undefined
  return message || (typeof own === 'function' ? own(data as never) : own)
}

/** Invalidates every cached read of these resources and refetches the active ones. Push messages use it too. */
export function invalidateReads(client: QueryClient, resources: readonly Resource[]): void {
  if (resources.length === 0) return
  void client.invalidateQueries({
    predicate: ({ meta }) => meta?.reads?.some((resource) => resources.includes(resource)) ?? false,
  })
}
