import type { Random } from '../../simulator/random.ts'
import { lagosDay } from '../servers.ts'

/** The part of JSON Schema that the contract's schemas use. */
export interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Gives a value of a field by its name, where a schema cannot say what is valid; undefined for other names. */
export type ValueOfName = (name: string) => unknown

const pick = <T>(random: Random, values: readonly T[]): T | undefined => values[random.between(0, values.length - 1)]

const sampleTexts = [
  'Photographers',
  'for',
  'the',
  'launch',
  'on',
  'Victoria',
  'Island',
  'Ọjọ́',
  'O’Brien',
  '₦',
  '𠜎',
  '&',
  'a\nb',
]

/** A text of a length that its schema allows. */
function textOf({ minLength = 0, maxLength = 60 }: Schema, random: Random): string {
  const length = random.between(minLength, Math.min(maxLength, minLength + 60))
  let text = ''
  while (text.length < length) text += `${pick(random, sampleTexts)} `
  return text.slice(0, length)
}

function numberOf({ minimum = 0, maximum = 1_000_000 }: Schema, random: Random): number {
  const near = Math.min(maximum, minimum + 1_000_000)
  return random.weighted({ near: 8, minimum: 1, maximum: 1 }) === 'near'
    ? random.between(minimum, near)
    : (pick(random, [minimum, maximum]) ?? minimum)
}

/** A text for the patterns of the contract that need no name. */
function patternText(pattern: string, random: Random): string {
  if (pattern.includes('[0-5]')) return pick(random, ['08:00', '09:30', '11:15']) ?? ''
  if (pattern.includes('RC|BN')) return 'RC123456'
  if (pattern.includes('https')) return 'https://example.com/a.png'
  return pattern.startsWith('^$') ? '' : '12345678'
}

/** A value that a schema allows, as far as the schema and the names of fields say what is allowed. */
export function valueOf(schema: Schema, random: Random, ofName: ValueOfName, name = ''): unknown {
  const named = ofName(name)
  if (named !== undefined) return named
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(random, schema.enum)
  const variants = schema.oneOf ?? schema.anyOf
  if (variants !== undefined) return valueOf(pick(random, variants) ?? {}, random, ofName, name)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => schema.required?.includes(field) === true || random.chance(0.5))
          .map(([field, part]) => [field, valueOf(part, random, ofName, field)]),
      )
    case 'array': {
      const { minItems = 0, maxItems = 3, items = {} } = schema
      const length = random.between(minItems, Math.min(maxItems, minItems + 2))
      return Array.from({ length }, () => valueOf(items, random, ofName, name))
    }
    case 'integer':
    case 'number':
      return numberOf(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'string':
      return schema.pattern === undefined ? textOf(schema, random) : patternText(schema.pattern, random)
    default:
      return null
  }
}

/** Values that no field should take, or that a careless server handles wrongly. */
export const hostileValues: readonly unknown[] = [
  null,
  0,
  -1,
  0.1,
  -0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  [[]],
  ['x', 1, null],
  { $ne: null },
  { toString: 'x', constructor: { prototype: { isAdmin: true } } },
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  `${'x'.repeat(30)}\uD83D`,
  '\u202E\u200B\uFEFF',
  '\r\nSet-Cookie: a=b',
  "'; drop table employer; --",
  '<script>alert(1)</script>',
  '${jndi:ldap://127.0.0.1/a}',
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  'NaN',
  'Infinity',
  '1e5',
  '0x10',
  '-1',
  '2025-02-30',
  '0000-00-00',
  '99999-01-01',
  '2026-12-01T25:61:00+99:00',
  '1970-01-01T00:00:00Z',
  'x'.repeat(5000),
  '𠜎'.repeat(300),
  `https://a.a${'/'.repeat(20_000)} x`,
  `${'.'.repeat(20_000)}@a.a`,
  Array.from({ length: 2000 }, () => 'x'),
]

/** A day that is valid in most fields: near today, sometimes far away. */
export const dayOf = (random: Random) =>
  lagosDay(random.chance(0.9) ? random.between(2, 60) : random.between(-400, 4000))
