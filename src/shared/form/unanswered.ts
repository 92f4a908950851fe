import { ApiError, hasNoAnswer } from '@/api/client/api-error.ts'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { formFailure } from '@/api/client/form-failure.ts'
import { outcomeUnknownMessage } from '../payments/call-outcome.ts'
import type { FormFailure } from './form-errors.ts'

/** What sending the same once more does: the server takes a repetition as done, or refuses it. */
export const countsOnce = 'Try again: it counts only once.'

/**
 * Reads the failure of a form, which without an answer says that the outcome is unknown.
 * @param whatToDo what the employer can do then
 * @param read reads every other failure
 */
export const unlessUnanswered =
  (whatToDo: string, read: (error: unknown) => FormFailure | undefined = formFailure) =>
  (error: unknown): FormFailure | undefined => {
    const failure = read(error)
    if (failure === undefined || !(error instanceof ApiError) || !hasNoAnswer(error)) return failure
    return { fields: {}, text: whatToDo, unknownTitle: outcomeUnknownMessage }
  }

/** As `unlessUnanswered`, for a call that counts once: the form may be sent again. */
export const onceOnlyFailure = unlessUnanswered(countsOnce)

/** What a toast says of a failed call that counts once under its reference: without an answer, that it may be sent again. */
export const onceOnlyText = (error: ApiError): string =>
  hasNoAnswer(error) ? `${outcomeUnknownMessage} ${countsOnce}` : failureText(error, generalFailure)
