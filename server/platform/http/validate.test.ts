import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { api } from '../../../src/api/contract/table.ts'
import { Refusal } from './refusal.ts'
import { maxNamedProblems, validate } from './validate.ts'

function refusalOf(schema: z.ZodMiniType, input: unknown): Refusal {
  try {
    validate(schema, input)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('It was accepted')
}

it.each([
  ['unknown fields', Object.fromEntries(Array.from({ length: 32_000 }, (_, index) => [`k${index}`, 1]))],
  ['items', { workSkills: Array.from({ length: 32_000 }, () => ''), title: 1 }],
  ['long names', { ['k'.repeat(900_000)]: 1 }],
])('names at most 20 problems of many %s, shortly', (_, input) => {
  const { code, message, details } = refusalOf(api.gigs.update.body, input)
  const named = Object.keys(details.errors ?? {})
  expect(code).toBe('VALIDATION_FAILED')
  expect(named.length).toBeGreaterThan(0)
  expect(named.length).toBeLessThanOrEqual(maxNamedProblems)
  expect(JSON.stringify({ message, details }).length).toBeLessThan(5000)
})

it('names each of a few problems', () => {
  const { details } = refusalOf(z.strictObject({ a: z.string(), b: z.number() }), { a: 1, b: 'x', c: 1, d: 2 })
  expect(Object.keys(details.errors ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual(['a', 'b', 'c', 'd'])
})

it('cuts no emoji in half in the name of an unknown field', () => {
  const { message } = refusalOf(z.strictObject({}), { [`${'k'.repeat(99)}🎤🎤`]: 1 })
  expect(message).toBe(`Unknown field: ${'k'.repeat(99)}…`)
})
