import { fullPath, type Endpoint } from '../contract/endpoint.ts'
import { ApiError } from './api-error.ts'

/** Input of any endpoint with all parts optional, for code that handles every endpoint. */
export interface AnyInput {
  params?: Readonly<Record<string, string | undefined>>
  query?: unknown
  body?: unknown
}

/** Message when an employer call is made without an employer (spec S5-13). */
export const noEmployerMessage = 'Employer ID not found. Please log in again.'

/**
 * The path of a call below the API base, with its parameters URL-encoded (spec S5-14).
 * @throws ApiError of kind `notSent`: `noEmployerMessage`, or 'Missing URL parameter: {name}'
 */
export function requestPath(
  endpoint: Pick<Endpoint, 'scope' | 'path'>,
  params: AnyInput['params'],
  employerId: string | null | undefined,
): string {
  if (endpoint.scope === 'employer' && !employerId) {
    throw new ApiError({ kind: 'notSent', serverMessage: noEmployerMessage })
  }
  const values = { ...params, ...(employerId && { employerId }) }
  return fullPath(endpoint).replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = (values as Record<string, string | undefined>)[name]
    if (!value) throw new ApiError({ kind: 'notSent', serverMessage: `Missing URL parameter: ${name}` })
    return encodeURIComponent(value)
  })
}

/** The query without empty values: undefined, empty text and empty lists (spec S5-15). */
export function withoutEmpty(query: unknown): Record<string, unknown> {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>)
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
