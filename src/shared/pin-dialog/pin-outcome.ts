import type { ApiError } from '@/api/client/api-error.ts'
import { isOutcomeUnknown } from '../outcome-unknown.ts'

/**
 * The outcome of a call with a PIN.
 * - `unknown`: no response confirms the result. Money may have moved, so the dialog offers only a status check.
 * - `refused`: refused for a reason other than the PIN; no money has moved.
 */
export type PinOutcome =
  | { kind: 'done' }
  | { kind: 'wrongPin'; attemptsLeft: number | undefined }
  | { kind: 'locked'; until: string | undefined }
  | { kind: 'unknown' }
  | { kind: 'refused'; message: string }

/** Converts the result of a call with a PIN to an outcome. Never rejects: `onConfirm={(pin) => pinOutcome(withdraw.mutateAsync(…))}`. */
export async function pinOutcome(call: Promise<unknown>): Promise<PinOutcome> {
  try {
    await call
    return { kind: 'done' }
  } catch (error) {
    return readFailure(error as ApiError)
  }
}

function readFailure(failure: ApiError): PinOutcome {
  const { status, code, serverMessage, attemptsLeft, pinLockedUntil } = failure
  if (code === 'INVALID_PIN') return { kind: 'wrongPin', attemptsLeft }
  if (code === 'PIN_LOCKED' || status === 423) return { kind: 'locked', until: pinLockedUntil }
  if (isOutcomeUnknown(failure)) return { kind: 'unknown' }
  return { kind: 'refused', message: serverMessage ?? 'An unexpected error occurred' }
}
