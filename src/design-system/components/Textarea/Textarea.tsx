import { useId, useState } from 'react'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { mergeRefs } from '../../lib/merge-refs.ts'
import { joinIds, type PassThrough } from '../../lib/pass-through.ts'
import { type TextControlProps, Field, type FieldProps, InputFrame, splitFieldProps } from '../private/Field/index.ts'
import { TextareaCount } from './TextareaCount.tsx'
import * as styles from './Textarea.css.ts'

/** Two, four and eight lines high before it grows. */
export const textareaSizes = ['sm', 'md', 'lg'] as const
export type TextareaSize = (typeof textareaSizes)[number]

const rows = { sm: 2, md: 4, lg: 8 } as const satisfies Record<TextareaSize, number>

type NativeProps = TextControlProps<'textarea', 'readOnly' | 'autoCapitalize' | 'enterKeyHint' | 'spellCheck'>

export type TextareaProps = FieldProps &
  NativeProps &
  PassThrough & {
    /** How many lines it shows at first. */
    size?: TextareaSize
    /**
     * The most characters (UTF-16 units, as validators count them). Shows the remaining number; typing beyond it is possible, so
     * that a long text can be pasted and shortened.
     */
    limit?: number
    /** The label of the count; `remaining` is negative over the limit. */
    countLabel?: (count: { remaining: number }) => string
  }

function remainingLabel({ remaining }: { remaining: number }): string {
  const amount = Math.abs(remaining)
  return `${amount.toLocaleString('en')} ${amount === 1 ? 'character' : 'characters'} ${remaining < 0 ? 'too many' : 'left'}`
}

/** Text of several lines. Works with react-hook-form's `register` spread, or with `value` and `onChange`. */
export function Textarea({ size = 'md', limit, countLabel = remainingLabel, ref, onChange, ...props }: TextareaProps) {
  const { field, control } = splitFieldProps(props)
  const [uncontrolledLength, setUncontrolledLength] = useState(0)
  const [typed, setTyped] = useState(false)
  // Called after the form's own ref, which may just have set a text: a form reset notifies its fields in no other way.
  const measure = (textarea: HTMLTextAreaElement | null) => {
    if (textarea !== null) setUncontrolledLength(textarea.value.length)
  }

  const countId = `${useId()}count`
  const length = control.value === undefined ? uncontrolledLength : String(control.value).length
  const remaining = (limit ?? Number.POSITIVE_INFINITY) - length
  return (
    <Field
      component="Textarea"
      {...field}
      invalid={remaining < 0}
      messageEnd={
        limit === undefined ? null : (
          <TextareaCount
            id={countId}
            remaining={remaining}
            limit={limit}
            label={countLabel({ remaining })}
            spoken={typed}
          />
        )
      }
    >
      {(attributes) => (
        <InputFrame filled end={control.readOnly === true ? <Lock /> : null}>
          <textarea
            dir="auto"
            rows={rows[size]}
            className={`${styles.textarea} ${styles.sizes[size]}`}
            {...control}
            {...attributes}
            aria-describedby={joinIds(attributes['aria-describedby'], limit !== undefined && countId)}
            ref={mergeRefs(ref, measure)}
            onChange={(event) => {
              setUncontrolledLength(event.target.value.length)
              setTyped(true)
              onChange?.(event)
            }}
          />
        </InputFrame>
      )}
    </Field>
  )
}

function Lock() {
  return (
    <span className={styles.lock}>
      <LockIcon size="sm" />
    </span>
  )
}
