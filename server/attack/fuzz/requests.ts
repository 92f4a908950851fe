import type { Endpoint } from '../../../src/api/contract/endpoint.ts'
import { openApiDocument } from '../../app/openapi.ts'
import type { Random } from '../../simulator/random.ts'
import { addressOf } from '../../testing/address-of.ts'
import { encodeBody } from '../../testing/encode-body.ts'
import { rightPassword, rightPin } from '../../testing/ledger-run/accounts.ts'
import { fullPath } from '../../../src/api/contract/endpoint.ts'
import { exampleOf } from '../examples.ts'
import type { Sent } from '../http.ts'
import type { Ids } from './ids.ts'
import { dayOf, hostileValues, type Schema, valueOf, type ValueOfName } from './values.ts'

/** The employer who makes a request, and the email of that account. */
export interface FuzzCaller {
  readonly employerId: string
  readonly email: string
  readonly token: string
  readonly ids: Ids
  /** The hired places of the employer's Gigs. */
  readonly places: readonly { readonly id: string; readonly gigId: string }[]
}

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

const operationOf = (endpoint: Endpoint) =>
  openApiDocument().paths[fullPath(endpoint)]?.[endpoint.method.toLowerCase()] as Operation | undefined

/** Fields whose valid values a schema cannot tell. */
const namesOf =
  ({ email, ids }: FuzzCaller, random: Random): ValueOfName =>
  (name) => {
    switch (name) {
      case 'pin':
      case 'currentPin':
        return rightPin
      case 'newPin':
      case 'confirmPin':
        return '1379'
      case 'currentPassword':
      case 'password':
        return rightPassword
      case 'newPassword':
      case 'confirmPassword':
        return 'Marquee-2026'
      case 'ref':
        return random.uuid()
      case 'email':
        return email
      case 'code':
        return '1234'
      case 'phone':
        return '+2348031234567'
      case 'bankCode':
        return '011'
      case 'accountNumber':
        return '0000014579'
      case 'quoteId':
        return ids.pick('quo', random)
      case 'gigId':
      case 'republishedFromGigId':
        return ids.pick('gig', random)
      case 'workerIds':
        return ids.pick('wrk', random) === undefined ? undefined : [ids.pick('wrk', random)]
      case 'reference':
        return ids.pick('MQ', random)
      case 'date':
      case 'from':
      case 'to':
        return dayOf(random)
      case 'applicationDeadline':
        return `${dayOf(random)}T09:00:00+01:00`
      default:
        return undefined
    }
  }

/** Ids that nothing has, or that are no ids. */
const weirdIds = [
  'none',
  'gig_none',
  '0',
  '-1',
  'null',
  "'; select 1; --",
  '..',
  '.',
  '%',
  '𠜎',
  'a\u0000',
  ' ',
  'x'.repeat(101),
  '../../healthz',
]

/** The kind of id that a parameter of a path takes. */
function kindOf(path: string, name: string): string {
  if (name === 'x') return 'wg'
  return ['notification', 'session', 'transaction'].reduce(
    (kind, area) =>
      path.includes(`/${area}/{`) ? ({ notification: 'ntf', session: 'ses', transaction: 'MQ' }[area] ?? kind) : kind,
    'gig',
  )
}

function paramsOf(endpoint: Endpoint, { ids, places }: FuzzCaller, random: Random): Record<string, string> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  // A place exists only below its own Gig.
  const place = places[random.between(0, Math.max(0, places.length - 1))]
  if (names.includes('x') && place !== undefined && random.chance(0.5)) return { id: place.gigId, x: place.id }
  return Object.fromEntries(
    names.map((name) => {
      const existingId = random.chance(0.92) ? ids.pick(kindOf(endpoint.path, name), random) : undefined
      return [name, existingId ?? weirdIds[random.between(0, weirdIds.length - 1)] ?? '']
    }),
  )
}

function queryOf(endpoint: Endpoint, random: Random, ofName: ValueOfName, isHostile: boolean): Record<string, unknown> {
  const parameters = operationOf(endpoint)?.parameters.filter((parameter) => parameter.in === 'query') ?? []
  const entries = parameters
    .filter(() => random.chance(0.35))
    .map(({ name, schema }) => {
      if (isHostile && random.chance(0.5)) return [name, hostileText(random)] as const
      if (name === 'status') return [name, random.chance(0.5) ? 'open' : 'success'] as const
      return [name, valueOf(schema, random, ofName, name)] as const
    })
  return Object.fromEntries(isHostile && random.chance(0.2) ? [...entries, ['unknown', '1']] : entries)
}

