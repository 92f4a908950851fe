import { hashKey, MutationCache, QueryCache, QueryClient, type Mutation, type Query } from '@tanstack/react-query'
import { now } from '@/lib/clock.ts'
import type { Log } from '@/lib/log.ts'
import type { PaymentState, Resource } from '../contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { failureText, generalFailure, type FailureCopy } from './failure-text.ts'
import type { Reply } from './call.ts'
import type { AnyInput } from './request.ts'

/** Freshness and retry of every query, in milliseconds (spec S9-14, S9-15). */
export const queryRules = {
  staleTime: 300_000,
  formStaleTime: 10_000,
  /** For so long a failed read is shown and not repeated when its view mounts: the loader of the page has just made it. */
  failureFreshTime: 10_000,
  gcTime: 300_000,
  retries: 2,
  firstRetryDelay: 1000,
  longestRetryDelay: 30_000,
} as const

/** Text for a failure: a fixed text, a row of the catalogue, or a function; an empty text shows no toast. `false`: no toast; the call site may show the error. */
export type FailureOption<E extends ApiError = ApiError> = string | false | FailureCopy | ((error: E) => string)

type SuccessOption = NonNullable<Mutation['meta']>['success']

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      reads?: readonly Resource[]
      writes?: readonly Resource[]
      settles?: ((data: never) => PaymentState | readonly PaymentState[]) | undefined
      /** True for a read of many pages that a mutation with `putsResult` updates: it is then only marked stale. */
      takesResults?: boolean
    }
    mutationMeta: {
      id?: string
      writes?: readonly Resource[]
      /** Text of the success toast when the server sends none, of its result; `false` for no toast. */
      success?: string | false | ((data: never) => string | undefined)
      failure?: FailureOption<never>
      /** True when the input may be a PIN or a password. */
      isSensitive?: boolean
      /** True when the cache was updated optimistically, so that a failure must refetch. */
      isOptimistic?: boolean
      /** True when its result was put into the reads that take results, so that a success does not read those again. */
      putsResult?: boolean
    }
  }
}

/** Shows the messages of finished mutations as toasts. */
export interface Notify {
  success: (text: string) => void
  /** @param id identifies the failures of calls about the same: a later one replaces it */
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

/** Whether the server refused because of a state that the client has not read yet: what the call would have written is out of date. */
const refusesState = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 423)

/**
 * Creates the cache of server data with the rules of spec S8-13, S9-14 and S9-15. Toasts of mutations and refetching
 * what they wrote, what contradicts a refusal and what a final payment changed happen here, so that no call site can omit them.
 */
