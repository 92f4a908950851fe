import { useRef, useState } from 'react'
import type { OtpFieldHandle } from '@/design-system/components/OtpField/index.ts'
import { now } from '@/lib/clock.ts'
import { resendSeconds } from '../code-entry/countdown.ts'
import { useCountdown } from '../code-entry/use-countdown.ts'

/** The three calls of the flow. Each rejects with the error of its call; their toasts are the caller's. */
export interface ForgotPinCalls {
  /** Sends a code by email: security.forgotPin. */
  sendCode: () => Promise<unknown>
  /** security.verifyForgotPin */
  verify: (code: string) => Promise<unknown>
  /** security.resetPin */
  reset: (newPin: string) => Promise<unknown>
}

/** Where the flow is. `failed`: no code could be sent, or it has run out. */
type Step = 'sending' | 'failed' | 'code' | 'newPin'

interface CallFailure {
  status?: number | undefined
  code?: string | undefined
  serverMessage?: string | undefined
  retryAfterSeconds?: number | undefined
}

const general = 'An unexpected error occurred'

/** Null when the call went well. */
const ended = async (call: Promise<unknown>): Promise<CallFailure | null> => {
  try {
    await call
    return null
  } catch (error) {
    return error as CallFailure
  }
}

/** 'Forgot PIN?': `start` sends a code and opens the `ForgotPinDialog`, which takes everything this returns. */
export function useForgotPin({ sendCode, verify, reset }: ForgotPinCalls) {
  const boxes = useRef<OtpFieldHandle>(null)
  const [open, setOpen] = useState(false)
  const [step, setStep] = useState<Step>('sending')
  const [busy, setBusy] = useState<'verifying' | 'resending' | 'resetting'>()
  const [code, setCode] = useState('')
  const [message, setMessage] = useState<string>()
  const [resendAt, setResendAt] = useState(0)
  const secondsToResend = useCountdown(resendAt)
  // An opening that was closed meanwhile must not be led on by its answer.
  const round = useRef(0)

  const wait = (seconds = resendSeconds) => setResendAt(now().getTime() + seconds * 1000)
  const empty = (why?: string) => {
    boxes.current?.clear()
    setMessage(why)
  }

  const start = async () => {
    round.current += 1
    const own = round.current
    setOpen(true)
    setStep('sending')
    setBusy(undefined)
    setCode('')
    setMessage(undefined)
    const failure = await ended(sendCode())
    if (own !== round.current) return
    setMessage(failure === null ? undefined : (failure.serverMessage ?? general))
    setStep(failure === null ? 'code' : 'failed')
    if (failure === null) wait()
    else if (failure.status === 429) wait(failure.retryAfterSeconds)
    else setResendAt(0)
  }

  const check = async () => {
    if (busy !== undefined) return
    if (code.length < 4) {
      setMessage('Please enter a valid 4-digit OTP.')
      boxes.current?.focus()
      return
    }
    const own = round.current
    setBusy('verifying')
    const failure = await ended(verify(code))
    if (own !== round.current) return
    setBusy(undefined)
    if (failure === null) setStep('newPin')
    else if (failure.status === undefined) {
      setMessage('We could not check the code. Check your connection and try again.')
    } else empty(failure.code === 'INVALID_CODE' ? 'Invalid OTP' : (failure.serverMessage ?? general))
  }

  const resend = async () => {
    const own = round.current
    setBusy('resending')
    const failure = await ended(sendCode())
    if (own !== round.current) return
    setBusy(undefined)
    if (failure !== null) return
    wait()
    empty()
  }

  const close = () => {
    round.current += 1
    setOpen(false)
    setCode('')
  }

  const choose = async (newPin: string) => {
    if (busy !== undefined) return
    const own = round.current
    setBusy('resetting')
    setMessage(undefined)
    const failure = await ended(reset(newPin))
    if (own !== round.current) return
    setBusy(undefined)
    if (failure === null) close()
    else {
      setMessage(failure.serverMessage ?? general)
      if (failure.code !== 'EMAIL_NOT_VERIFIED') return
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
      ref: boxes,
      value: code,
      onChange: (next: string) => {
        setCode(next)
        setMessage(undefined)
      },
    },
    isComplete: code.length === 4,
    start: () => void start(),
    check: () => void check(),
    resend: () => void resend(),
    choose: (newPin: string) => void choose(newPin),
    close,
  }
}

export type ForgotPin = ReturnType<typeof useForgotPin>
