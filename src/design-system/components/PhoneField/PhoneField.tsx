import { type FocusEvent } from 'react'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import {
  type ControlProps,
  Field,
  type FieldProps,
  InputFrame,
  inputClass,
  splitFieldProps,
} from '../private/Field/index.ts'
import { useTypedText } from '../private/TypedText/use-typed-text.ts'

type NativeProps = ControlProps<'input', 'ref' | 'onKeyDown' | 'readOnly' | 'placeholder' | 'enterKeyHint'>

/** Why a text is not a phone number. */
export type PhoneProblem = 'empty' | 'too short' | 'too long' | 'not a number'

/** How phone numbers are typed in a country. */
export interface PhoneFormat {
  /** Parses a typed or pasted text to '+' with country code and number. */
  readonly parse: (text: string) => { ok: true; phone: string } | { ok: false; problem: PhoneProblem }
  /** Writes a stored number in groups. Empty for null. */
  readonly write: (phone: string | null) => string
}

/** The parsed value after a change. `problem` distinguishes an empty field from one whose text is not a number. */
export type PhoneChange = { phone: string; problem?: never } | { phone: null; problem: PhoneProblem }

export type PhoneFieldProps = FieldProps &
  NativeProps &
  PassThrough & {
    /** How numbers are read and written: which country's may be typed without its code. */
    format: PhoneFormat
    /** '+' with country code and number, such as '+442079460958'; null while the field is empty or its text is no number. */
    value: string | null
    onChange: (change: PhoneChange) => void
    /** Called when the field is left with a text that is no number. The text stays as it was typed. */
    onInvalid?: (refused: { text: string; problem: PhoneProblem }) => void
    /** Whether the browser may fill in the reader's own number. */
    autoComplete?: 'tel' | 'off'
  }

/** A phone number in any form that its format reads. It is formatted with its country code on blur. */
export function PhoneField({
  format,
  value,
  onChange,
  onInvalid,
  autoComplete = 'tel',
  onBlur,
  ...props
}: PhoneFieldProps) {
  const { field, control } = splitFieldProps(props)
  const { parse, write } = format
  const { text, setText, tidy } = useTypedText({
    value,
    read: (typed) => {
      const parsed = parse(typed)
      return parsed.ok ? parsed.phone : null
    },
    write,
  })

  const handleChange = (next: string) => {
    setText(next)
    const parsed = parse(next)
    onChange(parsed.ok ? { phone: parsed.phone } : { phone: null, problem: parsed.problem })
  }

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const parsed = parse(text)
    if (parsed.ok) tidy()
    else if (parsed.problem !== 'empty') onInvalid?.({ text, problem: parsed.problem })
    onBlur?.(event)
  }

  return (
    <Field component="PhoneField" {...field}>
      {(attributes) => (
        <InputFrame end={control.readOnly === true ? <LockIcon size="sm" /> : null}>
          <input
            className={inputClass}
            dir="ltr"
            {...control}
            {...attributes}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            value={text}
            onChange={(event) => handleChange(event.target.value)}
            onBlur={handleBlur}
          />
        </InputFrame>
      )}
    </Field>
  )
}
