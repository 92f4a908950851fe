import type { ErrorCode } from '../../src/api/contract/error-codes.ts'

/** What a refusal says besides its message. */
export interface RefusalDetails {
  readonly errors?: Readonly<Record<string, string>>
  readonly attemptsLeft?: number
  readonly retryAfterSeconds?: number
  readonly pinLockedUntil?: string
}

/** The reason why a call is not carried out, in words for the employer. It becomes the answer's body and status. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}
