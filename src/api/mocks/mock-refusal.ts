import { errorCopy } from '../contract/error-copy.ts'
import { errorStatus, type ErrorCode } from '../contract/error-codes.ts'
import type { ErrorBody } from '../contract/envelope.ts'

/** Fields of an error response besides its code. `message: null` leaves the message out, as other servers of the contract may. */
export interface RefusalDetails extends Pick<
  ErrorBody,
  'error' | 'errors' | 'attemptsLeft' | 'retryAfterSeconds' | 'pinLockedUntil' | 'feeKobo' | 'refundKobo'
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

  constructor(code: ErrorCode, { message = errorCopy[code], ...extra }: RefusalDetails = {}) {
    super(code)
    this.status = errorStatus[code]
    this.body = { ...(message !== null && { message }), code, ...extra, requestId }
  }
}
