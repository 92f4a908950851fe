import { useRef, useState } from 'react'
import { pinDigits } from '@/api/contract/schemas/money.ts'
import type { OtpFieldHandle } from '@/design-system/components/OtpField/index.ts'
import type { CallOutcome } from '../payments/call-outcome.ts'

/** The problem the dialog shows; undefined while the PIN is typed for the first time. */
export type PinProblem = Exclude<CallOutcome, { kind: 'done' | 'superseded' }> | { kind: 'incomplete' }

interface Entry {
  /** The PIN; it is stored nowhere else. */
  pin: string
  isPending: boolean
  problem: PinProblem | undefined
}

const emptyEntry: Entry = { pin: '', isPending: false, problem: undefined }

/** Input, submission and outcome of a PIN. The state is reset when the dialog closes. */
export function usePinEntry(open: boolean, onDone: () => void) {
  const otpRef = useRef<OtpFieldHandle>(null)
  const [entry, setEntry] = useState(emptyEntry)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setEntry(emptyEntry)
  }

  const showIncomplete = () => setEntry((before) => ({ ...before, problem: { kind: 'incomplete' } }))

  const send = async (call: (pin: string) => Promise<CallOutcome>) => {
    if (entry.isPending) return
    if (entry.pin.length < pinDigits) {
      showIncomplete()
      otpRef.current?.focus()
      return
    }
    setEntry({ ...entry, isPending: true })
    const outcome = await call(entry.pin)
    if (outcome.kind === 'done' || outcome.kind === 'superseded') {
      setEntry(emptyEntry)
      onDone()
      return
    }
    // The PIN of a call with an unknown outcome is needed again for the status check.
    const pin = outcome.kind === 'unknown' ? entry.pin : ''
    if (pin === '') otpRef.current?.clear()
    setEntry({ pin, isPending: false, problem: outcome })
  }

  return {
    ...entry,
    isComplete: entry.pin.length === pinDigits,
    send,
    /** Props of the `OtpField`. Input while a request is pending is ignored. */
    field: {
      ref: otpRef,
      value: entry.pin,
      onChange: (pin: string) => setEntry((before) => (before.isPending ? before : { ...emptyEntry, pin })),
      onBlur: () => {
        if (entry.pin !== '' && entry.pin.length < pinDigits && !entry.isPending) showIncomplete()
      },
    },
  }
}
