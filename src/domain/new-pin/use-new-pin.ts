import { useRef, useState } from 'react'
import { isWeakPin } from '@/api/contract/schemas/money.ts'
import type { OtpFieldHandle } from '@/design-system/components/OtpField/index.ts'

type Box = 'pin' | 'confirm'

const digits = 4

const incomplete = 'PIN must be exactly 4 digits'

/** Choosing a PIN and typing it again (docs/product/messages.md). A whole one is judged at once, a part of one when it is left. */
export function useNewPin() {
  const [typed, setTyped] = useState<Record<Box, string>>({ pin: '', confirm: '' })
  const [left, setLeft] = useState<ReadonlySet<Box>>(new Set())
  /** The boxes were emptied because two PINs differed; said until something is typed again. */
  const [wasDifferent, setWasDifferent] = useState(false)
  const pinBoxes = useRef<OtpFieldHandle>(null)
  const confirmBoxes = useRef<OtpFieldHandle>(null)
  const leave = (...boxes: Box[]) => setLeft((before) => new Set([...before, ...boxes]))

  const short = (box: Box) => (left.has(box) && typed[box].length < digits ? incomplete : undefined)
  const isRepeated = typed.confirm.length === digits && typed.confirm === typed.pin
  const isWrong = { pin: typed.pin.length < digits || isWeakPin(typed.pin), confirm: !isRepeated }
  const weak = typed.pin.length === digits && isWeakPin(typed.pin) ? 'Avoid repeated or sequential digits' : undefined
  const isDifferent = typed.confirm.length === digits && typed.pin.length === digits && !isRepeated
  const different = isDifferent || wasDifferent ? "PINs don't match" : undefined

  return {
    pinField: {
      ref: pinBoxes,
      value: typed.pin,
      message: weak ?? short('pin'),
      onChange: (pin: string) => setTyped((before) => ({ ...before, pin })),
      onComplete: (pin: string) => {
        if (!isWeakPin(pin)) confirmBoxes.current?.focus()
      },
      onBlur: () => leave('pin'),
    },
    confirmField: {
      ref: confirmBoxes,
      value: typed.confirm,
      ...(isRepeated && !isWrong.pin
        ? ({ message: 'PINs match', tone: 'success' } as const)
        : { message: different ?? short('confirm') }),
      onChange: (confirm: string) => {
        setTyped((before) => ({ ...before, confirm }))
        setWasDifferent(false)
      },
      onBlur: () => leave('confirm'),
    },
    /** Passes on the PIN, or puts the focus where something is wrong with it. */
    submit: (send: (pin: string) => void) => {
      leave('pin', 'confirm')
      if (isWrong.pin) pinBoxes.current?.focus()
      else if (isWrong.confirm) {
        confirmBoxes.current?.clear()
        setWasDifferent(isDifferent)
      } else send(typed.pin)
    },
  }
}

export type NewPin = ReturnType<typeof useNewPin>
