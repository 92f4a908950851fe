import { type ChangeEvent, type ComponentProps, type FocusEvent, useId } from 'react'
import { formatNairaInput, type NairaProblem, parseNaira } from '@/lib/money.ts'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { joinIds, type PassThrough } from '../../lib/pass-through.ts'
import { Field, type FieldProps, InputFrame, splitFieldProps } from '../private/Field/index.ts'
import { useTypedText } from '../private/TypedText/use-typed-text.ts'
import { groupDigits, withoutDigitAtComma } from './group-digits.ts'
import * as styles from './MoneyField.css.ts'

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

/** The text of every field, and 32 px for the one amount that a dialog is about. */
export const moneyFieldSizes = ['md', 'lg'] as const
export type MoneyFieldSize = (typeof moneyFieldSizes)[number]

/** The parsed value after a change. `problem` distinguishes an empty field from one whose text is not an amount. */
export type MoneyChange = { kobo: number; problem?: never } | { kobo: null; problem: NairaProblem }

export type MoneyFieldProps = FieldProps &
  NativeProps &
  PassThrough & {
    /** Whole kobo; null while the field is empty or its text is no amount. */
    value: number | null
    onChange: (change: MoneyChange) => void
    /** Called when the field is left with a text that is no amount. The text stays as it was typed. */
    onInvalid?: (refused: { text: string; problem: NairaProblem }) => void
    /** The currency's name for screen readers. */
    unitLabel?: string
    /** The size of the amount. */
    size?: MoneyFieldSize
  }

const read = (text: string): number | null => {
  const parsed = parseNaira(text)
  return parsed.ok ? parsed.kobo : null
}

/** The amount in the input after a change, grouped, with the caret where it was typed. */
function groupTyped({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): string {
  const { isComposing, inputType } = nativeEvent as Partial<InputEvent>
  if (isComposing === true) return target.value
  const typed = { text: target.value, caret: target.selectionStart ?? target.value.length }
  const { text, caret } = groupDigits(withoutDigitAtComma(before, typed, inputType ?? ''))
  if (text !== target.value) {
    // Written here already: a value that React writes after rendering would move the caret to the end.
    target.value = text
    target.setSelectionRange(caret, caret)
  }
  return text
}

/** An amount of naira, held as whole kobo. Thousands are grouped while it is typed; decimals are completed when the field is left. */
export function MoneyField({
  value,
  onChange,
  onInvalid,
  unitLabel = 'Amount in naira',
  size = 'md',
  onBlur,
  ...props
}: MoneyFieldProps) {
  const { field, control } = splitFieldProps(props)
  const unitId = useId()
  const { text, setText, tidy } = useTypedText({ value, read, write: formatNairaInput })

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const next = groupTyped(event, text)
    setText(next)
    const parsed = parseNaira(next)
    onChange(parsed.ok ? { kobo: parsed.kobo } : { kobo: null, problem: parsed.problem })
  }

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const parsed = parseNaira(text)
    if (parsed.ok) tidy()
    else if (parsed.problem !== 'empty') onInvalid?.({ text, problem: parsed.problem })
    onBlur?.(event)
  }

  return (
    <Field component="MoneyField" {...field} describedBy={joinIds(field.describedBy, unitId)}>
      {(attributes) => (
        <InputFrame
          start={
            <>
              <span className={styles.currencies[size]} aria-hidden>
                ₦
              </span>
              <span id={unitId} hidden>
                {unitLabel}
              </span>
            </>
          }
          end={control.readOnly === true ? <LockIcon size="sm" /> : null}
        >
          <input
            className={styles.inputs[size]}
            dir="ltr"
            {...control}
            {...attributes}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            // A field that cannot be changed shows the grouped amount.
            value={control.readOnly === true && value !== null ? formatNairaInput(value) : text}
            onChange={handleChange}
            onBlur={handleBlur}
          />
        </InputFrame>
      )}
    </Field>
  )
}
