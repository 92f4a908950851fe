import { useRef, useState } from 'react'
import type { OtpFieldHandle } from '@/design-system/components/OtpField/index.ts'
import { resendSeconds } from '@/shared/code-entry/countdown.ts'
import { useCountdown } from '@/shared/code-entry/use-countdown.ts'
import { now } from '@/lib/clock.ts'
import { code as copy, outcomes } from '../copy.ts'
import { codeDigits } from '../model/limits.ts'
import { useAuthAction } from './use-auth-action.ts'

/** The two flows that ask for a code: their calls and messages. */
const flows = {
  signUp: {
    verify: 'verifyEmailOtp',
    resend: 'sendVerificationOtp',
    verified: outcomes.signUpCode,
    resent: outcomes.signUpResend,
    /** Inline, whatever happened (spec S8, Sign-up OTP error). */
    wrongCode: copy.wrongCode,
  },
  reset: {
    verify: 'verifyForgotPasswordOtp',
    resend: 'forgotPassword',
    verified: outcomes.resetCode,
    resent: outcomes.resetResend,
    wrongCode: undefined,
  },
} as const

export interface CodeEntryOptions {
  flow: keyof typeof flows
  /** The address the code was sent to. */
  email: string
  onVerified: () => void | Promise<void>
}

/**
 * Entering a code and requesting another one (spec S4-8, S4-9). A wrong code empties the boxes; without a response from the server
 * they keep the input. The 60 seconds before a resend begin when the component mounts, right after a code was sent.
 */
export function useCodeEntry({ flow, email, onVerified }: CodeEntryOptions) {
  const { verify, resend, verified, resent, wrongCode } = flows[flow]
  const boxes = useRef<OtpFieldHandle>(null)
  const [code, setCode] = useState('')
  const [message, setMessage] = useState<string>()
  const [resendAt, setResendAt] = useState(nextResend)
  const secondsToResend = useCountdown(resendAt)

  const empty = (why?: string) => {
    boxes.current?.clear()
    setMessage(why)
  }
  const verification = useAuthAction(verify, verified, {
    onSuccess: onVerified,
    onFailure: ({ isHttp, text }) => {
      if (isHttp) empty(wrongCode ?? text)
      else setMessage(wrongCode ?? copy.unreachable)
    },
  })
  const resending = useAuthAction(resend, resent, {
    onSuccess: () => {
      setResendAt(nextResend())
      empty()
    },
  })
  const isComplete = code.length === codeDigits

  return {
    code,
    isComplete,
    isVerifying: verification.isPending,
    isResending: resending.isPending,
    secondsToResend,
    /** For the `OtpField`. */
    field: {
      ref: boxes,
      value: code,
      message,
      onChange: (next: string) => {
        setCode(next)
        setMessage(undefined)
      },
    },
    verify: () => {
      if (isComplete) return verification.start({ email, code })
      setMessage(copy.incomplete)
      boxes.current?.focus()
      return undefined
    },
    resend: () => resending.start({ email }),
    /** Aborts the pending calls. */
    cancel: () => {
      verification.cancel()
      resending.cancel()
    },
  }
}

function nextResend(): number {
  return now().getTime() + resendSeconds * 1000
}