export function createQueryClient({ notify, log }: { notify: Notify; log: Log }): QueryClient {
  /** Written resources that are not refetched yet, because another pending mutation writes them. */
  const staleResources = new Set<Resource>()
  /** Those of them whose change is not in the cache, not even in the reads that take results. */
  const unreadResources = new Set<Resource>()

  /** Whether each payment that was read is final, by its id. */
  const paymentsRead = new Map<string, boolean>()

  const queryCache = new QueryCache({
    onSuccess: (data, query) => {
      if (hasSettled(data, query.meta)) invalidateReads(client, query.meta?.writes ?? [], query)
    },
    onError: (error, query) => {
      // A payment that cannot be read has changed nothing: reading it again because of that would never end.
      if (refusesState(error) && !query.meta?.settles) invalidateReads(client, query.meta?.writes ?? [], query)
    },
  })

  /** Whether a payment has become final since it was read last. Of a list the first read says nothing; a payment read by itself is awaited. */
  function hasSettled(data: unknown, meta: Query['meta']): boolean {
    const answer = meta?.settles?.(data as never) ?? []
    const isList = Array.isArray(answer)
    const payments = (isList ? answer : [answer]) as readonly PaymentState[]
    const isSettled = payments.some(({ id, isFinal }) => isFinal && !(paymentsRead.get(id) ?? isList))
    for (const { id, isFinal } of payments) paymentsRead.set(id, isFinal)
    return isSettled
  }

  const mutationCache = new MutationCache({
    onMutate: (variables, { meta }) => notify.dismiss(failureId(meta, variables)),
    onSuccess: (result, _input, _context, { meta }) => {
      markStale(meta?.writes, meta?.putsResult)
      const message = successText(result as Reply<unknown>, meta?.success)
      if (message) notify.success(message)
    },
    onError: (error, variables, _context, { meta }) => {
      if (meta?.isOptimistic || refusesState(error)) markStale(meta?.writes)
      reportFailure(error, variables, meta)
    },
    onSettled: (_result, _error, _input, _context, mutation) => refetchWritten(mutation),
  })

  function markStale(written: readonly Resource[] = [], isPut = false) {
    for (const resource of written) {
      staleResources.add(resource)
      if (!isPut) unreadResources.add(resource)
    }
  }

  function reportFailure(error: unknown, variables: unknown, meta: Mutation['meta']) {
    const apiError = error instanceof ApiError ? error : undefined
    if (apiError?.kind === 'cancelled' || apiError?.endedSession) return
    log(`${meta?.id ?? 'A mutation'} failed`, error)
    const failure = meta?.failure ?? generalFailure
    if (failure === false) return
    const text = failureOf(error, failure)
    if (text) notify.failure(text, failureId(meta, variables))
  }

  function refetchWritten(settled: Mutation<unknown, unknown, unknown, unknown>) {
    const others = mutationCache.findAll({ status: 'pending' }).filter((other) => other !== (settled as unknown))
    const stillWritten = new Set(others.flatMap((other) => other.meta?.writes ?? []))
    const refetchable = [...staleResources].filter((resource) => !stillWritten.has(resource))
    const unread = refetchable.filter((resource) => unreadResources.has(resource))
    for (const resource of refetchable) {
      staleResources.delete(resource)
      unreadResources.delete(resource)
    }
    if (refetchable.length === 0) return
    const readsAny = (resources: readonly Resource[], { meta }: Pick<Query, 'meta'>) =>
      meta?.reads?.some((resource) => resources.includes(resource)) ?? false
    const isUpToDate = (query: Query) => query.meta?.takesResults === true && !readsAny(unread, query)
    readAgain(client, (query) => readsAny(refetchable, query) && !isUpToDate(query))
    void client.invalidateQueries({
      predicate: (query) => readsAny(refetchable, query) && isUpToDate(query),
      refetchType: 'none',
    })
  }

  const client = new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: queryRules.staleTime,
        gcTime: queryRules.gcTime,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < queryRules.retries && isWorthRetrying(error),
        retryDelay,
        retryOnMount: ({ state }) => now().getTime() - state.errorUpdatedAt > queryRules.failureFreshTime,
        // A call made offline fails with an error instead of waiting for the network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always', gcTime: queryRules.gcTime },
    },
  })
  return client
}

/** The id of the toast for a failure of this call: a call about something else leaves it. A PIN is no part of it: another one is another try. */
function failureId(meta: Mutation['meta'], variables: unknown): string {
  const { params, query, body } = (variables as { input: AnyInput } | undefined)?.input ?? {}
  return `failed ${meta?.id} ${hashKey([params, query, meta?.isSensitive ? undefined : body])}`
}

function failureOf(error: unknown, failure: Exclude<FailureOption<never>, false>): string {
  if (typeof failure === 'string') return failure
  if (typeof failure === 'object') return failureText(error, failure)
  return error instanceof ApiError ? failure(error as never) : generalFailure.fallback
}

/** The server's message, else the text of the call site (docs/product/rules.md#dialogs-and-toasts). */
function successText({ message, data }: Reply<unknown>, own: SuccessOption): string | undefined {
  if (own === false) return undefined
  return message || (typeof own === 'function' ? own(data as never) : own)
}

/**
 * Invalidates every cached read of these resources and refetches the active ones. Call it only for what changed without a call: what a
 * call changes is declared by its endpoint.
 * @param except the query that has just been read
 */
export function invalidateReads(
  client: QueryClient,
  resources: readonly Resource[],
  except?: Query<unknown, unknown, unknown>,
): void {
  if (resources.length === 0) return
  readAgain(
    client,
    (query) => query !== except && (query.meta?.reads?.some((resource) => resources.includes(resource)) ?? false),
  )
}

/**
 * Reads queries again after a change. A read that is under way may have begun before it. The library starts the read of a shown query with data again;
 * any other is joined or left alone, and its answer counts as current: it is marked stale, and read once more where it is shown, when it has ended.
 */
export function readAgain(client: QueryClient, predicate: (query: Query) => boolean): void {
  for (const query of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined && query.isActive()) continue
    const { queryKey, promise } = query
    void promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    )
  }
  void client.invalidateQueries({ predicate })
}
