import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { joinIds, type PassThrough } from '../../lib/pass-through.ts'
import { FieldMessage, type FieldTone, hasContent } from '../private/Field/index.ts'
import { cellsOf, codeOf, erase, spread, type Step, type as typeInto } from './cells.ts'
import * as styles from './OtpField.css.ts'

/** What a form may do to the boxes after an answer. */
export interface OtpFieldHandle {
  /** Puts the focus into the first empty box, or the last one. */
  focus: () => void
  /** Empties the boxes and puts the focus into the first one: the code was wrong, or a new one was sent. */
  clear: () => void
}

export type OtpFieldProps = PassThrough & {
  /** The name of the group of boxes. */
  label: string
  labelHidden?: boolean
  description?: ReactNode
  message?: ReactNode
  /** `danger` (the default) also marks the boxes as invalid. */
  tone?: FieldTone
  /** Number of digits. */
  length?: number
  /** The digits entered so far. Leave it out to let the field keep them; `onChange` tells them either way. */
  value?: string
  onChange?: (code: string) => void
  /** Called when the last missing digit was entered. */
  onComplete?: (code: string) => void
  /** Called when the focus leaves the boxes altogether. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  disabled?: boolean | undefined
  /** Puts the focus into the first box at once: for a page or dialog that asks for nothing else. */
  autoFocus?: boolean
  ref?: Ref<OtpFieldHandle>
}

/** A one-time code in boxes of one digit. Takes typing, pasting, and the code a phone offers from a message. */
export function OtpField({
  label,
  labelHidden = false,
  description,
  message,
  tone = 'danger',
  length = 4,
  value,
  onChange,
  onComplete,
  onBlur,
  disabled = false,
  autoFocus = false,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: OtpFieldProps) {
  const id = useId()
  const [ownCells, setCells] = useState(() => cellsOf(value ?? '', length))
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  // The own boxes stand as long as they say the same as the value: a value cannot tell which of the boxes is the empty one.
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
    if (code === before) return
    onChange?.(code)
    if (code.length === length) onComplete?.(code)
  }

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const moves: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 }
    const target = moves[event.key]
    if (target !== undefined) {
      event.preventDefault()
      focusBox(Math.min(Math.max(target, 0), length - 1))
    } else if (event.key === 'Backspace') {
      event.preventDefault()
      take(erase(cells, index))
    }
  }

  const handlePaste = (event: ClipboardEvent, index: number) => {
    event.preventDefault()
    take(spread(cells, index, event.clipboardData.getData('text')))
  }

  const invalid = (hasContent(message) && tone === 'danger') || undefined
  return (
    <fieldset
      {...rest}
      data-component="OtpField"
      className={styles.group}
      aria-labelledby={`${id}label`}
      aria-describedby={joinIds(hasContent(message) && `${id}message`, hasContent(description) && `${id}description`, describedBy)}
    >
      <span id={`${id}label`} className={labelHidden ? styles.hiddenLabel : styles.label}>
        {label}
      </span>
      {hasContent(description) ? (
        <p id={`${id}description`} className={styles.description}>
          {description}
        </p>
      ) : null}
      <div className={styles.boxes}>
        {cells.map((cell, index) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={index}
            ref={(input) => {
              inputs.current[index] = input
            }}
            className={styles.box}
            type="text"
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={`Digit ${index + 1} of ${length}`}
            aria-invalid={invalid}
            disabled={disabled}
            autoFocus={autoFocus && index === 0}
            value={cell}
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
      <FieldMessage id={`${id}message`} tone={tone} message={message} reserve />
    </fieldset>
  )
}
