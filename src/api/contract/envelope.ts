import * as z from 'zod/mini'

/** Body of every successful answer: the result in `data`, and sometimes words for the employer in `message`. */
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
 * Body of a refusal. `message` says what happened in words, `errors` names the fields, `code` is for programs.
 * Words are also accepted below `data`, as other servers of this contract send them.
 */
export const errorBody = z.extend(messageFields, {
  code: z.optional(z.string()),
  requestId: z.optional(z.string()),
  attemptsLeft: z.optional(z.number()),
  retryAfterSeconds: z.optional(z.number()),
  /** Until when money actions are closed after too many wrong PINs; ISO 8601. */
  pinLockedUntil: z.optional(z.string()),
  data: z.optional(z.nullable(messageFields)),
})
export type ErrorBody = z.output<typeof errorBody>

/** The answer of a call that has nothing to return. Whatever a server sends in `data` is dropped. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => null),
)
