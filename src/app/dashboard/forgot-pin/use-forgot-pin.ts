import { useRef, useState } from 'react'
import { type ApiError, hasNoAnswer } from '@/api/client/api-error.ts'
import { outcomeUnknownMessage } from '@/api/client/failure-text.ts'
import type { OtpFieldHandle } from '@/design-system/components/OtpField/index.ts'
import { now } from '@/lib/clock.ts'
import { resendSeconds } from '@/shared/code-entry/countdown.ts'
import { useCountdown } from '@/shared/code-entry/use-countdown.ts'

/** The three calls of the flow. Each rejects with the error of its call; the caller shows the toasts. */
export interface ForgotPinCalls {
  /** Sends a code by email: security.forgotPin. */
  sendCode: () => Promise<unknown>
  /** security.verifyForgotPin */
  verify: (code: string) => Promise<unknown>
  /** security.resetPin */
  reset: (newPin: string) => Promise<unknown>
}

/** Step of the flow. `failed`: no code could be sent, or the code has expired. */
type Step = 'sending' | 'failed' | 'code' | 'newPin'

const generalErrorMessage = 'An unexpected error occurred'
const unknownOutcome = `${outcomeUnknownMessage} Try again.`
const maybeSaved = 'Your new PIN may be saved already. Try it where you are asked for your PIN, or ask for a new code.'
const notResentMessage = 'Failed to resend code. Please try again.'

/** Resolves with null when the call succeeds, otherwise with its error. */
const captureFailure = async (call: Promise<unknown>): Promise<ApiError | null> => {
  try {
    await call
    return null
  } catch (error) {
    return error as ApiError
  }
}

/** 'Forgot PIN?': `start` sends a code and opens the `ForgotPinDialog`, which takes everything this returns. */
export function useForgotPin({ sendCode, verify, reset }: ForgotPinCalls) {
  const otpRef = useRef<OtpFieldHandle>(null)
  const [open, setOpen] = useState(false)
  const [step, setStep] = useState<Step>('sending')
  const [busy, setBusy] = useState<'verifying' | 'resending' | 'resetting'>()
  const [code, setCode] = useState('')
  const [message, setMessage] = useState<string>()
  const [resendAt, setResendAt] = useState(0)
  const secondsToResend = useCountdown(resendAt)
  // A code that was sent before the dialog was closed can still be typed when no further one is sent.
  const hasCode = useRef(false)
  const isMaybeSaved = useRef(false)
  // A response that arrives after the dialog was closed must not change the next opening.
  const attemptCount = useRef(0)

  const startResendCountdown = (seconds = resendSeconds) => setResendAt(now().getTime() + seconds * 1000)
  /** The wait after a code was sent, or was refused because too many were. */
  const waitAfter = (failure: ApiError | null) => {
    if (failure === null) startResendCountdown()
    else if (failure.status === 429) startResendCountdown(failure.retryAfterSeconds)
    else setResendAt(0)
  }
  const clearCode = (reason?: string) => {
    otpRef.current?.clear()
    setMessage(reason)
  }

  const start = async () => {
    attemptCount.current += 1
    const own = attemptCount.current
    setOpen(true)
    setStep('sending')
    setBusy(undefined)
    setCode('')
    setMessage(undefined)
    isMaybeSaved.current = false
    const failure = await captureFailure(sendCode())
    if (own !== attemptCount.current) return
    setMessage(failure === null ? undefined : (failure.serverMessage ?? generalErrorMessage))
    const isRefused = failure !== null && failure.status !== 429
    hasCode.current = !isRefused && (hasCode.current || failure === null)
    setStep(hasCode.current ? 'code' : 'failed')
    waitAfter(failure)
  }

  const verifyCode = async () => {
    if (busy !== undefined) return
    if (code.length < 4) {
      setMessage('Please enter a valid 4-digit OTP.')
      otpRef.current?.focus()
      return
    }
    const own = attemptCount.current
    setBusy('verifying')
    const failure = await captureFailure(verify(code))
    if (own !== attemptCount.current) return
    setBusy(undefined)
    if (failure === null) {
      // A code counts once.
      hasCode.current = false
      setStep('newPin')
    } else if (failure.status === undefined) {
      setMessage('We could not check the code. Check your connection and try again.')
    } else clearCode(failure.code === 'INVALID_CODE' ? 'Invalid OTP' : (failure.serverMessage ?? generalErrorMessage))
  }

  const resend = async () => {
    const own = attemptCount.current
    setBusy('resending')
    const failure = await captureFailure(sendCode())
    if (own !== attemptCount.current) return
    setBusy(undefined)
    waitAfter(failure)
    if (failure === null) clearCode()
    else setMessage(failure.serverMessage ?? notResentMessage)
  }

  const close = () => {
    attemptCount.current += 1
    setOpen(false)
    setCode('')
  }

  const resetPin = async (newPin: string) => {
    if (busy !== undefined) return
    const own = attemptCount.current
    setBusy('resetting')
    setMessage(undefined)
    const failure = await captureFailure(reset(newPin))
    if (own !== attemptCount.current) return
    setBusy(undefined)
    if (failure === null) {
      hasCode.current = false
      close()
    } else {
      const isUnknown = hasNoAnswer(failure)
      if (isUnknown) isMaybeSaved.current = true
      setMessage(isUnknown ? unknownOutcome : (failure.serverMessage ?? generalErrorMessage))
      if (failure.code !== 'EMAIL_NOT_VERIFIED') return
      // The code was used up by a call whose answer was lost.
      if (isMaybeSaved.current) setMessage(maybeSaved)
      hasCode.current = false
      setResendAt(0)
      setStep('failed')
    }
  }

  return {
    open,
    step,
    busy,
    message,
    secondsToResend,
    codeField: {
      ref: otpRef,
      value: code,
      onChange: (next: string) => {
        setCode(next)
        setMessage(undefined)
      },
    },
    isComplete: code.length === 4,
    start: () => void start(),
    verifyCode: () => void verifyCode(),
    resend: () => void resend(),
    resetPin: (newPin: string) => void resetPin(newPin),
    close,
  }
}

export type ForgotPin = ReturnType<typeof useForgotPin>
