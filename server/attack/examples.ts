import type { Endpoint } from '../../src/api/contract/endpoint.ts'
import { endpoints } from '../../src/api/contract/table.ts'
import { rightPin } from '../testing/ledger-run/accounts.ts'
import { lagosDay } from './servers.ts'

/** A call as the contract's examples write it. */
export interface ExampleCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Moves the days of an example, which are in the past, to days to come. */
function withFutureDays(value: unknown): unknown {
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return lagosDay(10)
    return /^\d{4}-\d\d-\d\dT/.test(value) ? `${lagosDay(9)}T09:00:00+01:00` : value
  }
  if (Array.isArray(value)) return value.map(withFutureDays)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withFutureDays(part)]))
}

/** The example of an endpoint as a call that can succeed today: with days to come, the right PIN and a new reference. */
export function exampleOf(endpoint: Endpoint, ref: string): ExampleCall {
  const { params, query, body } = endpoint.example as ExampleCall
  const dated = withFutureDays(body)
  const fields =
    typeof dated === 'object' && dated !== null
      ? Object.entries(dated).map(([name, value]) => {
          if (name === 'ref') return [name, ref]
          return [name, name === 'pin' || name === 'currentPin' ? rightPin : value]
        })
      : undefined
  return {
    ...(params !== undefined && { params }),
    ...(query !== undefined && { query }),
    ...(fields !== undefined && { body: Object.fromEntries(fields) as unknown }),
  }
}

/** The endpoints of an employer. */
export const scopedEndpoints: readonly Endpoint[] = endpoints.filter(({ scope }) => scope === 'employer')
