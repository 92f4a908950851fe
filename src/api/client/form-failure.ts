import { ApiError, hasNoAnswer } from './api-error.ts'
import { failureText, generalFailure, outcomeUnknownMessage } from './failure-text.ts'

/** What a form shows of a failure: messages by the path of their field, and the text for a failure that concerns no field. */
export interface FormFailure {
  readonly fields: Readonly<Record<string, string>>
  /** Left out where it is already said, as in a toast. */
  readonly text?: string
  /** The server's id of the request, where the failure is an error of the server. */
  readonly requestId?: string | undefined
  /** The title in place of the form's own, where no answer came and the server may have accepted the values. `text` then says what sending them again does. */
  readonly unknownTitle?: string
}

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

/**
 * Reads the failure of a form, which without an answer says that the outcome is unknown.
 * @param whatToDo what the employer can do then
 * @param read reads every other failure
 */
export function unlessUnanswered(whatToDo: string, read: (error: unknown) => FormFailure | undefined = formFailure) {
  return (error: unknown): FormFailure | undefined => {
    const failure = read(error)
    if (failure === undefined || !(error instanceof ApiError) || !hasNoAnswer(error)) return failure
    return { fields: {}, text: whatToDo, unknownTitle: outcomeUnknownMessage }
  }
}

/** What a toast says of a failed call whose form reads it by `unlessUnanswered`: nothing without an answer, which the form says in place. */
export const answeredFailure = (error: ApiError): string =>
  hasNoAnswer(error) ? '' : failureText(error, generalFailure)
