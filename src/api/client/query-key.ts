import type { Endpoint } from '../contract/endpoint.ts'
import type { ApiClient } from './call.ts'

/** Start of every query key of an endpoint. The employer is part of it, so no employer ever sees what another one read. */
export function queryKeyStart(api: ApiClient, { id, scope }: Endpoint) {
  const employerId = scope === 'employer' ? (api.session.store.getState().user?.employerId ?? null) : null
  return [id, employerId] as const
}
