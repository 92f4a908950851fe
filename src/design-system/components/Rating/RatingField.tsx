import { type ComponentProps, type Ref, useId } from 'react'
import { starPath } from '../../icons/StarIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { FieldGroup } from '../private/Field/FieldGroup.tsx'
import { type FieldProps, splitFieldProps } from '../private/Field/index.ts'
import * as styles from './Rating.css.ts'

const steps = ['1', '2', '3', '4', '5'] as const
/** A number of stars as a form value. */
export type RatingStep = (typeof steps)[number]

const defaultLabels: Readonly<Record<RatingStep, string>> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very good',
  5: 'Excellent',
}

type NativeProps = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'disabled'>

export type RatingFieldProps = FieldProps &
  NativeProps &
  PassThrough & {
    /** With `value` the field is controlled, and `onChange` is called for a new choice. Empty without a choice. */
    value?: RatingStep | '' | undefined
    defaultValue?: RatingStep | undefined
    /** The label of each number of stars; shown beside the stars and read out with them. */
    stepLabels?: Readonly<Record<RatingStep, string>>
    /** Passed to each of the five inputs, as `register` of react-hook-form requires. */
    ref?: Ref<HTMLInputElement>
  }

/** The input of one to five stars. Five native radio buttons: arrow keys move, forms read and reset them. */
export function RatingField({
  value,
  defaultValue,
  stepLabels = defaultLabels,
  name,
  onChange,
  onBlur,
  disabled,
  ref,
  ...props
}: RatingFieldProps) {
  const ownName = useId()
  const { field, control } = splitFieldProps(props)
  return (
    <FieldGroup {...control} {...field} component="RatingField" role="radiogroup" disabled={disabled}>
      {() => (
        <div className={styles.choices}>
          <div className={styles.row}>
            {steps.map((step) => (
              <label key={step} className={styles.choice}>
                <input
                  ref={ref}
                  className={styles.input}
                  type="radio"
                  name={name ?? ownName}
                  value={step}
                  aria-label={`${step} ${step === '1' ? 'star' : 'stars'}, ${stepLabels[step]}`}
                  {...(value === undefined ? { defaultChecked: step === defaultValue } : { checked: step === value })}
                  onChange={onChange}
                  onBlur={onBlur}
                />
                <svg className={styles.large} viewBox="0 0 24 24" aria-hidden focusable="false">
                  <path className={styles.choiceStar} d={starPath} />
                </svg>
              </label>
            ))}
          </div>
          <span className={styles.stepLabels} aria-hidden>
            {steps.map((step) => (
              <span key={step} className={styles.stepWord[step]}>
                {stepLabels[step]}
              </span>
            ))}
          </span>
        </div>
      )}
    </FieldGroup>
  )
}
