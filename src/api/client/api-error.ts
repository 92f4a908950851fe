import type { Endpoint, ErrorsOf } from '../contract/endpoint.ts'
import type { ErrorCode } from '../contract/error-codes.ts'

/**
 * Why a call failed.
 * - `offline`, `timeout`, `cancelled`: no response arrived.
 * - `unauthorized` … `server`: the server refused; `rejected` is any refusal without a kind of its own, such as a wrong password or code.
 * - `contract`: a response arrived that does not match the contract, or that could not be read, so it is not used as data.
 * - `notSent`: the client itself refused to send, because the session has no employer or a path parameter is missing.
 */
export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'cancelled'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'validation'
  | 'rateLimited'
  | 'rejected'
  | 'server'
  | 'contract'
  | 'notSent'

export interface ApiErrorDetails {
  kind: ApiErrorKind
  /** Message for the employer: the server's `message`, or the client's own when it refused to send. */
  serverMessage?: string | undefined
  /** HTTP status; absent when no response arrived. */
  status?: number | undefined
  /** The `code` of the error body, for programs. */
  code?: ErrorCode | undefined
  /** A `code` that the contract does not have, of a server of another version; only for the log. */
  unknownCode?: string | undefined
  /** The `error` field of the error body. */
  error?: string | undefined
  /** Messages by field name, each with at least one entry. */
  errors?: Record<string, string[]> | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  attemptsLeft?: number | undefined
  /** Until when money actions are locked after too many wrong PINs; ISO 8601. */
  pinLockedUntil?: string | undefined
  /** The fee that the call would cost now, in kobo, where it is higher than the one that was shown. */
  feeKobo?: number | undefined
  /** What cancelling a Gig would refund now, in kobo, where the terms are worse than those that were shown. */
  refundKobo?: number | undefined
  /** True when this failure was the 401 that ended the session; the sign-in page then shows a notice and no toast appears. */
  endedSession?: boolean | undefined
  /** For developers; shown only by the error boundary. */
  technical?: string | undefined
  cause?: unknown
}

/** The one error that every call throws. `Code`: the refusals of the called endpoint. */
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly kind: ApiErrorKind
  readonly serverMessage: string | undefined
  readonly status: number | undefined
  readonly code: Code | undefined
  readonly unknownCode: string | undefined
  readonly error: string | undefined
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly attemptsLeft: number | undefined
  readonly pinLockedUntil: string | undefined
  readonly feeKobo: number | undefined
  readonly refundKobo: number | undefined
  readonly endedSession: boolean

  constructor(details: ApiErrorDetails) {
    super(details.serverMessage ?? details.technical ?? `The call failed (${details.kind})`, { cause: details.cause })
    this.name = 'ApiError'
    this.kind = details.kind
    this.serverMessage = details.serverMessage
    this.status = details.status
    // The contract says which codes the endpoint answers; any other one matches none of those that a caller can compare with.
    this.code = details.code as Code | undefined
    this.unknownCode = details.unknownCode
    this.error = details.error
    this.errors = details.errors ?? {}
    this.requestId = details.requestId
    this.retryAfterSeconds = details.retryAfterSeconds
    this.attemptsLeft = details.attemptsLeft
    this.pinLockedUntil = details.pinLockedUntil
    this.feeKobo = details.feeKobo
    this.refundKobo = details.refundKobo
    this.endedSession = details.endedSession ?? false
  }

  /** Whether the server sent a response. */
  get isHttp(): boolean {
    return this.status !== undefined
  }
}

/** The error of a call of this endpoint: comparing its code with one that the endpoint does not declare does not compile. */
export type ApiErrorOf<E extends Endpoint> = ApiError<ErrorsOf<E>>

/** What a gateway answers in place of a server that it did not hear from in time. */
const gatewayStatuses: ReadonlySet<number | undefined> = new Set([502, 503, 504])

/** Whether no readable answer of the server came: it may have done what it was asked to. Its own refusals have a code. */
export const hasNoAnswer = ({ kind, status, code, unknownCode }: ApiError): boolean =>
  kind === 'offline' ||
  kind === 'timeout' ||
  kind === 'contract' ||
  (gatewayStatuses.has(status) && code === undefined && unknownCode === undefined)
