import { useImperativeHandle, useRef } from 'react'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { type DateControl, frameButton } from '../private/DateFrame/index.ts'
import { type LooseFieldProps } from '../private/Field/field-props.ts'
import { Field, hasContent, InputFrame, inputClass } from '../private/Field/index.ts'
import * as styles from './NativeTime.css.ts'

interface NativeTimeProps {
  field: LooseFieldProps
  control: Omit<DateControl, 'clearLabel'> & PassThrough
  clearLabel: string
  /** 'HH:mm', '' while it is empty. */
  value: string
  min: string | undefined
  /** The last value that can be chosen. */
  max: string | undefined
  /** The problem of the value, shown unless the caller passes a message. */
  problem: string | undefined
  onChange: (value: string | null) => void
}

/** The time as the browser's own input, whose picker is made for fingers. */
export function NativeTime({ field, control, clearLabel, value, problem, onChange, ...limits }: NativeTimeProps) {
  const { ref, readOnly = false, ...rest } = control
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), [])
  const canClear = field.optional === true && value !== '' && !readOnly && rest.disabled !== true
  return (
    <Field component="TimeField" {...field} message={hasContent(field.message) ? field.message : problem}>
      {(attributes, labelId) => (
        <InputFrame
          end={
            readOnly ? (
              <LockIcon size="sm" />
            ) : canClear ? (
              <button
                type="button"
                className={frameButton}
                aria-label={clearLabel}
                aria-describedby={labelId}
                onClick={() => {
                  onChange(null)
                  input.current?.focus()
                }}
              >
                <XIcon size="sm" />
              </button>
            ) : null
          }
        >
          <input
            {...rest}
            {...attributes}
            {...limits}
            ref={input}
            type="time"
            className={`${inputClass} ${styles.time}`}
            readOnly={readOnly}
            value={value}
            onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          />
        </InputFrame>
      )}
    </Field>
  )
}
