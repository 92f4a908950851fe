import * as z from 'zod/mini'

/** Body of every successful response: the result in `data`, and an optional message for the employer in `message`. */
export interface ReplyBody<T> {
  message?: string
  data: T
}

const fieldErrors = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
const messageFields = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  errors: z.optional(fieldErrors),
})

/**
 * Body of an error response. `message` is for the employer, `errors` holds messages by field, `code` is for programs.
 * Messages are also accepted below `data`, as other servers of this contract send them.
 */
export const errorBody = z.extend(messageFields, {
  code: z.optional(z.string()),
  requestId: z.optional(z.string()),
  attemptsLeft: z.optional(z.number()),
  retryAfterSeconds: z.optional(z.number()),
  /** Until when money actions are locked after too many wrong PINs; ISO 8601. Absent with PIN_LOCKED: until the PIN is reset. */
  pinLockedUntil: z.optional(z.string()),
  /** The fee that cancelling costs now, in kobo, where it is higher than the one that was shown. */
  feeKobo: z.optional(z.number()),
  /** What cancelling a Gig refunds now, in kobo, where that or the fee is worse than what was shown. */
  refundKobo: z.optional(z.number()),
  data: z.optional(z.nullable(messageFields)),
})
export type ErrorBody = z.output<typeof errorBody>

/** Response of a call without a result. The `data` that a server sends is dropped. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => null),
)
