import { setTimeout as wait } from 'node:timers/promises'
import type { Endpoint, Input } from '../../../src/api/contract/endpoint.ts'
import { addressOf } from '../address-of.ts'
import type { Fleet } from './fleet.ts'

/** An employer of the run who makes calls. */
export interface Caller {
  readonly employerId: string
  readonly token: string
}

/** The outcome of one call: success, refusal, or unknown. */
export type CallOutcome =
  | { readonly kind: 'done'; readonly data: Record<string, unknown> }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown'; /** Whether a server answered with a 5xx status. */ readonly isAnswered: boolean }

/** A text field of the first successful answer; undefined without such an answer or field. */
export function textOf(outcomes: readonly CallOutcome[], name: string): string | undefined {
  const found = outcomes.find((outcome) => outcome.kind === 'done')?.data[name]
  return typeof found === 'string' ? found : undefined
}

const patienceMs = 30_000
/** Maximum number of retries without an answer, enough for a server to restart; and with 5xx answers. */
const mostTries = 60
const mostAnswered = 4

/** Makes a call of the contract once, at one server. */
export async function call<E extends Endpoint>(
  base: string,
  endpoint: E,
  input: Input<E>,
  { employerId, token }: Caller,
  hangUpMs = patienceMs,
): Promise<CallOutcome> {
  const {
    params = {},
    query = {},
    body,
  } = input as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
  try {
    const response = await fetch(base + addressOf(endpoint, { ...params, employerId }, query), {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(hangUpMs),
    })
    const answer = (await response.json()) as { data?: Record<string, unknown>; code?: string }
    if (response.ok) return { kind: 'done', data: answer.data ?? {} }
    return response.status >= 500
      ? { kind: 'unknown', isAnswered: true }
      : { kind: 'refused', code: answer.code ?? String(response.status) }
  } catch {
    return { kind: 'unknown', isAnswered: false }
  }
}

interface CallOptions {
  readonly copies?: number
  readonly hangUpMs?: number | undefined
  readonly givesUp?: boolean
  /** Counter by which calls are distributed over the servers. */
  readonly turn: number
}

/**
 * Makes a call like the client does: optionally several copies concurrently, and, while the outcome is unknown, again with the same reference.
 * @returns the outcomes of all copies and retries
 */
export async function callWithRetries<E extends Endpoint>(
  fleet: Fleet,
  endpoint: E,
  input: Input<E>,
  caller: Caller,
  { copies = 1, hangUpMs, givesUp = false, turn }: CallOptions,
): Promise<CallOutcome[]> {
  const outcomes = await Promise.all(
    Array.from({ length: copies }, (_, copy) => call(fleet.address(turn + copy), endpoint, input, caller, hangUpMs)),
  )
  if (givesUp) return outcomes
  const isOpen = () =>
    outcomes.every(({ kind }) => kind === 'unknown') &&
    outcomes.filter((outcome) => outcome.kind === 'unknown' && outcome.isAnswered).length < copies + mostAnswered
  for (let tries = 1; tries < mostTries && isOpen(); tries += 1) {
    await wait(Math.min(50 * tries, 500))
    outcomes.push(await call(fleet.address(turn + tries), endpoint, input, caller))
  }
  return outcomes
}
