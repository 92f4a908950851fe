import { ApiError } from './api-error.ts'
import { failureText, generalFailure } from './failure-text.ts'

/**
 * What a form shows of a failed call: the server's messages by field, or one text.
 * @param error what the call threw
 * @returns undefined when nothing is to be shown: the call was cancelled, or the session has ended and the page is left
 * @throws anything that is no `ApiError`, unchanged: it is a defect
 */
export function formFailure(error: unknown) {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'cancelled' || error.endedSession) return undefined
  const fields = Object.entries(error.errors).flatMap(([path, [message]]) =>
    message === undefined ? [] : [[path, message] as const],
  )
  return {
    fields: Object.fromEntries(fields),
    text: failureText(error, generalFailure),
    // What the server refuses is for the employer to correct; only an error of the server is for support.
    ...(error.kind === 'server' && { requestId: error.requestId }),
  }
}
