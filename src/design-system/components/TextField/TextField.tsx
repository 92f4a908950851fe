import { type ReactNode } from 'react'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import {
  type TextControlProps,
  Field,
  type FieldProps,
  InputFrame,
  inputClass,
  splitFieldProps,
} from '../private/Field/index.ts'

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'search'] as const
export type TextFieldType = (typeof textFieldTypes)[number]

/** What people write in their own script, which may run from right to left; addresses and numbers never do. */
const freeText: ReadonlySet<TextFieldType> = new Set(['text', 'search'])

type NativeProps = TextControlProps<
  'input',
  'readOnly' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'enterKeyHint' | 'maxLength' | 'spellCheck'
>

export type TextFieldProps = FieldProps &
  NativeProps &
  PassThrough & {
    type?: TextFieldType
    /** Shown before the text: an icon or a unit. */
    start?: ReactNode
    /** Shown after the text. A read-only field shows a lock there. */
    end?: ReactNode
  }

/** One line of text. Works with react-hook-form's `register` spread, or with `value` and `onChange`. */
export function TextField({ type = 'text', start, end, ...props }: TextFieldProps) {
  const { field, control } = splitFieldProps(props)
  const lock = control.readOnly === true ? <LockIcon size="sm" /> : null
  return (
    <Field component="TextField" {...field}>
      {(attributes) => (
        <InputFrame start={start} end={end ?? lock}>
          <input
            className={inputClass}
            type={type}
            dir={freeText.has(type) ? 'auto' : 'ltr'}
            {...control}
            {...attributes}
          />
        </InputFrame>
      )}
    </Field>
  )
}
