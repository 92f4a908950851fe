import * as z from 'zod/mini'
import { bounded, boundedTrimmed, lineOf } from './text.ts'

/**
 * The fields that employers type, with the specification's messages (spec S5-1 to S5-10). Forms and the server use the same rules,
 * so a field cannot be accepted by one and refused by the other.
 */

/** `\p{C}` are the characters that nobody sees: with a zero-width one an email looks like another employer's. */
export const emailPattern = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+\.[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u

/** Maximum length of an email address. */
export const maxEmailLength = 254

/** An email address, trimmed. `message` differs by form: sign-in, sign-up and forgot-password each have their own message. */
export const email = (message = 'Invalid email address', empty = message) =>
  boundedTrimmed(maxEmailLength, message, empty).check(z.minLength(1, empty), z.regex(emailPattern, message))

/** A person's name: trimmed, never empty, at most 120 characters. */
export const personName = (label: string) =>
  lineOf(label, 120, `${label} is required`).check(z.minLength(1, `${label} is required`))

/** What a password must hold, in the order of the live checklist. `special` counts for a new password only. */
export const passwordRules = [
  { id: 'length', label: '8 characters', pattern: /^.{8,}$/su, message: 'Password must be at least 8 characters' },
  {
    id: 'uppercase',
    label: 'uppercase',
    pattern: /\p{Lu}/u,
    message: 'Password must contain at least one uppercase letter',
  },
  {
    id: 'lowercase',
    label: 'lowercase',
    pattern: /\p{Ll}/u,
    message: 'Password must contain at least one lowercase letter',
  },
  { id: 'number', label: 'number', pattern: /\d/, message: 'Password must contain at least one number' },
  {
    id: 'special',
    label: 'special character',
    pattern: /[^\p{L}\p{N}\s]/u,
    message: 'Password must contain at least one special character',
  },
] as const

/** Longer passwords are refused: hashing them would cost more than they add. */
export const passwordMaximum = 200

const password = (rules: readonly (typeof passwordRules)[number][]) =>
  bounded(passwordMaximum, `Password must be at most ${passwordMaximum} characters`, 'Password is required').check(
    ...rules.map((rule) => z.regex(rule.pattern, rule.message)),
  )

/** A password that exists, as it is typed: only the server knows whether it is right. */
export const typedPassword = (empty: string) =>
  bounded(passwordMaximum, 'Password is too long', empty).check(z.minLength(1, empty))

/** A password at sign-up: four rules; a special character is shown in the checklist but not demanded. */
export const signUpPassword = password(passwordRules.filter((rule) => rule.id !== 'special'))

/** A new password after a reset: the sign-up rules and a special character. */
export const newPassword = password(passwordRules)

/** Number of digits of a one-time code and of a PIN (spec S9-2). */
export const codeLength = 4

/** A one-time code. */
export const code = bounded(codeLength, 'Please enter a valid 4-digit OTP.').check(
  z.regex(/^\d{4}$/, 'Please enter a valid 4-digit OTP.'),
)

/** A moment as ISO 8601 with an offset. */
export const instant = z
  .string()
  .check(z.refine((value) => !Number.isNaN(Date.parse(value)), 'Must be an ISO 8601 time'))

/** Page of a list: `limit` rows after leaving out `skip`. Numbers arrive as text in an address and are read as numbers. */
export const pageQuery = (defaultLimit: number, maximum = 100) => ({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maximum)), defaultLimit),
  skip: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
})
