import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { type Cells, cellsOf, codeOf, erase, spread, type Step, type as typeInto, typeOver } from './cells.ts'
import { type OtpFieldHandle } from './otp-field-handle.ts'

interface BoxesOptions {
  /** Number of digits. */
  length: number
  /** The entered digits. Without it the boxes are uncontrolled. */
  value: string | undefined
  onChange: ((code: string) => void) | undefined
  /** Called when all boxes are full and the last one was entered. */
  onComplete: ((code: string) => void) | undefined
  ref: Ref<OtpFieldHandle> | undefined
}

/** The digits of the boxes, and what their inputs call. */
interface Boxes {
  cells: Cells
  /** The index of the first empty box; of the last when none is. */
  next: number
  /** Registers the input of a box, or removes it with null. */
  attach: (index: number, input: HTMLInputElement | null) => void
  /** Whether an element is the input of a box. */
  includes: (element: EventTarget | null) => boolean
  /** Takes the text that the input of a box now has. */
  type: (index: number, text: string) => void
  /** Takes the digit that a box already has, typed once more. */
  typeSame: (event: SyntheticEvent, index: number) => void
  handleKeyDown: (event: KeyboardEvent, index: number) => void
  handlePaste: (event: ClipboardEvent, index: number) => void
}

/** The boxes of a code: their digits, which box has the focus, and when the code is complete. */
export function useBoxes({ length, value, onChange, onComplete, ref }: BoxesOptions): Boxes {
  const [ownCells, setCells] = useState(() => cellsOf(value ?? '', length))
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  // The internal boxes are used while they match the value, because the value cannot tell which box is empty.
  const cells = value === undefined || value === codeOf(ownCells) ? ownCells : cellsOf(value, length)

  const focusBox = (index: number) => {
    inputs.current[index]?.focus()
    inputs.current[index]?.select()
  }

  const empty = cells.indexOf('')
  const next = empty === -1 ? length - 1 : empty

  useImperativeHandle(ref, () => ({
    focus: () => focusBox(next),
    clear: () => {
      setCells(cellsOf('', length))
      onChange?.('')
      focusBox(0)
    },
  }))

  const take = (step: Step | undefined) => {
    if (step === undefined) return
    const before = codeOf(cells)
    const code = codeOf(step.cells)
    setCells(step.cells)
    focusBox(step.focus)
    if (code !== before) onChange?.(code)
    if (code.length === length && step.isAtEnd) onComplete?.(code)
  }

  /** Typing the same digit fires no change event; it still counts as typed. */
  const typeSame = (event: SyntheticEvent, index: number) => {
    event.preventDefault()
    take(typeOver(cells, index, cells[index] ?? ''))
  }

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const moves: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 }
    const target = moves[event.key]
    if (target !== undefined) {
      event.preventDefault()
      focusBox(Math.min(Math.max(target, 0), length - 1))
    } else if (event.key === cells[index] && !event.ctrlKey && !event.metaKey) {
      typeSame(event, index)
    } else if (event.key === 'Backspace') {
      event.preventDefault()
      take(erase(cells, index))
    }
  }

  const handlePaste = (event: ClipboardEvent, index: number) => {
    event.preventDefault()
    take(spread(cells, index, event.clipboardData.getData('text')))
  }

  return {
    cells,
    next,
    attach: (index, input) => {
      inputs.current[index] = input
    },
    includes: (element) => inputs.current.some((input) => input === element),
    type: (index, text) => take(typeInto(cells, index, text)),
    typeSame,
    handleKeyDown,
    handlePaste,
  }
}
