import { ApiError, hasNoAnswer } from '@/api/client/api-error.ts'
import { formFailure } from '@/api/client/form-failure.ts'
import { outcomeUnknownMessage } from '../payments/call-outcome.ts'
import type { FormFailure } from './form-errors.ts'

/** What sending the same once more does where the server takes a repetition as done, or refuses it. */
const countsOnce = 'Try again: it counts only once.'
/** What it does where the server cannot tell a repetition from another one. */
const mayArriveTwice = 'If you send it again, it may arrive twice.'

const reader =
  (again: string) =>
  (error: unknown): FormFailure | undefined => {
    const failure = formFailure(error)
    if (failure === undefined || !(error instanceof ApiError) || !hasNoAnswer(error)) return failure
    return { fields: {}, text: again, unknownTitle: outcomeUnknownMessage }
  }

/** Reads the failure of a form as `formFailure` does. Without an answer it says that the outcome is unknown, and that the form may be sent again. */
export const onceOnlyFailure = reader(countsOnce)

/** The same, of a form that sends mails. */
export const mailFailure = reader(mayArriveTwice)
