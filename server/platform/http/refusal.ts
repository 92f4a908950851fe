import { errorCopy } from '../../../src/api/contract/error-copy.ts'
import type { ErrorCode } from '../../../src/api/contract/error-codes.ts'

/** Additional fields of a refusal's response body. */
export interface RefusalDetails {
  readonly errors?: Readonly<Record<string, string>>
  readonly attemptsLeft?: number
  readonly retryAfterSeconds?: number
  readonly pinLockedUntil?: string
  readonly feeKobo?: number
  readonly refundKobo?: number
}

/** An expected error with a message for the employer, by default that of its code. The HTTP layer turns it into the response's status and body. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, message: string = errorCopy[code], details: RefusalDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** The refusal of what was entered in one field. */
export const fieldRefusal = (field: string, message: string) =>
  new Refusal('VALIDATION_FAILED', message, { errors: { [field]: message } })

/** What was looked up. @throws {Refusal} NOT_FOUND with a message when that is undefined */
export function orNotFound<T>(found: T | undefined, message: string): T {
  if (found === undefined) throw new Refusal('NOT_FOUND', message)
  return found
}

/** The refusal of a call whose session has ended. */
export const sessionEnded = () => new Refusal('UNAUTHORIZED')
