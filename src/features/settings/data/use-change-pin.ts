import { useRef, useState } from 'react'
import { useApiMutation } from '@/api/client/hooks.ts'
import { security } from '@/api/contract/endpoints/security.ts'
import type { OtpFieldHandle } from '@/design-system/components/OtpField/index.ts'
import { useNewPin } from '@/shared/new-pin/use-new-pin.ts'
import { type CallOutcome, callOutcome, paymentCall } from '@/shared/payments/call-outcome.ts'

/** What is wrong with the current PIN, or with the change. */
export type ChangePinProblem = Exclude<CallOutcome, { kind: 'done' }> | { kind: 'incomplete' } | { kind: 'same' }

const digits = 4

/** Changing the PIN: the current one, and the new one typed twice. The PINs exist only in this state, until the form is closed. */
export function useChangePin(onDone: () => void) {
  const change = useApiMutation(security.changePin, { ...paymentCall, success: 'PIN changed' })
  const newPin = useNewPin()
  const boxes = useRef<OtpFieldHandle>(null)
  const [current, setCurrent] = useState('')
  const [problem, setProblem] = useState<ChangePinProblem>()
  const [isSending, setSending] = useState(false)

  const send = async (chosen: string) => {
    if (chosen === current) return setProblem({ kind: 'same' })
    setSending(true)
    setProblem(undefined)
    const outcome = await callOutcome(
      change.mutateAsync({ body: { currentPin: current, newPin: chosen, confirmPin: chosen } }),
    )
    setSending(false)
    if (outcome.kind === 'done') return onDone()
    // Hidden digits cannot be corrected one by one.
    if (outcome.kind === 'wrongPin') boxes.current?.clear()
    setProblem(outcome)
  }

  // The last digit moves the focus on before the row has rendered it, so leaving the row still counts one digit less.
  const isCompleted = problem?.kind === 'incomplete' && current.length === digits

  return {
    newPin,
    problem: isCompleted ? undefined : problem,
    isSending,
    currentField: {
      ref: boxes,
      value: current,
      onChange: (typed: string) => {
        setCurrent(typed)
        setProblem(undefined)
      },
      // As the first new row moves on to its confirmation; an inner change of the code stays.
      onComplete: () => newPin.moveOn(),
      onBlur: () => {
        if (current !== '' && current.length < digits) setProblem({ kind: 'incomplete' })
      },
    },
    submit: () => {
      if (isSending) return
      if (current.length < digits) {
        setProblem({ kind: 'incomplete' })
        boxes.current?.focus()
        return
      }
      newPin.submit((chosen) => void send(chosen))
    },
  }
}
