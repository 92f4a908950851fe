import * as z from 'zod/mini'
import { longestClosureReason } from '../limits.ts'
import { instant, newPassword, typedPassword } from './fields.ts'
import { linesOf } from './text.ts'
import { confirmPassword, isConfirmationTyped } from './session.ts'

/** The password that an account has, typed to authorize a change of it. */
const currentPassword = typedPassword('Current password is required')

/** One text may be typed with composed or decomposed characters; the server stores one form. */
const isSamePassword = (a: string, b: string) => a.normalize('NFC') === b.normalize('NFC')

/** A new password, typed twice, in place of the current one (docs/product/messages.md). */
export const passwordChange = z.strictObject({ currentPassword, newPassword, confirmPassword }).check(
  z.refine((value) => value.newPassword === value.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
    when: isConfirmationTyped,
  }),
  z.refine((value) => !isSamePassword(value.newPassword, value.currentPassword), {
    error: 'New password must be different from the current password',
    path: ['newPassword'],
  }),
)
export type PasswordChange = z.output<typeof passwordChange>

/** A browser in which the employer is signed in. */
export const accountSession = z.object({
  id: z.string(),
  /** 'Chrome on Windows'; null when the browser did not say what it is. */
  device: z.optional(z.nullable(z.string())),
  createdAt: instant,
  /** Some minutes old at most. */
  lastUsedAt: instant,
  /** Whether it is the session that asks. */
  current: z.boolean(),
})
export type AccountSession = z.output<typeof accountSession>

export const accountSessions = z.array(accountSession)

/** A request to close the account; the password shows that its owner makes it. */
export const closureRequest = z.strictObject({
  reason: z.optional(linesOf('Reason', longestClosureReason)),
  currentPassword,
})
export type ClosureRequest = z.input<typeof closureRequest>

/** The request to close the account that waits for the operator. */
export const sentClosureRequest = z.object({ ticketNumber: z.string(), requestedAt: instant })

/**
 * What stands between an account and its closing. `kind` is money, gig or payment; `message` says what has to be done first.
 */
export const closureObstacle = z.object({ kind: z.string(), message: z.string() })
export type ClosureObstacle = z.output<typeof closureObstacle>

export const accountClosure = z.object({
  request: z.nullable(sentClosureRequest),
  obstacles: z.array(closureObstacle),
})
export type AccountClosure = z.output<typeof accountClosure>
