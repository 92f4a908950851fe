import { useRef, useState } from 'react'
import { isWeakPin } from '@/api/contract/schemas/money.ts'
import type { OtpFieldHandle } from '@/design-system/components/OtpField/index.ts'

type PinFieldName = 'pin' | 'confirm'

const digits = 4

const incompleteMessage = 'PIN must be exactly 4 digits'

/** State of a new PIN and its confirmation (docs/product/messages.md). A complete PIN is validated immediately, an incomplete one on blur. */
export function useNewPin() {
  const [typed, setTyped] = useState<Record<PinFieldName, string>>({ pin: '', confirm: '' })
  const [touched, setTouched] = useState<ReadonlySet<PinFieldName>>(new Set())
  /** The confirmation was cleared because the two PINs differed; the message stays until the next input. */
  const [hadMismatch, setHadMismatch] = useState(false)
  const pinBoxes = useRef<OtpFieldHandle>(null)
  const confirmBoxes = useRef<OtpFieldHandle>(null)
  const markTouched = (...boxes: PinFieldName[]) => setTouched((before) => new Set([...before, ...boxes]))

  const incompleteMessageFor = (box: PinFieldName) =>
    touched.has(box) && typed[box].length < digits ? incompleteMessage : undefined
  const isConfirmed = typed.confirm.length === digits && typed.confirm === typed.pin
  const isWrong = { pin: typed.pin.length < digits || isWeakPin(typed.pin), confirm: !isConfirmed }
  const weakMessage =
    typed.pin.length === digits && isWeakPin(typed.pin) ? 'Avoid repeated or sequential digits' : undefined
  const isMismatch = typed.confirm.length === digits && typed.pin.length === digits && !isConfirmed
  const mismatchMessage = isMismatch || hadMismatch ? "PINs don't match" : undefined

  return {
    pinField: {
      ref: pinBoxes,
      value: typed.pin,
      message: weakMessage ?? incompleteMessageFor('pin'),
      onChange: (pin: string) => setTyped((before) => ({ ...before, pin })),
      onComplete: (pin: string) => {
        if (!isWeakPin(pin)) confirmBoxes.current?.focus()
      },
      onBlur: () => markTouched('pin'),
    },
    confirmField: {
      ref: confirmBoxes,
      value: typed.confirm,
      ...(isConfirmed && !isWrong.pin
        ? ({ message: 'PINs match', tone: 'success' } as const)
        : { message: mismatchMessage ?? incompleteMessageFor('confirm') }),
      onChange: (confirm: string) => {
        setTyped((before) => ({ ...before, confirm }))
        setHadMismatch(false)
      },
      onBlur: () => markTouched('confirm'),
    },
    /** Calls `send` with a valid PIN, otherwise focuses the invalid field. */
    submit: (send: (pin: string) => void) => {
      markTouched('pin', 'confirm')
      if (isWrong.pin) pinBoxes.current?.focus()
      else if (isWrong.confirm) {
        confirmBoxes.current?.clear()
        setHadMismatch(isMismatch)
      } else send(typed.pin)
    },
  }
}

export type NewPin = ReturnType<typeof useNewPin>
