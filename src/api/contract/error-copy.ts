import type { ErrorCode } from './error-codes.ts'

/**
 * What the employer reads of each refusal. The server and the mocks send it, unless the refusal has a message of its own that names
 * an amount, a time or a cause.
 */
export const errorCopy = {
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
  PIN_LOCKED: 'Your PIN is locked until you reset it.',
  ACCOUNT_IN_USE: 'Your account cannot be closed yet.',
  EMAIL_TAKEN: 'An account with this email already exists. Sign in instead.',
  BODY_TOO_LARGE: 'This is too much at once: a request may hold 1 MB.',
  UNSUPPORTED_MEDIA_TYPE: 'The body must be JSON (Content-Type: application/json).',
  VALIDATION_FAILED: 'Invalid input',
  RATE_LIMITED: 'Too many attempts. Please wait a moment and try again.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  NOT_OFFERED: 'This is not offered here.',
  UNAVAILABLE: 'Marquee is not available for a moment. Please try again.',
} as const satisfies Record<ErrorCode, string>
