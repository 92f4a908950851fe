/**
 * Every error code of the API with its HTTP status.
 *
 * No code a signed-in employer can cause by mistyping maps to 401: any 401 logs the employer out
 * (spec S4-5), so a wrong password, code or PIN answers 400.
 */
export const errorStatus = {
  MALFORMED_JSON: 400,
  INVALID_CREDENTIALS: 400,
  INVALID_CODE: 400,
  INVALID_PIN: 400,
  INVALID_PASSWORD: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  ACCOUNT_CLOSED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  INSUFFICIENT_FUNDS: 409,
  /** The wallet has to be activated first, or is under review. */
  WALLET_NOT_ACTIVE: 409,
  WALLET_RESTRICTED: 409,
  /** Activation needs a bank account and a PIN; a first PIN is set once. */
  SETUP_INCOMPLETE: 409,
  PIN_ALREADY_SET: 409,
  /** A payment for the same purpose is not final: it must not be paid again (docs/product/rules.md#money-movement). */
  PAYMENT_UNFINISHED: 409,
  WITHDRAWALS_PAUSED: 409,
  NO_PLAN: 409,
  /** Posting a Gig needs the business's name, and a Gig left on the plan (docs/product/rules.md#gates). */
  PROFILE_INCOMPLETE: 409,
  QUOTA_USED: 409,
  /** An employer keeps so many drafts of Gigs at most. */
  TOO_MANY_DRAFTS: 409,
  /** What a Gig's state does not allow (docs/product/states.md). */
  GIG_STATE: 409,
  /** What an applicant's or a hired place's state does not allow (docs/product/states.md). */
  APPLICANT_STATE: 409,
  WORKER_GIG_STATE: 409,
  /** Every place of the Gig is taken. */
  NO_FREE_PLACE: 409,
  /** Paying more than the Gig holds for the place needs the PIN, because the wallet pays the difference. */
  EXTRA_PAY_UNCONFIRMED: 409,
  /** Cancelling costs a higher fee than the one that was shown; the error body has the fee. */
  FEE_UNCONFIRMED: 409,
  /** An employer saves so many workers, and keeps so many groups, at most. */
  TOO_MANY_SAVED: 409,
  /** The accepted quote has expired or its price has changed; the client requests a new quote and the employer confirms it. */
  QUOTE_CHANGED: 409,
  EMAIL_TAKEN: 409,
  /** The account holds money, has Gigs that have not ended, or has a payment that is not final. */
  ACCOUNT_IN_USE: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  ACCOUNT_NOT_CONFIRMED: 422,
  PIN_LOCKED: 423,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_OFFERED: 501,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>

/** A reason for refusal, as sent in the `code` field of an error body. */
export type ErrorCode = keyof typeof errorStatus

/** Refusals that any endpoint may answer, so that no endpoint has to list them. */
export const commonErrors = [
  'MALFORMED_JSON',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** Refusals that any endpoint below `/employer/{employerId}` may answer besides the common ones. */
export const employerErrors = ['UNAUTHORIZED', 'NOT_FOUND'] as const satisfies readonly ErrorCode[]

/** Codes of refusals that no endpoint declares: the common ones, and those of the server in front of every endpoint. */
export type SharedErrorCode =
  (typeof commonErrors)[number] | (typeof employerErrors)[number] | 'FORBIDDEN' | 'METHOD_NOT_ALLOWED' | 'NOT_OFFERED'

/** Whether a code is one of the contract; a server of a later contract may send others. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)
