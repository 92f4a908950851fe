import { type ApiError, hasNoAnswer } from '@/api/client/api-error.ts'
import { failureText, generalFailure, outcomeUnknownMessage } from '@/api/client/failure-text.ts'
import { unlessUnanswered } from '@/api/client/form-failure.ts'

/** What sending the same once more does: the server takes a repetition as done, or refuses it. */
export const countsOnce = 'Try again: it counts only once.'

/** Reads the failure of a form whose call counts once: without an answer it says that the form may be sent again. */
export const onceOnlyFailure = unlessUnanswered(countsOnce)

/** What a toast says of a failed call that counts once under its reference: without an answer, that it may be sent again. */
export const onceOnlyText = (error: ApiError): string =>
  hasNoAnswer(error) ? `${outcomeUnknownMessage} ${countsOnce}` : failureText(error, generalFailure)
