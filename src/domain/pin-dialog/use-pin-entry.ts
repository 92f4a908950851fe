import { useRef, useState } from 'react'
import type { OtpFieldHandle } from '@/design-system/components/OtpField/index.ts'
import type { PinOutcome } from './pin-outcome.ts'

/** What stands between the PIN and its end; nothing while it is typed for the first time. */
export type PinProblem = Exclude<PinOutcome, { kind: 'done' }> | { kind: 'incomplete' }

interface Entry {
  /** The only place that holds the PIN. */
  pin: string
  isPending: boolean
  problem: PinProblem | undefined
}

const emptyEntry: Entry = { pin: '', isPending: false, problem: undefined }

export const pinDigits = 4

/** Typing a PIN, sending it, and what came of it. Everything is forgotten when the dialog closes. */
export function usePinEntry(open: boolean, onDone: () => void) {
  const otpRef = useRef<OtpFieldHandle>(null)
  const [entry, setEntry] = useState(emptyEntry)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setEntry(emptyEntry)
  }

  const showIncomplete = () => setEntry((before) => ({ ...before, problem: { kind: 'incomplete' } }))

  const send = async (call: (pin: string) => Promise<PinOutcome>) => {
    if (entry.isPending) return
    if (entry.pin.length < pinDigits) {
      showIncomplete()
      otpRef.current?.focus()
      return
    }
    setEntry({ ...entry, isPending: true })
    const outcome = await call(entry.pin)
    if (outcome.kind === 'done') {
      setEntry(emptyEntry)
      onDone()
      return
    }
    // The PIN of a call with an unknown end is kept for the repetition that finds out.
    const pin = outcome.kind === 'unknown' ? entry.pin : ''
    if (pin === '') otpRef.current?.clear()
    setEntry({ pin, isPending: false, problem: outcome })
  }

  return {
    ...entry,
    isComplete: entry.pin.length === pinDigits,
    send,
    /** For the `OtpField`. What is typed while the answer is awaited is dropped. */
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
