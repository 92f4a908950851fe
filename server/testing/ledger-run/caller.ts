import { setTimeout as wait } from 'node:timers/promises'
import type { Endpoint, Input } from '../../../src/api/contract/endpoint.ts'
import { addressOf } from '../address-of.ts'
import type { Fleet } from './fleet.ts'

/** Who calls: an employer of the run. */
export interface Caller {
  readonly employerId: string
  readonly token: string
}

/** What came of one call: an answer that says something for good, or none. */
export type Heard =
  | { readonly kind: 'done'; readonly data: Record<string, unknown> }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown'; /** A server was there, and could not say. */ readonly isAnswered: boolean }

/** A text of the first answer, by its name; undefined when nobody was answered, or without it. */
export function textOf(heard: readonly Heard[], name: string): string | undefined {
  const found = heard.find((one) => one.kind === 'done')?.data[name]
  return typeof found === 'string' ? found : undefined
}

const patienceMs = 30_000
/** How often a caller asks again who got no answer, long enough for a server to come back; and who was told to try later. */
const mostTries = 60
const mostAnswered = 4

/** Makes a call of the contract once, at one server. */
export async function call<E extends Endpoint>(
  base: string,
  endpoint: E,
  input: Input<E>,
  { employerId, token }: Caller,
  hangUpMs = patienceMs,
): Promise<Heard> {
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

interface Insistence {
  readonly copies?: number
  readonly hangUpMs?: number | undefined
  readonly givesUp?: boolean
  /** Counts up, so that calls go to the servers in turn. */
  readonly turn: number
}

/**
 * Makes a call as a front end does: perhaps several times at once, and, while nobody knows what came of it, again with the same reference.
 * @returns everything that was heard
 */
export async function insist<E extends Endpoint>(
  fleet: Fleet,
  endpoint: E,
  input: Input<E>,
  caller: Caller,
  { copies = 1, hangUpMs, givesUp = false, turn }: Insistence,
): Promise<Heard[]> {
  const heard = await Promise.all(
    Array.from({ length: copies }, (_, copy) => call(fleet.address(turn + copy), endpoint, input, caller, hangUpMs)),
  )
  if (givesUp) return heard
  const isOpen = () =>
    heard.every(({ kind }) => kind === 'unknown') &&
    heard.filter((one) => one.kind === 'unknown' && one.isAnswered).length < copies + mostAnswered
  for (let tries = 1; tries < mostTries && isOpen(); tries += 1) {
    await wait(Math.min(50 * tries, 500))
    heard.push(await call(fleet.address(turn + tries), endpoint, input, caller))
  }
  return heard
}
