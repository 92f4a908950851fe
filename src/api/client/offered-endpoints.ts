import { useSyncExternalStore } from 'react'
import type { Endpoint } from '../contract/endpoint.ts'
import { useApi } from './api-context.ts'
import type { ApiClient } from './call.ts'

/** Ids of the endpoints that the server of a client answered with 501, stored until the page is reloaded. */
const notOffered = new WeakMap<ApiClient, ReadonlySet<string>>()
const listeners = new Set<() => void>()

/** Records that the server answered 501 to this endpoint. */
export function setNotOffered(api: ApiClient, { id }: Endpoint): void {
  notOffered.set(api, new Set([...(notOffered.get(api) ?? []), id]))
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** False once the server has answered 501; the screen then shows 'Contact support' instead of the action. */
export function useIsOffered({ id }: Endpoint): boolean {
  const api = useApi()
  return useSyncExternalStore(subscribe, () => notOffered.get(api)?.has(id) !== true)
}
