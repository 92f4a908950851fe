import { type KeyboardEvent } from 'react'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { type ControlProps, Field, type FieldProps, InputFrame, splitFieldProps } from '../private/Field/index.ts'
import * as styles from './Select.css.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

/** Options under a name of their own. */
export interface SelectOptionGroup {
  label: string
  /** The options in their order. */
  options: readonly SelectOption[]
}

type NativeProps = ControlProps<'select', 'ref' | 'onChange' | 'onKeyDown' | 'autoComplete'>

export type SelectProps = FieldProps &
  NativeProps &
  PassThrough & {
    value?: string | undefined
    defaultValue?: string | undefined
    /** The options in their order. */
    options: readonly (SelectOption | SelectOptionGroup)[]
    /**
     * Shown while nothing is chosen ('Choose a state'); its value is the empty string. In a required field it cannot be chosen
     * again.
     */
    placeholder?: string
    /** Can be focused and read, and keeps its value. */
    readOnly?: boolean
  }

/**
 * A choice of one option of a familiar list. The control is the browser's own, which works well on phones and before any script; with a mouse its list
 * looks like the other lists where the browser can draw it so.
 */
export function Select({ options, placeholder, readOnly = false, defaultValue, onKeyDown, ...props }: SelectProps) {
  const { field, control } = splitFieldProps(props)
  const isRequired = field.required !== undefined && field.required !== false
  // A browser skips a disabled first option unless it is selected explicitly.
  const start =
    control.value === undefined ? { defaultValue: defaultValue ?? (placeholder === undefined ? undefined : '') } : {}

  const handleKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (readOnly && event.key !== 'Tab' && !event.metaKey && !event.ctrlKey) event.preventDefault()
    onKeyDown?.(event)
  }

  return (
    <Field component="Select" {...field}>
      {(attributes) => (
        <InputFrame
          filled
          end={<span className={styles.mark}>{readOnly ? <LockIcon size="sm" /> : <ChevronDownIcon size="sm" />}</span>}
        >
          <select
            className={styles.select}
            {...control}
            {...start}
            {...attributes}
            aria-readonly={readOnly || undefined}
            onKeyDown={handleKeyDown}
          >
            {placeholder === undefined ? null : (
              <option value="" data-placeholder disabled={isRequired} hidden={isRequired}>
                {placeholder}
              </option>
            )}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(entry)
              ),
            )}
          </select>
        </InputFrame>
      )}
    </Field>
  )
}

function optionOf({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
