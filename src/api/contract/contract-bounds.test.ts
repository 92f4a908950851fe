import { describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { endpoints } from './table.ts'

/*
 * What a request may cost: every text and list of a request has a maximum, and nothing but counting reads more than that. A pattern of
 * quadratic time over the 1 MB of a body would occupy the server for an hour.
 */

/** A text or a list somewhere in the input of a schema. */
interface InputPlace {
  readonly kind: 'string' | 'array'
  readonly path: readonly (string | number)[]
  /** Infinity without a maximum. */
  readonly maximum: number
  /** Whether the checks after its maximum skip what is longer. */
  readonly skipsRest: boolean
  /** The kinds of its checks, in their order. */
  readonly checks: readonly string[]
  /** An input that holds a value at this place, and of the rest only what selects the member of a union. */
  readonly inputWith: (value: unknown) => unknown
}

type Schema = z.core.$ZodType
type Wrap = (value: unknown) => unknown

/** Every text and list that a schema reads. Of a pipe the input counts: what is made of a bounded text is bounded. */
function inputPlaces(
  schema: Schema,
  path: readonly (string | number)[] = [],
  wrap: Wrap = (value) => value,
): InputPlace[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const place = (kind: InputPlace['kind']): InputPlace => {
    const checks = (def.checks ?? []).map((check) => check._zod.def)
    const skipsRest = checks.some((check) => check.check === 'max_length' && 'abort' in check && check.abort === true)
    const maximum = Math.min(...checks.flatMap((check) => ('maximum' in check ? [Number(check.maximum)] : [])))
    return { kind, path, maximum, skipsRest, checks: checks.map(({ check }) => check), inputWith: wrap }
  }
  switch (def.type) {
    case 'string':
      return [place('string')]
    case 'array':
      return [place('array'), ...inputPlaces(def.element, [...path, 0], (value) => wrap([value]))]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) =>
        inputPlaces(field, [...path, key], (value) => wrap({ ...literalsOf(def.shape), [key]: value })),
      )
    case 'union':
      return def.options.flatMap((option) => inputPlaces(option, path, wrap))
    case 'pipe':
      return inputPlaces(def.in, path, wrap)
    case 'optional':
    case 'nullable':
    case 'default':
      return inputPlaces(def.innerType, path, wrap)
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'custom':
      return []
    default:
      throw new Error(`Say what a ${def.type} at ${path.join('.')} may cost`)
  }
}

/** The fields of an object that may have one value only: they select the member of a union. */
function literalsOf(shape: Readonly<Record<string, Schema>>): Record<string, unknown> {
  const valueOf = (field: Schema): unknown => {
    const { def } = (field as z.core.$ZodTypes)._zod
    if (def.type === 'optional') return valueOf(def.innerType)
    return def.type === 'literal' ? def.values[0] : undefined
  }
  return Object.fromEntries(
    Object.entries(shape)
      .map(([key, field]) => [key, valueOf(field)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

/** The longest text that any field takes. */
const longestText = 4096

const inputs = endpoints.flatMap((endpoint) =>
  [endpoint.query, endpoint.body].flatMap((schema) =>
    schema === undefined
      ? []
      : inputPlaces(schema).map((place) => [`${endpoint.id} ${place.path.join('.')}`, schema, place] as const),
  ),
)
const texts = inputs.filter(([, , { kind }]) => kind === 'string')
const lists = inputs.filter(([, , { kind }]) => kind === 'array')

const megabyte = 1_000_000
const hostile = ['/', '.', ' ', 'a', '@', '\t', '\u200b', 'a@b.', 'A1!'].flatMap((part) => {
  const text = part.repeat(megabyte / part.length)
  return [text, `https://a.a${text} x`, `a@a${text}@`]
})

/** How zod counts characters: one step for each. */
const countingPattern = '[\\uD800-\\uDBFF]'

/** Runs work and returns the length of the longest text that a pattern read in it. */
function longestRead(work: () => void): number {
  const { exec, test } = RegExp.prototype
  let longest = 0
  const counting = <T>(original: (this: RegExp, text: string) => T) =>
    function (this: RegExp, text: string): T {
      if (this.source !== countingPattern) longest = Math.max(longest, text.length)
      return original.call(this, text)
    }
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(counting(exec))
  vi.spyOn(RegExp.prototype, 'test').mockImplementation(counting(test))
  try {
    work()
  } finally {
    vi.restoreAllMocks()
  }
  return longest
}

/** The messages of a place that holds a value. */
const messagesAt = (schema: z.ZodMiniType, { path, inputWith }: InputPlace, value: unknown) =>
  (schema.safeParse(inputWith(value)).error?.issues ?? [])
    .filter((issue) => issue.path.join('.') === path.join('.'))
    .map(({ message }) => message)

it('finds the texts and lists of requests', () => {
  const names = inputs.map(([name]) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'auth.login email',
      'gigs.create sessions.0.date',
      'gigs.list status',
      'company.updateCompanyProfile address.city',
      'gigPeople.invite workerIds',
    ]),
  )
  expect(texts.length).toBeGreaterThan(100)
})

describe.each(texts)('%s', (_, schema, place) => {
  it('has a maximum length, counted before anything reads the text', () => {
    expect(place.maximum).toBeLessThanOrEqual(longestText)
    expect(place.checks.find((check) => check !== 'overwrite')).toBe('max_length')
  })

  it('lets no pattern read 1 MB, and does not accept it', () => {
    for (const text of hostile) {
      let messages: string[] = []
      const read = longestRead(() => {
        messages = messagesAt(schema, place, text)
      })
      expect(read).toBeLessThanOrEqual(2 * longestText)
      // A text of blanks is trimmed, and nothing is left of it.
      expect(messages.length > 0 || text.trim() === '').toBe(true)
    }
  })
})

describe.each(lists)('%s', (_, schema, place) => {
  it('has a maximum length, and its other checks skip a longer list', () => {
    expect(place.maximum).toBeLessThanOrEqual(100)
    const next = place.checks.slice(place.checks.indexOf('max_length') + 1)
    expect(place.skipsRest || next.every((check) => check === 'min_length')).toBe(true)
    const many = Array.from({ length: 1000 }, () => 'x')
    expect(messagesAt(schema, place, many)).toEqual([expect.stringMatching(/up to \d+/)])
  })
})
