import * as z from 'zod/mini'
import { nothing } from '../envelope.ts'
import { code, email, newPassword, passwordMaximum, personName, signUpPassword, typedPassword } from './fields.ts'
import { bounded } from './text.ts'

/**
 * The signed-in employer as every screen knows it (spec S3-2). An email address in the answer is dropped on purpose:
 * this object is persisted in the browser and an email never is.
 */
export const sessionUser = z.object({
  firstName: z.string(),
  lastName: z.optional(z.nullable(z.string())),
  employerId: z.optional(z.nullable(z.string())),
  /** Address of the photo. */
  imageUrl: z.optional(z.nullable(z.string())),
})
export type SessionUser = z.output<typeof sessionUser>

/** Answer of log-in and registration. The token may carry a 'Bearer ' prefix. */
export const authResult = z.object({ token: z.string().check(z.minLength(1)), user: sessionUser })

export const credentials = z.strictObject({
  email: email('Invalid email address', 'Email is required'),
  password: typedPassword('Password is required'),
})

export const registration = z.strictObject({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: email('Valid email is required'),
  password: signUpPassword,
})

/** Address of a new account whose first code is asked for. */
export const signUpEmail = z.strictObject({ email: email('Invalid email address') })

/** Address whose password was forgotten; its messages differ from those of sign-up (spec S5-7). */
export const forgottenEmail = z.strictObject({
  email: email('Please enter a valid email address', 'Email is required'),
})

export const emailCode = z.strictObject({ email: email(), code })

/**
 * The answer to a right code: the proof that the next call has to show. A browser keeps it as a cookie and needs nothing of this; a client
 * without cookies sends it in the body. Answers of other servers are dropped.
 */
export const verifiedCode = z.union([z.object({ proof: z.string() }), nothing])

/** The proof of a right code, from a client without cookies. */
export const codeProof = z.optional(bounded(100, 'proof is too long', 'proof must be text'))

/** The second typing of a new password. */
export const confirmPassword = bounded(passwordMaximum, 'Password is too long', 'Confirm password is required').check(
  z.minLength(1, 'Confirm password is required'),
)

/** Whether both typings of a new password are there to be compared, even while other fields of the form are invalid. */
export function isConfirmationTyped({ value }: { value: unknown }): boolean {
  const typed = value as { newPassword?: unknown; confirmPassword?: unknown } | null
  return typeof typed?.newPassword === 'string' && !!typed.confirmPassword
}

/** A new password, typed twice. */
export const passwordReset = z.strictObject({ email: email(), newPassword, confirmPassword }).check(
  z.refine((value) => value.newPassword === value.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
    when: isConfirmationTyped,
  }),
)