const hostileValue = (random: Random) => hostileValues[random.between(0, hostileValues.length - 1)]
/** A hostile text; not longer than an address may be. */
const hostileText = (random: Random) => textFrom(hostileValue(random)).slice(0, 3000)
const textFrom = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Changes some parts of a body: removes, replaces, adds or exchanges fields, at any depth. */
function mutate(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) {
    if (value.length > 0 && random.chance(0.6)) {
      return value.map((part) => (random.chance(0.5) ? mutate(part, random) : part))
    }
    return random.chance(0.5) ? [...value, ...value, ...value] : hostileValue(random)
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return hostileValue(random)
  const entries = Object.entries(value)
  const at = random.between(0, Math.max(0, entries.length - 1))
  switch (random.weighted({ replace: 5, remove: 2, deeper: 3, add: 1, prototype: 1 })) {
    case 'remove':
      return Object.fromEntries(entries.filter((_, index) => index !== at))
    case 'deeper':
      return Object.fromEntries(
        entries.map(([name, part], index) => [name, index === at ? mutate(part, random) : part]),
      )
    case 'add':
      return { ...value, [random.chance(0.5) ? 'role' : 'employerId']: hostileValue(random) }
    case 'prototype':
      return JSON.parse(`{"__proto__":{"isAdmin":true},${JSON.stringify(value).slice(1)}`.replace(',}', '}')) as unknown
    default:
      return Object.fromEntries(
        entries.map(([name, part], index) => [name, index === at ? hostileValue(random) : part]),
      )
  }
}

/** Bodies that are no JSON, or JSON of an odd form. */
const rawBodies = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '1',
  '{"a":1,}',
  '{"ref":1e999}',
  '\uFEFF{}',
  '{"email":"\\ud800"}',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  '{"a":'.repeat(500),
]
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'multipart/form-data',
  '',
  'application/JSON',
]

/** The longest address of a request. */
const maxAddress = 8000

/** How a request is made: valid, with a mutated body or query, or with a body that is not JSON. */
type Manner = 'valid' | 'mutated' | 'raw'

/** The request with a number, the same for the same seed and the same ids in earlier answers. */
export function fuzzRequest(endpoint: Endpoint, caller: FuzzCaller, random: Random): Sent {
  const manner: Manner = random.weighted({ valid: 62, mutated: 32, raw: 6 })
  const ofName = namesOf(caller, random)
  const params = { ...paramsOf(endpoint, caller, random), employerId: caller.employerId }
  const address = addressOf(endpoint, params, queryOf(endpoint, random, ofName, manner !== 'valid'))
  // A longer address is refused by Node, before the server sees it; the section `http` sends those.
  const path = address.length > maxAddress ? addressOf(endpoint, params) : address
  const headers: Record<string, string> =
    endpoint.scope === 'employer' ? { Authorization: `Bearer ${caller.token}` } : {}
  const { method } = endpoint
  if (endpoint.body === undefined) return { method, path, headers }
  if (manner === 'raw') {
    const type = random.chance(0.5)
      ? 'application/json'
      : (contentTypes[random.between(0, contentTypes.length - 1)] ?? '')
    return {
      method,
      path,
      headers: { ...headers, 'Content-Type': type },
      body: rawBodies[random.between(0, rawBodies.length - 1)] ?? '',
    }
  }
  const encoded = encodeBody(endpoint, bodyOf(endpoint, random, ofName, manner === 'mutated'))
  return {
    method,
    path,
    headers: { ...headers, ...encoded.headers },
    ...(encoded.body !== undefined && { body: encoded.body }),
  }
}

function bodyOf(endpoint: Endpoint, random: Random, ofName: ValueOfName, isMutated: boolean): unknown {
  const example = exampleOf(endpoint, random.uuid()).body
  const schema = Object.values(operationOf(endpoint)?.requestBody?.content ?? {})[0]?.schema
  const isForm = endpoint.bodyType === 'form-data'
  const isGenerated = schema !== undefined && !isForm && random.chance(0.4)
  const named = isForm ? example : withNames(example, ofName)
  const valid = isGenerated ? valueOf(schema, random, ofName) : named
  const body = isMutated ? mutate(valid, random) : valid
  return isForm ? formOf(body) : body
}

/** A body as a form can hold it: texts and files. */
const formOf = (body: unknown): unknown =>
  typeof body !== 'object' || body === null
    ? textFrom(body)
    : Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, value instanceof Blob ? value : textFrom(value)]),
      )

/** An example whose named fields belong to the caller. */
const withNames = (body: unknown, ofName: ValueOfName): unknown =>
  typeof body !== 'object' || body === null
    ? body
    : Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, name === 'date' ? value : (ofName(name) ?? value)]),
      )
