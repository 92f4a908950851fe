import { useSyncExternalStore } from 'react'
import type { Endpoint } from '../contract/endpoint.ts'
import { useApi } from './api-context.ts'
import type { ApiClient } from './call.ts'

/** What the server of a client has said it does not do (501), remembered until the page is loaded anew. */
const notOffered = new WeakMap<ApiClient, ReadonlySet<string>>()
const listeners = new Set<() => void>()

/** The server answered 501 to this endpoint. */
export function setNotOffered(api: ApiClient, { id }: Endpoint): void {
  notOffered.set(api, new Set([...(notOffered.get(api) ?? []), id]))
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** False once the server has answered that it does not offer this: its action is hidden, and 'Contact support' stands in its place. */
export function useIsOffered({ id }: Endpoint): boolean {
  const api = useApi()
  return useSyncExternalStore(subscribe, () => notOffered.get(api)?.has(id) !== true)
}
