import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { FieldGroup } from '../private/Field/FieldGroup.tsx'
import { type FieldProps, splitFieldProps } from '../private/Field/index.ts'
import { cellsOf, codeOf, erase, spread, type Step, type as typeInto, typeOver } from './cells.ts'
import * as styles from './OtpField.css.ts'

/** The functions with which a form controls the boxes after a response. */
export interface OtpFieldHandle {
  /** Puts the focus into the first empty box, or the last one. */
  focus: () => void
  /** Empties the boxes and puts the focus into the first one: the code was wrong, or a new one was sent. */
  clear: () => void
}

export type OtpFieldProps = FieldProps &
  PassThrough & {
    /** Number of digits. */
    length?: number
    /** The entered digits. Without it the field is uncontrolled; `onChange` is called in both cases. */
    value?: string
    onChange?: (code: string) => void
    /** Called when all boxes are full and the last one was entered; not when an earlier digit of a full code is replaced. */
    onComplete?: (code: string) => void
    /** Called when the focus leaves the boxes altogether. */
    onBlur?: (event: FocusEvent<HTMLInputElement>) => void
    disabled?: boolean | undefined
    /** Hides the digits, on the screen and from screen readers: for a PIN. Neither a phone nor a password manager fills it in. */
    masked?: boolean
    /** Shows the digits of a `masked` field, which is still not filled in or kept. */
    revealed?: boolean
    /** Focuses the first box on mount: for a page or dialog that asks for nothing else. */
    autoFocus?: boolean
    /** The name of one box. 'Digit 1 of 4' when left out. */
    boxLabel?: (box: { digit: number; length: number }) => string
    ref?: Ref<OtpFieldHandle>
  }

const digitOf = ({ digit, length }: { digit: number; length: number }) => `Digit ${digit} of ${length}`

/**
 * Password managers fill and keep what looks like a password, even with `autocomplete` off; these are their own attributes that
 * turn it off.
 */
const leftAlone = {
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
} as const

/** A one-time code or, `masked`, a PIN in boxes of one digit. Takes typing, pasting, and the code a phone offers from a message. */
export function OtpField({
  length = 4,
  value,
  onChange,
  onComplete,
  onBlur,
  disabled = false,
  masked = false,
  revealed = false,
  autoFocus = false,
  boxLabel = digitOf,
  ref,
  ...props
}: OtpFieldProps) {
  const { field, control } = splitFieldProps(props)
  const [ownCells, setCells] = useState(() => cellsOf(value ?? '', length))
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  // The internal boxes are used while they match the value, because the value cannot tell which box is empty.
  const cells = value === undefined || value === codeOf(ownCells) ? ownCells : cellsOf(value, length)

  const focusBox = (index: number) => {
    inputs.current[index]?.focus()
    inputs.current[index]?.select()
  }

  useImperativeHandle(ref, () => ({
    focus: () => {
      const empty = cells.indexOf('')
      focusBox(empty === -1 ? length - 1 : empty)
    },
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
  const takeSame = (event: SyntheticEvent, index: number) => {
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
      takeSame(event, index)
    } else if (event.key === 'Backspace') {
      event.preventDefault()
      take(erase(cells, index))
    }
  }

  const handlePaste = (event: ClipboardEvent, index: number) => {
    event.preventDefault()
    take(spread(cells, index, event.clipboardData.getData('text')))
  }

  return (
    <FieldGroup component="OtpField" {...control} {...field}>
      {({ invalid, required }) => (
        <div className={styles.boxes} dir="ltr">
          {cells.map((cell, index) => (
            <input
              // oxlint-disable-next-line react/no-array-index-key -- a box is its place
              key={index}
              ref={(input) => {
                inputs.current[index] = input
              }}
              className={styles.box}
              type={masked && !revealed ? 'password' : 'text'}
              inputMode="numeric"
              autoComplete={index === 0 && !masked ? 'one-time-code' : 'off'}
              {...(masked && leftAlone)}
              aria-label={boxLabel({ digit: index + 1, length })}
              aria-invalid={invalid}
              aria-required={required}
              disabled={disabled}
              autoFocus={autoFocus && index === 0}
              value={cell}
              onBeforeInput={(event) => {
                // Virtual keyboards on phones send no key names.
                if (event.data === cell && cell !== '') takeSame(event, index)
              }}
              onChange={(event) => take(typeInto(cells, index, event.target.value))}
              onKeyDown={(event) => handleKeyDown(event, index)}
              onPaste={(event) => handlePaste(event, index)}
              onFocus={(event) => event.target.select()}
              onBlur={(event) => {
                if (!inputs.current.some((input) => input === event.relatedTarget)) onBlur?.(event)
              }}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
