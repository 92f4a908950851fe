import type { ApiError, ApiErrorKind } from '@/api/client/api-error.ts'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'

/**
 * The outcome of a call that moves money or carries a PIN.
 * - `done`: the server has accepted it. `isLeaving`: the browser is going to the payment page.
 * - `superseded`: not executed, because what was agreed to is no longer so; the page shows what takes its place.
 * - `unknown`: no response confirms the result. Money may have moved, so only a status check is offered.
 * - `refused`: refused for a reason other than the PIN; this call has moved no money. `isOver`: another attempt needs another reference.
 */
export type CallOutcome =
  | { kind: 'done'; isLeaving?: boolean }
  | { kind: 'wrongPin'; attemptsLeft: number | undefined }
  | { kind: 'locked'; until: string | undefined }
  | { kind: 'superseded' }
  | { kind: 'unknown' }
  | { kind: 'refused'; message: string; isOver?: boolean; cause?: unknown }

const noResponseKinds: ReadonlySet<ApiErrorKind | undefined> = new Set(['offline', 'timeout', 'cancelled', 'contract'])

/** Whether the outcome of a call that moves money is unknown: the client then looks it up and never starts it again. */
export function isOutcomeUnknown({ kind, status = 0, code }: ApiError): boolean {
  // The server refuses NOT_OFFERED before it changes anything; after any other 5xx the money may have moved.
  return (noResponseKinds.has(kind) || status >= 500) && code !== 'NOT_OFFERED'
}

/** Converts what a call was rejected with to its outcome. */
export function failureOutcome(failure: ApiError): CallOutcome {
  const { status, code, serverMessage, attemptsLeft, pinLockedUntil } = failure
  if (code === 'INVALID_PIN') return { kind: 'wrongPin', attemptsLeft }
  if (code === 'PIN_LOCKED' || status === 423) return { kind: 'locked', until: pinLockedUntil }
  if (code === 'QUOTE_CHANGED') return { kind: 'superseded' }
  if (isOutcomeUnknown(failure)) return { kind: 'unknown' }
  const message = serverMessage ?? 'An unexpected error occurred'
  // The payment of this reference is over. After any other refusal it may still arrive.
  return { kind: 'refused', message, isOver: code === 'CONFLICT', cause: failure }
}

/** Converts the result of a call to its outcome. Never rejects: `onConfirm={(pin) => callOutcome(save.mutateAsync(…))}`. */
export async function callOutcome(call: Promise<unknown>): Promise<CallOutcome> {
  try {
    await call
    return { kind: 'done' }
  } catch (error) {
    return failureOutcome(error as ApiError)
  }
}

/** What a toast says of a failed call whose outcome is shown in place: nothing of an unknown outcome or a changed price, which are no failures. */
export function knownFailure(error: ApiError): string {
  const { kind } = failureOutcome(error)
  return kind === 'unknown' || kind === 'superseded' ? '' : failureText(error, generalFailure)
}

/** Settings of a call whose outcome a dialog shows, and whose input may be a PIN. */
export const paymentCall = { sensitive: true, failure: knownFailure }
