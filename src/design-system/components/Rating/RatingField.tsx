import { type ComponentProps, type Ref, useId } from 'react'
import { starPath } from '../../icons/StarIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { FieldGroup } from '../private/Field/FieldGroup.tsx'
import { type FieldProps, splitFieldProps } from '../private/Field/index.ts'
import * as styles from './Rating.css.ts'

const steps = ['1', '2', '3', '4', '5'] as const
/** A number of stars as a form carries it. */
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
    /** With `value` the caller keeps the choice, and hears of a new one by `onChange`. Empty while there is none. */
    value?: RatingStep | '' | undefined
    defaultValue?: RatingStep | undefined
    /** What each number of stars means; shown beside the stars and read out with them. */
    stepLabels?: Readonly<Record<RatingStep, string>>
    /** Of each of the five inputs, as `register` of react-hook-form wants it. */
    ref?: Ref<HTMLInputElement>
  }

/** Lets people give one to five stars. Five native radio buttons: arrows move, forms read and reset them. */
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
