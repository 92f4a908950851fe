import { type FocusEvent, type Ref, useId } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { FieldGroup } from '../private/Field/FieldGroup.tsx'
import { type FieldProps, splitFieldProps } from '../private/Field/index.ts'
import { type OtpFieldHandle } from './otp-field-handle.ts'
import * as styles from './OtpField.css.ts'
import { useBoxes } from './use-boxes.ts'

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
  const boxes = useBoxes({ length, value, onChange, onComplete, ref })
  const ownId = useId()

  return (
    <FieldGroup component="OtpField" labelFor={`${ownId}-${boxes.next}`} {...control} {...field}>
      {({ invalid, required }) => (
        <div className={styles.boxes} dir="ltr">
          {boxes.cells.map((cell, index) => (
            <input
              // oxlint-disable-next-line react/no-array-index-key -- a box is its place
              key={index}
              id={`${ownId}-${index}`}
              ref={(input) => boxes.attach(index, input)}
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
                if (event.data === cell && cell !== '') boxes.typeSame(event, index)
              }}
              onChange={(event) => boxes.type(index, event.target.value)}
              onKeyDown={(event) => boxes.handleKeyDown(event, index)}
              onPaste={(event) => boxes.handlePaste(event, index)}
              onFocus={(event) => event.target.select()}
              onBlur={(event) => {
                if (!boxes.includes(event.relatedTarget)) onBlur?.(event)
              }}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
