import { type Endpoint, fullPath } from '../../src/api/contract/endpoint.ts'
import { apiBase } from '../ports/handlers.ts'

/** The path of an endpoint with its parameters and query. */
export function addressOf(
  endpoint: Endpoint,
  params: Record<string, string>,
  query: Record<string, unknown> = {},
): string {
  const path = fullPath(endpoint).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${apiBase}${path}${search.size > 0 ? `?${search}` : ''}`
}
