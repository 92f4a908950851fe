import { type ChangeEvent, type FocusEvent, useId } from 'react'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { joinIds, type PassThrough } from '../../lib/pass-through.ts'
import { type ControlProps, Field, type FieldProps, InputFrame, splitFieldProps } from '../private/Field/index.ts'
import { useTypedText } from '../private/TypedText/use-typed-text.ts'
import { groupDigits, withoutDigitAtComma } from './group-digits.ts'
import * as styles from './MoneyField.css.ts'

type NativeProps = ControlProps<'input', 'ref' | 'onKeyDown' | 'readOnly' | 'placeholder' | 'enterKeyHint'>

/** The text of every field, and 32 px for the one amount that a dialog is about. */
export const moneyFieldSizes = ['md', 'lg'] as const
export type MoneyFieldSize = (typeof moneyFieldSizes)[number]

/** Why a text is not an amount. */
export type MoneyProblem = 'empty' | 'negative' | 'too precise' | 'too large' | 'not a number'

/** How a currency is typed. */
export interface MoneyFormat {
  /** Shown before the amount: '€'. */
  readonly sign: string
  /** The currency's name for screen readers: 'Amount in euros'. */
  readonly unitLabel: string
  /** How the currency may stand before an amount that is pasted, with the space after it. */
  readonly prefix: RegExp
  /** Parses a typed or pasted text to the currency's smallest unit. */
  readonly parse: (text: string) => { ok: true; minor: number } | { ok: false; problem: MoneyProblem }
  /** Writes an amount for the input, without the sign. Empty for null. */
  readonly write: (minor: number | null) => string
}

/** The parsed value after a change. `problem` distinguishes an empty field from one whose text is not an amount. */
export type MoneyChange = { minor: number; problem?: never } | { minor: null; problem: MoneyProblem }

export type MoneyFieldProps = FieldProps &
  NativeProps &
  PassThrough & {
    /** The currency, and how its amounts are read and written. */
    format: MoneyFormat
    /** In the currency's smallest unit; null while the field is empty or its text is no amount. */
    value: number | null
    onChange: (change: MoneyChange) => void
    /** Called when the field is left with a text that is no amount. The text stays as it was typed. */
    onInvalid?: (refused: { text: string; problem: MoneyProblem }) => void
    /** The size of the amount. */
    size?: MoneyFieldSize
  }

/** The amount in the input after a change, grouped, with the caret where it was typed. */
function groupTyped({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string, prefix: RegExp): string {
  const { isComposing, inputType } = nativeEvent as Partial<InputEvent>
  if (isComposing === true) return target.value
  const typed = { text: target.value, caret: target.selectionStart ?? target.value.length }
  const { text, caret } = groupDigits(withoutDigitAtComma(before, typed, inputType ?? ''), prefix)
  if (text !== target.value) {
    // Written here already: a value that React writes after rendering would move the caret to the end.
    target.value = text
    target.setSelectionRange(caret, caret)
  }
  return text
}

/** An amount of money, held in the currency's smallest unit. Thousands are grouped while it is typed; decimals are completed when the field is left. */
export function MoneyField({ format, value, onChange, onInvalid, size = 'md', onBlur, ...props }: MoneyFieldProps) {
  const { field, control } = splitFieldProps(props)
  const unitId = useId()
  const { sign, unitLabel, prefix, parse, write } = format
  const { text, setText, tidy } = useTypedText({
    value,
    read: (typed) => {
      const parsed = parse(typed)
      return parsed.ok ? parsed.minor : null
    },
    write,
  })

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const next = groupTyped(event, text, prefix)
    setText(next)
    const parsed = parse(next)
    onChange(parsed.ok ? { minor: parsed.minor } : { minor: null, problem: parsed.problem })
  }

  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const parsed = parse(text)
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
                {sign}
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
            value={control.readOnly === true && value !== null ? write(value) : text}
            onChange={handleChange}
            onBlur={handleBlur}
          />
        </InputFrame>
      )}
    </Field>
  )
}
