import type { Endpoint } from '../contract/endpoint.ts'
import type { ApiClient } from './call.ts'

/** Start of every query key of an endpoint. The employer is part of it, so that no employer sees cached data of another. */
export function queryKeyStart(api: ApiClient, { id, scope }: Endpoint) {
  const employerId = scope === 'employer' ? (api.session.store.getState().user?.employerId ?? null) : null
  return [id, employerId] as const
}
