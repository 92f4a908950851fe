import { errorStatus, type ErrorCode } from '../contract/error-codes.ts'
import type { ErrorBody } from '../contract/envelope.ts'

/** The message of each refusal unless a story gives its own. The server's may differ: it names amounts, times and causes. */
const defaultMessages: Record<ErrorCode, string> = {
  MALFORMED_JSON: 'The body is not valid JSON.',
  INVALID_CREDENTIALS: 'Wrong email or password.',
  INVALID_CODE: 'Invalid OTP. Please try again.',
  INVALID_PIN: 'Incorrect PIN',
  INVALID_PASSWORD: 'Current password is incorrect',
  UNAUTHORIZED: 'Your session has ended. Please sign in again.',
  FORBIDDEN: 'This call came from another site. Load the page again and retry.',
  EMAIL_NOT_VERIFIED: 'Verify your email first: ask for a code and type it in.',
  ACCOUNT_CLOSED: 'This account is closed.',
  NOT_FOUND: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: 'This address does not take this method.',
  CONFLICT: 'This was changed in the meantime. Load the page again and retry.',
  INSUFFICIENT_FUNDS: 'There is not enough money for this.',
  WALLET_NOT_ACTIVE: 'Activate your wallet first.',
  WALLET_RESTRICTED: 'Your wallet is under review. Contact support.',
  SETUP_INCOMPLETE: 'Add a bank account and a PIN first.',
  PIN_ALREADY_SET: 'You have a PIN already. Change it in your settings.',
  PAYMENT_UNFINISHED: 'A payment for this is still being confirmed. Do not pay again.',
  WITHDRAWALS_PAUSED: 'Withdrawals are paused for a while, because your account or PIN was changed.',
  NO_PLAN: 'You have no plan.',
  PROFILE_INCOMPLETE: 'Complete your business profile first.',
  QUOTA_USED: 'No Gigs left on your plan.',
  GIG_STATE: 'This Gig has changed in the meantime. Load the page again.',
  QUOTE_CHANGED: 'The price has been updated.',
  ACCOUNT_NOT_CONFIRMED: 'We could not confirm this account. Check the number and bank.',
  PIN_LOCKED: 'Your PIN is locked.',
  ACCOUNT_IN_USE: 'Your account cannot be closed yet.',
  EMAIL_TAKEN: 'An account with this email already exists. Sign in instead.',
  BODY_TOO_LARGE: 'This is too much at once: a request may hold 1 MB.',
  UNSUPPORTED_MEDIA_TYPE: 'The body must be JSON (Content-Type: application/json).',
  VALIDATION_FAILED: 'Invalid input',
  RATE_LIMITED: 'Too many tries. Please wait a moment.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  NOT_OFFERED: 'This is not offered here.',
  UNAVAILABLE: 'Marquee is not available for a moment. Please try again.',
}

/** Fields of an error response besides its code. `message: null` leaves the message out, as other servers of the contract may. */
export interface RefusalDetails extends Pick<
  ErrorBody,
  'error' | 'errors' | 'attemptsLeft' | 'retryAfterSeconds' | 'pinLockedUntil'
> {
  message?: string | null
}

/** The id of every refused request; the server has another one for each. */
const requestId = '2a7c5b1e-8d0f-4c36-9b21-6f0d3e9a7c54'

/** Thrown by a mock to refuse a call as the server would. */
export class MockRefusal extends Error {
  override name = 'MockRefusal'
  readonly status: number
  readonly body: ErrorBody

  constructor(code: ErrorCode, { message = defaultMessages[code], ...extra }: RefusalDetails = {}) {
    super(code)
    this.status = errorStatus[code]
    this.body = { ...(message !== null && { message }), code, ...extra, requestId }
  }
}
