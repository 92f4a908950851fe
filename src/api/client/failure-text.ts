import { ApiError } from './api-error.ts'

/** A row of the error catalogue (spec S8-2 to S8-13): the sources of its message, in order. */
export interface FailureCopy {
  /** Source that is used after the server's message and before `fallback`. */
  second?: 'errorField' | 'firstFieldError' | 'genericMessage'
  /** Message when no response arrived; the other sources are then not used. */
  nonHttp?: string
  /** Message when every other source is empty. */
  fallback: string
}

/** Default message of a failed mutation (spec S8-13). */
export const generalFailure: FailureCopy = { second: 'errorField', fallback: 'An unexpected error occurred' }

/** Shown when it is unknown whether a call succeeded, as one that moves money. */
export const outcomeUnknownMessage = 'We do not know yet if this went through.'

/** The server's message, or the client's when it refused to send the call. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined
}

/** First value of the `errors` object; of a list its first entry. */
export function firstFieldError(error: unknown): string | undefined {
  return error instanceof ApiError ? Object.values(error.errors)[0]?.[0] : undefined
}

/**
 * The text for a failed call by the precedence of its row: the server's message, then the row's second source, then its
 * fallback. An error without a server response takes `nonHttp` where the row has it.
 */
export function failureText(error: unknown, copy: FailureCopy): string {
  const message = serverMessage(error)
  if (message !== undefined) return message
  const hasResponse = error instanceof ApiError && error.isHttp
  if (!hasResponse && copy.nonHttp !== undefined) return copy.nonHttp
  return secondSource(error, copy.second) ?? copy.fallback
}

function secondSource(error: unknown, source: FailureCopy['second']): string | undefined {
  if (source === 'firstFieldError') return firstFieldError(error)
  const field = error instanceof ApiError ? error.error : undefined
  if (source === 'errorField') return field
  if (source === 'genericMessage') return field ?? genericMessage(error)
  return undefined
}

/** The message of an ApiError is technical when the server sent none, so it is not shown. */
function genericMessage(error: unknown): string | undefined {
  return error instanceof Error && !(error instanceof ApiError) && error.message ? error.message : undefined
}
