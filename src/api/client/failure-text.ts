import { ApiError } from './api-error.ts'

/** A row of the error catalogue (spec S8-2 to S8-13): where its words come from, in order. */
export interface FailureCopy {
  /** Where to look after the server's message and before `fallback`. */
  second?: 'errorField' | 'firstFieldError' | 'genericMessage'
  /** Said when no answer came, instead of looking any further. */
  nonHttp?: string
  /** Said when nothing else is known. */
  fallback: string
}

/** What a failed mutation says unless its call site knows better (spec S8-13). */
export const generalFailure: FailureCopy = { second: 'errorField', fallback: 'An unexpected error occurred' }

/** The server's own words, or the client's when it refused to send the call. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined
}

/** First value of the `errors` object; of a list its first entry. */
export function firstFieldError(error: unknown): string | undefined {
  return error instanceof ApiError ? Object.values(error.errors)[0]?.[0] : undefined
}

/**
 * The text for a failed call by the precedence of its row: the server's message, then the row's second source, then its
 * fallback. An error that no server answer caused takes `nonHttp` where the row has one.
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

/** An ApiError without words has only technical text, which is for nobody who signs in. */
function genericMessage(error: unknown): string | undefined {
  return error instanceof Error && !(error instanceof ApiError) && error.message ? error.message : undefined
}
