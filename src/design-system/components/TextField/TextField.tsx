import { type ReactNode } from 'react'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { mergeRefs } from '../../lib/merge-refs.ts'
import { joinIds, type PassThrough } from '../../lib/pass-through.ts'
import {
  type CharacterLimit,
  type TextControlProps,
  Field,
  type FieldProps,
  InputFrame,
  inputClass,
  splitFieldProps,
  useCharacterCount,
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
  CharacterLimit &
  PassThrough & {
    type?: TextFieldType
    /** Shown before the text: an icon or a unit. */
    start?: ReactNode
    /** Shown after the text. A read-only field shows a lock there. */
    end?: ReactNode
  }

/** One line of text. Works with react-hook-form's `register` spread, or with `value` and `onChange`. */
export function TextField({ type = 'text', start, end, limit, countLabel, ref, onChange, ...props }: TextFieldProps) {
  const { field, control } = splitFieldProps(props)
  const { countId, isOver, count, measure, onType } = useCharacterCount(control.value, limit, countLabel)
  const lock = control.readOnly === true ? <LockIcon size="sm" /> : null
  return (
    <Field component="TextField" {...field} invalid={isOver} messageEnd={count}>
      {(attributes) => (
        <InputFrame start={start} end={end ?? lock}>
          <input
            className={inputClass}
            type={type}
            dir={freeText.has(type) ? 'auto' : 'ltr'}
            {...control}
            {...attributes}
            aria-describedby={joinIds(attributes['aria-describedby'], countId)}
            ref={mergeRefs(ref, measure)}
            onChange={(event) => {
              onType(event.target.value)
              onChange?.(event)
            }}
          />
        </InputFrame>
      )}
    </Field>
  )
}
