import { cva } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { joinIds, type PassThrough } from '../../lib/pass-through.ts'
import { radioState } from '../../lib/radio-state.ts'
import * as choice from '../private/CheckControl/CheckControl.css.ts'
import { FieldGroup } from '../private/Field/FieldGroup.tsx'
import { type FieldProps, hasContent, splitFieldProps } from '../private/Field/index.ts'
import * as styles from './RadioGroup.css.ts'

/** Vertical unless the labels are one or two words; horizontal ones wrap. */
export const radioGroupOrientations = ['vertical', 'horizontal'] as const
export type RadioGroupOrientation = (typeof radioGroupOrientations)[number]

const optionsClass = cva<{ orientation: Record<RadioGroupOrientation, string> }>(styles.options, {
  variants: { orientation: styles.orientations },
})

export interface RadioOption {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

type NativeProps = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'onFocus' | 'disabled' | 'form'>

export type RadioGroupProps = FieldProps &
  NativeProps &
  PassThrough & {
    /** The options in their order. */
    options: readonly RadioOption[]
    /** The chosen value; null for none. Leave it out for uncontrolled inputs. */
    value?: string | null | undefined
    defaultValue?: string | undefined
    /** Whether the options stand below or beside each other. */
    orientation?: RadioGroupOrientation
    /** Passed to every input, as `register` of react-hook-form requires. */
    ref?: Ref<HTMLInputElement>
  }

/** A choice of one of a few options, all visible. Native radio buttons, which support arrow keys, forms and forced colours. */
export function RadioGroup({
  options,
  orientation = 'vertical',
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  onFocus,
  disabled,
  form,
  ref,
  ...props
}: RadioGroupProps) {
  const { field, control: rest } = splitFieldProps(props)
  const id = useId()
  return (
    <FieldGroup component="RadioGroup" role="radiogroup" disabled={disabled} {...rest} {...field}>
      {() => (
        <div className={optionsClass({ orientation })}>
          {options.map((option, index) => {
            const optionId = `${id}${index}`
            return (
              <div key={option.value} className={choice.row}>
                <span className={choice.control}>
                  <input
                    type="radio"
                    id={optionId}
                    className={`${choice.radio} ${choice.touch}`}
                    name={name ?? id}
                    value={option.value}
                    disabled={option.disabled}
                    aria-describedby={joinIds(hasContent(option.description) && `${optionId}description`)}
                    form={form}
                    ref={ref}
                    onChange={onChange}
                    onBlur={onBlur}
                    onFocus={onFocus}
                    {...radioState(option.value, { value, defaultValue, onChange })}
                  />
                </span>
                <label htmlFor={optionId} className={choice.label}>
                  {option.label}
                </label>
                {hasContent(option.description) ? (
                  <p id={`${optionId}description`} className={choice.description}>
                    {option.description}
                  </p>
                ) : null}
              </div>
            )
          })}
        </div>
      )}
    </FieldGroup>
  )
}
