import { LockIcon } from '../../icons/LockIcon.tsx'
import { mergeRefs } from '../../lib/merge-refs.ts'
import { joinIds, type PassThrough } from '../../lib/pass-through.ts'
import {
  type CharacterLimit,
  type TextControlProps,
  Field,
  type FieldProps,
  InputFrame,
  splitFieldProps,
  useCharacterCount,
} from '../private/Field/index.ts'
import * as styles from './Textarea.css.ts'

/** Two, four and eight lines high before it grows. */
export const textareaSizes = ['sm', 'md', 'lg'] as const
export type TextareaSize = (typeof textareaSizes)[number]

const rows = { sm: 2, md: 4, lg: 8 } as const satisfies Record<TextareaSize, number>

type NativeProps = TextControlProps<'textarea', 'readOnly' | 'autoCapitalize' | 'enterKeyHint' | 'spellCheck'>

export type TextareaProps = FieldProps &
  NativeProps &
  CharacterLimit &
  PassThrough & {
    /** How many lines it shows at first. */
    size?: TextareaSize
  }

/** Text of several lines. Works with react-hook-form's `register` spread, or with `value` and `onChange`. */
export function Textarea({ size = 'md', limit, countLabel, ref, onChange, ...props }: TextareaProps) {
  const { field, control } = splitFieldProps(props)
  const { countId, isOver, count, measure, onType } = useCharacterCount(control.value, limit, countLabel)
  return (
    <Field component="Textarea" {...field} invalid={isOver} messageEnd={count}>
      {(attributes) => (
        <InputFrame filled end={control.readOnly === true ? <Lock /> : null}>
          <textarea
            dir="auto"
            rows={rows[size]}
            className={`${styles.textarea} ${styles.sizes[size]}`}
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

function Lock() {
  return (
    <span className={styles.lock}>
      <LockIcon size="sm" />
    </span>
  )
}
