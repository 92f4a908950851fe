import { fullPath, type Endpoint, type Input, type Output } from '../../src/api/contract/endpoint.ts'
import { productUrl } from './environment.ts'

/** The employer and the session that make a call. */
interface Actor {
  readonly employerId: string
  readonly token: string
}

/** Returns the path of an endpoint with its parameters filled in. */
export function pathOf(endpoint: Endpoint, params: Readonly<Record<string, string>>): string {
  return `/api/v1${fullPath(endpoint).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`
}

/** Sends a request of the contract without a browser, and returns the response. */
export function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  actor?: Actor,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown }
  return fetch(`${productUrl()}${pathOf(endpoint, { ...params, ...(actor && { employerId: actor.employerId }) })}`, {
    method: endpoint.method,
    headers: {
      ...(actor && { Authorization: `Bearer ${actor.token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/**
 * Calls an endpoint of the contract without a browser, and returns its data.
 * @throws when the status is not 2xx
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  actor?: Actor,
  headers: Readonly<Record<string, string>> = {},
): Promise<Output<E>> {
  const response = await send(endpoint, input, actor, headers)
  const body = (await response.json()) as { data: Output<E> }
  if (!response.ok) throw new Error(`${endpoint.id} returned ${response.status}: ${JSON.stringify(body)}`)
  return body.data
}
