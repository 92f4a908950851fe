import { type ComponentProps, type FocusEvent } from 'react'
import { formatPhone, parsePhone, type PhoneProblem } from '@/lib/phone.ts'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { Field, type FieldProps, InputFrame, inputClass, splitFieldProps } from '../private/Field/index.ts'
import { useTypedText } from '../private/TypedText/use-typed-text.ts'

type NativeProps = Pick<
  ComponentProps<'input'>,
  | 'ref'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'disabled'
  | 'readOnly'
  | 'placeholder'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'form'
>

/** The parsed value after a change. `problem` distinguishes an empty field from one whose text is not a number. */
export type PhoneChange = { phone: string; problem?: never } | { phone: null; problem: PhoneProblem }

export type PhoneFieldProps = FieldProps &
  NativeProps &
  PassThrough & {
    /** '+' with country code and number, such as '+2348031234567'; null while the field is empty or its text is no number. */
    value: string | null
    onChange: (change: PhoneChange) => void
    /** Called when the field is left with a text that is no number. The text stays as it was typed. */
    onInvalid?: (refused: { text: string; problem: PhoneProblem }) => void
    /** Whether the browser may fill in the reader's own number. */
    autoComplete?: 'tel' | 'off'
  }

const read = (text: string): string | null => {
  const parsed = parsePhone(text)
  return parsed.ok ? parsed.phone : null
}

/** A phone number in any usual form: '0803…', '234…' or '+44…'. It is formatted with its country code on blur. */
export function PhoneField({ value, onChange, onInvalid, autoComplete = 'tel', onBlur, ...props }: PhoneFieldProps) {
  const { field, control } = splitFieldProps(props)
  const { text, setText, tidy } = useTypedText({ value, read, write: formatPhone })

  const handleChange = (next: string) => {
    setText(next)
    const parsed = parsePhone(next)
    onChange(parsed.ok ? { phone: parsed.phone } : { phone: null, problem: parsed.problem })
  }

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const parsed = parsePhone(text)
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
