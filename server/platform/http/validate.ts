import * as z from 'zod/mini'
import { cutText } from '../../../src/api/contract/cut-text.ts'
import { Refusal } from './refusal.ts'

// Without a language zod says only "Invalid input".
z.config(z.locales.en())

type Issue = z.core.$ZodIssue

/** The maximum number of problems that a refusal names: a body of 1 MB can have a hundred thousand. */
export const maxNamedProblems = 20

/**
 * The messages of a failed check by field path (`address.city`); unknown fields by their own name. The first message of a field counts,
 * and only the first fields are named.
 */
function errorsByField(issues: readonly Issue[]): Record<string, string> {
  const errors = new Map<string, string>()
  const add = (path: readonly PropertyKey[], message: string) => {
    const name = path.map(String).join('.') || 'body'
    if (errors.size < maxNamedProblems && !errors.has(name)) errors.set(name, message)
  }
  for (const issue of issues) {
    if (errors.size >= maxNamedProblems) break
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, maxNamedProblems)) add([...issue.path, shortened(key)], 'Unknown field')
    } else {
      add(issue.path, issue.message)
    }
  }
  return Object.fromEntries(errors)
}

/** An unknown field's name as it is answered: a name may be as long as the body. */
const shortened = (key: string) => (key.length > 100 ? `${cutText(key, 100)}…` : key)

function refuseFields(errors: Record<string, string>): never {
  const [first] = Object.entries(errors)
  const [field, message] = first ?? ['body', 'Invalid input']
  throw new Refusal('VALIDATION_FAILED', message === 'Unknown field' ? `Unknown field: ${field}` : message, { errors })
}

/** PostgreSQL cannot store the character 0 in a text. */
function fieldWithNul(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, entry] of Object.entries(value)) {
    const found = fieldWithNul(entry, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

/** Parses input by its schema. @throws {Refusal} VALIDATION_FAILED with a message for each field */
export function validate<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input)
  if (!result.success) refuseFields(errorsByField(result.error.issues))
  const withNul = fieldWithNul(result.data)
  if (withNul !== undefined) refuseFields({ [withNul]: 'Contains a character that cannot be stored' })
  return result.data
}
