import { fullPath, type Endpoint, type Input, type Output } from '../../src/api/contract/endpoint.ts'
import { productUrl } from './environment.ts'

/** Who calls. */
interface Actor {
  readonly employerId: string
  readonly token: string
}

/** The address of a call below the product's own, with the names in its path filled in. */
export function addressOf(endpoint: Endpoint, params: Readonly<Record<string, string>>): string {
  return `/api/v1${fullPath(endpoint).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`
}

/** Sends a call of the contract from outside the browser, and returns the answer as it is. */
export function send<E extends Endpoint>(endpoint: E, input: Input<E>, actor?: Actor): Promise<Response> {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown }
  return fetch(`${productUrl()}${addressOf(endpoint, { ...params, ...(actor && { employerId: actor.employerId }) })}`, {
    method: endpoint.method,
    headers: {
      ...(actor && { Authorization: `Bearer ${actor.token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/**
 * Makes a call of the contract from outside the browser, and returns its data.
 * @throws when the server refuses
 */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, actor?: Actor): Promise<Output<E>> {
  const answer = await send(endpoint, input, actor)
  const body = (await answer.json()) as { data: Output<E> }
  if (!answer.ok) throw new Error(`${endpoint.id} answered ${answer.status}: ${JSON.stringify(body)}`)
  return body.data
}
