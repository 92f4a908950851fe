import { useEffect, useRef, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiClient } from '@/api/client/call.ts'
import type { Endpoint, Input, Output } from '@/api/contract/endpoint.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { failureMessage } from '@/shared/query-view/failure-message.ts'
import type { Outcome } from '../copy.ts'
import type { AuthFailure } from './auth-runtime.ts'
import { loadAuthRuntime, preloadWhenIdle, type AuthRuntime } from './load-auth-runtime.ts'

type Endpoints = AuthRuntime['endpoints']
type CallName = keyof Endpoints
type Body<Name extends CallName> = Input<Endpoints[Name]>['body']

interface Reactions<Name extends CallName> {
  /** The call counts as pending until the returned promise has settled, normally the navigation to the next page. */
  onSuccess?: (data: Output<Endpoints[Name]>, body: Body<Name>) => void | Promise<void>
  onFailure?: (failure: AuthFailure) => void
}

export interface AuthAction<Name extends CallName> {
  /**
   * Sends the call; while one is pending a second one is ignored. Never rejects.
   * @returns the failure, after it was reported; null without one, or when the call was aborted
   */
  start: (body: Body<Name>) => Promise<AuthFailure | null>
  /** Aborts the pending call, without a toast. */
  cancel: () => void
  isPending: boolean
  /** What the form says of the connection, from a failure until the next attempt. */
  connection: string | undefined
}

/** The id of the toast of a failure on these pages, so that there is one at a time and the next attempt removes it. */
export const failureToast = 'auth-failure'

const unreached = 'We could not reach the server. Check your connection, then try again.'

/**
 * One of the authentication calls (spec S7-10) with its toasts. The call ends without a toast when the component unmounts:
 * an employer who left the page or closed the dialog must not be redirected.
 */
export function useAuthAction<Name extends CallName>(
  name: Name,
  outcome: Outcome,
  reactions: Reactions<Name> = {},
): AuthAction<Name> {
  const api = useApi()
  const [isPending, setPending] = useState(false)
  const [connection, setConnection] = useState<string>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => preloadWhenIdle(api), [api])
  useEffect(() => () => current.current?.abort(), [])

  const start = async (body: Body<Name>) => {
    if (current.current) return null
    const controller = new AbortController()
    current.current = controller
    toast.dismiss(failureToast)
    setConnection(undefined)
    setPending(true)
    const result = await send(api, name, body, outcome.failure, controller.signal)
    if (controller.signal.aborted) return null
    if ('data' in result) {
      toast.success(outcome.success)
      await reactions.onSuccess?.(result.data, body)
    } else if (result.failure) {
      toast.error(result.failure.text, { id: failureToast })
      setConnection(result.failure.connection)
      reactions.onFailure?.(result.failure)
    }
    current.current = undefined
    setPending(false)
    return 'data' in result ? null : result.failure
  }
  const cancel = () => {
    current.current?.abort()
    current.current = undefined
    setPending(false)
  }
  return { start, cancel, isPending, connection }
}

type Result<Name extends CallName> = { data: Output<Endpoints[Name]> } | { failure: AuthFailure | null }

/** Without the runtime there was no response either, so the row's message for that is used (spec R-15). */
async function send<Name extends CallName>(
  api: ApiClient,
  name: Name,
  body: Body<Name>,
  copy: Outcome['failure'],
  signal: AbortSignal,
): Promise<Result<Name>> {
  const runtime = await loadAuthRuntime().catch(() => null)
  if (!runtime) {
    const text = typeof copy === 'string' ? copy : (copy.nonHttp ?? copy.fallback)
    // The code may be missing with a connection too, when the server is away.
    const connection = navigator.onLine ? unreached : failureMessage({ kind: 'offline' })
    return { failure: { text, code: undefined, fields: {}, isHttp: false, connection } }
  }
  try {
    const endpoint: Endpoint = runtime.endpoints[name]
    return { data: (await api.call(endpoint, { body }, { signal })) as Output<Endpoints[Name]> }
  } catch (error) {
    return { failure: runtime.readFailure(error, copy) }
  }
}
