/**
 * Why a call failed.
 * - `offline`, `timeout`, `cancelled`: no answer came.
 * - `unauthorized` … `server`: the server refused; `rejected` is any refusal without a kind of its own, such as a wrong password or code.
 * - `contract`: an answer came, but it is not what the contract says, so it is not data.
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
  /** Words for the employer: the server's `message`, or the client's own when it refused to send. */
  serverMessage?: string | undefined
  /** HTTP status; absent when no answer came. */
  status?: number | undefined
  /** The `code` of the error body, for programs. */
  code?: string | undefined
  /** The `error` field of the error body. */
  error?: string | undefined
  /** Messages by field name, each with at least one entry. */
  errors?: Record<string, string[]> | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  attemptsLeft?: number | undefined
  /** Until when money actions are closed after too many wrong PINs; ISO 8601. */
  pinLockedUntil?: string | undefined
  /** True when this failure was the 401 that ended the session; the sign-in page then says so, no toast does. */
  endedSession?: boolean | undefined
  /** For whoever debugs; shown by no screen but the error boundary. */
  technical?: string | undefined
  cause?: unknown
}

/** The one error that every call throws. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly serverMessage: string | undefined
  readonly status: number | undefined
  readonly code: string | undefined
  readonly error: string | undefined
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly attemptsLeft: number | undefined
  readonly pinLockedUntil: string | undefined
  readonly endedSession: boolean

  constructor(details: ApiErrorDetails) {
    super(details.serverMessage ?? details.technical ?? `The call failed (${details.kind})`, { cause: details.cause })
    this.name = 'ApiError'
    this.kind = details.kind
    this.serverMessage = details.serverMessage
    this.status = details.status
    this.code = details.code
    this.error = details.error
    this.errors = details.errors ?? {}
    this.requestId = details.requestId
    this.retryAfterSeconds = details.retryAfterSeconds
    this.attemptsLeft = details.attemptsLeft
    this.pinLockedUntil = details.pinLockedUntil
    this.endedSession = details.endedSession ?? false
  }

  /** Whether the server answered at all. */
  get isHttp(): boolean {
    return this.status !== undefined
  }
}
