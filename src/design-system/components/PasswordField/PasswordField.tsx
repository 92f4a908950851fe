import { useState } from 'react'
import { EyeIcon } from '../../icons/EyeIcon.tsx'
import { EyeOffIcon } from '../../icons/EyeOffIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import {
  type TextControlProps,
  Field,
  type FieldProps,
  InputFrame,
  inputClass,
  splitFieldProps,
} from '../private/Field/index.ts'
import * as styles from './PasswordField.css.ts'

type NativeProps = TextControlProps<'input', 'readOnly' | 'enterKeyHint'>

export type PasswordFieldProps = FieldProps &
  NativeProps &
  PassThrough & {
    /** Tells password managers whether to fill in a password or to offer a new one. */
    autoComplete: 'current-password' | 'new-password' | 'off'
    /** The toggle's name while the password is hidden, and while it is shown. */
    showLabel?: string
    /** The name of the button that hides the password. */
    hideLabel?: string
  }

/** A secret that can be shown. Works with react-hook-form's `register` spread, or with `value` and `onChange`. */
export function PasswordField({
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { field, control } = splitFieldProps(props)
  return (
    <Field component="PasswordField" {...field}>
      {(attributes, labelId) => (
        <InputFrame
          end={
            <button
              type="button"
              className={styles.toggle}
              aria-label={shown ? hideLabel : showLabel}
              aria-pressed={shown}
              aria-controls={attributes.id}
              aria-describedby={labelId}
              disabled={control.disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </button>
          }
        >
          <input
            className={inputClass}
            dir="ltr"
            {...control}
            {...attributes}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        </InputFrame>
      )}
    </Field>
  )
}
