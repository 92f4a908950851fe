import { useRef, useState } from 'react'
import { isWeakPin, pinDigits } from '@/api/contract/schemas/money.ts'
import type { OtpFieldHandle } from '@/design-system/components/OtpField/index.ts'

type PinFieldName = 'pin' | 'confirm'

const incompleteMessage = 'PIN must be exactly 4 digits'

/**
 * State of a new PIN and its confirmation (docs/product/messages.md). A complete PIN is validated immediately, an incomplete one on blur. A weak
 * PIN and a different confirmation are emptied, because nobody can correct single digits that are hidden; so is a confirmation that was begun for
 * another PIN.
 */
export function useNewPin() {
  const [typed, setTyped] = useState<Record<PinFieldName, string>>({ pin: '', confirm: '' })
  const [touched, setTouched] = useState<ReadonlySet<PinFieldName>>(new Set())
  /** Why a row was emptied; the message stays until the next input. */
  const [refusal, setRefusal] = useState<'weak' | 'mismatch'>()
  const pinBoxes = useRef<OtpFieldHandle>(null)
  const confirmBoxes = useRef<OtpFieldHandle>(null)
  const markTouched = (...boxes: PinFieldName[]) => setTouched((before) => new Set([...before, ...boxes]))

  const incompleteMessageFor = (box: PinFieldName) =>
    touched.has(box) && typed[box].length < pinDigits ? incompleteMessage : undefined
  const isConfirmed = typed.confirm.length === pinDigits && typed.confirm === typed.pin
  const isWrong = { pin: typed.pin.length < pinDigits || isWeakPin(typed.pin), confirm: !isConfirmed }
  const isWeak = typed.pin.length === pinDigits && isWeakPin(typed.pin)
  const weakMessage = isWeak || refusal === 'weak' ? 'Avoid repeated or sequential digits' : undefined
  const isMismatch = typed.confirm.length === pinDigits && typed.pin.length === pinDigits && !isConfirmed
  const mismatchMessage = isMismatch || refusal === 'mismatch' ? "PINs don't match" : undefined

  const pinMessage = weakMessage ?? incompleteMessageFor('pin')
  // While the PIN is still to be corrected, an empty confirmation has not been left out.
  const isConfirmationDue = typed.confirm !== '' || pinMessage === undefined

  const handleChange = (box: PinFieldName) => (code: string) => {
    setTyped((before) => ({ ...before, [box]: code }))
    // A weak PIN is still to be replaced while the confirmation is typed.
    setRefusal((before) => (box === 'confirm' && before === 'weak' ? before : undefined))
  }
  // The reason is set after the row was emptied, which counts as an input.
  const refuseWeak = () => {
    pinBoxes.current?.clear()
    setRefusal('weak')
  }
  const refuseMismatch = () => {
    confirmBoxes.current?.clear()
    setRefusal('mismatch')
  }
  /** Moves on to the confirmation. One that was begun may belong to the PIN before; nobody has left it incomplete. */
  const startConfirmation = () => {
    confirmBoxes.current?.clear()
    setTouched((before) => new Set([...before].filter((box) => box !== 'confirm')))
  }

  return {
    /** Moves on from a complete row before the new PIN, unless the new PIN is typed already. */
    moveOn: () => {
      if (typed.pin.length < pinDigits) pinBoxes.current?.focus()
    },
    pinField: {
      ref: pinBoxes,
      value: typed.pin,
      message: pinMessage,
      onChange: handleChange('pin'),
      onComplete: (pin: string) => {
        if (isWeakPin(pin)) refuseWeak()
        else if (typed.confirm === pin) confirmBoxes.current?.focus()
        else if (typed.confirm.length === pinDigits) refuseMismatch()
        else startConfirmation()
      },
      onBlur: () => markTouched('pin'),
    },
    confirmField: {
      ref: confirmBoxes,
      value: typed.confirm,
      ...(isConfirmed && !isWrong.pin
        ? ({ message: 'PINs match', tone: 'success' } as const)
        : { message: mismatchMessage ?? (isConfirmationDue ? incompleteMessageFor('confirm') : undefined) }),
      onChange: handleChange('confirm'),
      onComplete: (confirm: string) => {
        if (typed.pin.length === pinDigits && confirm !== typed.pin) refuseMismatch()
      },
      onBlur: () => markTouched('confirm'),
    },
    /** Calls `send` with a valid PIN, otherwise focuses the invalid field. */
    submit: (send: (pin: string) => void) => {
      markTouched('pin', 'confirm')
      if (isWeak) refuseWeak()
      else if (isWrong.pin) pinBoxes.current?.focus()
      else if (isMismatch) refuseMismatch()
      else if (isWrong.confirm) confirmBoxes.current?.focus()
      else send(typed.pin)
    },
  }
}

export type NewPin = ReturnType<typeof useNewPin>
