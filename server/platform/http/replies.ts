import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { errorCopy } from '../../../src/api/contract/error-copy.ts'
import { errorStatus } from '../../../src/api/contract/error-codes.ts'
import { Refusal } from './refusal.ts'
import { errorCode } from '../config/operator-error.ts'
import type { AppContext } from './context.ts'

/** Responds with a refusal: its message, code and details, with the status of the code. */
export function respondWithRefusal(c: AppContext, refusal: Refusal): Response {
  const { code, message, details } = refusal
  if (details.retryAfterSeconds !== undefined) c.header('Retry-After', String(details.retryAfterSeconds))
  if (code === 'UNAUTHORIZED') c.header('WWW-Authenticate', 'Bearer')
  c.header('Cache-Control', 'no-store')
  return c.json({ message, code, ...details, requestId: c.get('requestId') }, errorStatus[code] as ContentfulStatusCode)
}

/** A service that the server needs did not answer. A call that it fails is answered with 503. */
export class ServiceUnavailable extends Error {
  override name = 'ServiceUnavailable'
}

/** Codes of errors that mean the database connection broke or cannot be opened. */
const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // Timeouts of a statement, a lock and an idle transaction.
  '57014',
  '55P03',
  '25P03',
])
const connectionErrorPattern =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error/i

export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  if (code !== undefined && (connectionErrors.has(code) || code.startsWith('08'))) return true
  return connectionErrorPattern.test(error.message) || isConnectionError(error.cause)
}

/**
 * Converts an unexpected error into a refusal without internal details.
 * @param movesMoney whether money may have moved before the error: then the message must not claim that nothing happened
 */
export function toInternalRefusal(error: unknown, movesMoney: boolean): Refusal {
  const isUnavailable = isConnectionError(error) || error instanceof ServiceUnavailable
  if (movesMoney) {
    // Not UNAVAILABLE, which says that nothing happened.
    const details = isUnavailable ? { retryAfterSeconds: 2 } : {}
    return new Refusal('INTERNAL', 'We do not know yet if this went through.', details)
  }
  if (isUnavailable) {
    return new Refusal('UNAVAILABLE', errorCopy.UNAVAILABLE, {
      retryAfterSeconds: 2,
    })
  }
  return new Refusal('INTERNAL')
}
