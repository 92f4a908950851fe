import { isOutcomeUnknown } from '../outcome-unknown.ts'

/**
 * How a call that carries a PIN has ended.
 * - `unknown`: no answer that says so. Money may have moved, so nothing may be offered but to look.
 * - `refused`: for another reason than the PIN; no money has moved.
 */
export type PinOutcome =
  | { kind: 'done' }
  | { kind: 'wrongPin'; attemptsLeft: number | undefined }
  | { kind: 'locked'; until: string | undefined }
  | { kind: 'unknown' }
  | { kind: 'refused'; message: string }

/** What is read of a failed call. The `ApiError` of every call fits as it is. */
interface CallFailure {
  kind?: string
  status?: number | undefined
  code?: string | undefined
  serverMessage?: string | undefined
  attemptsLeft?: number | undefined
  pinLockedUntil?: string | undefined
}

/** Reads how a call with a PIN ended. Never rejects: `onConfirm={(pin) => pinOutcome(withdraw.mutateAsync(…))}`. */
export async function pinOutcome(call: Promise<unknown>): Promise<PinOutcome> {
  try {
    await call
    return { kind: 'done' }
  } catch (error) {
    return readFailure(error as CallFailure)
  }
}

function readFailure(failure: CallFailure): PinOutcome {
  const { status, code, serverMessage, attemptsLeft, pinLockedUntil } = failure
  if (code === 'INVALID_PIN') return { kind: 'wrongPin', attemptsLeft }
  if (code === 'PIN_LOCKED' || status === 423) return { kind: 'locked', until: pinLockedUntil }
  if (isOutcomeUnknown(failure)) return { kind: 'unknown' }
  return { kind: 'refused', message: serverMessage ?? 'An unexpected error occurred' }
}
