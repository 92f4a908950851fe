import { type FocusEvent, type ReactNode, type Ref } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { FieldGroup } from '../private/Field/FieldGroup.tsx'
import { type FieldProps, splitFieldProps } from '../private/Field/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './CheckboxGroup.css.ts'

export interface CheckboxOption {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export type CheckboxGroupProps = FieldProps &
  PassThrough & {
    /** The options in their order. */
    options: readonly CheckboxOption[]
    /** The values of the chosen options. */
    value: readonly string[]
    /** `values` in the order of the options, whatever the order of choosing. */
    onChange: (change: { values: string[] }) => void
    /** A box above the others that stands for all of them, and is mixed while only some are chosen: 'Every day'. */
    parentLabel?: string
    name?: string | undefined
    disabled?: boolean | undefined
    onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
    /** The first box: where a form puts the focus when the answer is missing. */
    ref?: Ref<HTMLInputElement>
  }

/** Any number of a few. Works with react-hook-form's `Controller`. */
export function CheckboxGroup({
  options,
  value,
  onChange,
  parentLabel,
  name,
  disabled,
  onBlur,
  ref,
  ...props
}: CheckboxGroupProps) {
  const { field, control: rest } = splitFieldProps(props)
  const chosen = new Set(value)
  // A disabled option keeps its state when all the others change.
  const changeable = options.filter((option) => option.disabled !== true)
  const isAll = changeable.length > 0 && changeable.every((option) => chosen.has(option.value))
  const isSome = options.some((option) => chosen.has(option.value))
  const hasParent = parentLabel !== undefined

  const change = (some: readonly CheckboxOption[], on: boolean) => {
    const changed = new Set(some.map((option) => option.value))
    const isChosen = ({ value: optionValue }: CheckboxOption) =>
      changed.has(optionValue) ? on : chosen.has(optionValue)
    onChange({ values: options.filter(isChosen).map((option) => option.value) })
  }

  // A plain group cannot say that it is required, and its boxes must not: none of them is.
  const label =
    field.required === true ? (
      <>
        {field.label} <VisuallyHidden>{field.markLabel ?? '(required)'}</VisuallyHidden>
      </>
    ) : (
      field.label
    )

  return (
    <FieldGroup component="CheckboxGroup" disabled={disabled} {...rest} {...field} label={label}>
      {({ invalid }) => (
        <div className={styles.boxes}>
          {hasParent ? (
            <Checkbox
              {...(ref === undefined ? {} : { ref })}
              label={parentLabel}
              checked={isAll}
              mixed={isSome && !isAll}
              aria-invalid={invalid}
              onChange={() => change(changeable, !isAll)}
              onBlur={onBlur}
            />
          ) : null}
          <div className={hasParent ? `${styles.boxes} ${styles.children}` : styles.boxes}>
            {options.map((option, index) => (
              <Checkbox
                key={option.value}
                {...(ref === undefined || hasParent || index > 0 ? {} : { ref })}
                name={name}
                value={option.value}
                label={option.label}
                description={option.description}
                disabled={option.disabled}
                checked={chosen.has(option.value)}
                aria-invalid={invalid}
                onChange={(event) => change([option], event.target.checked)}
                onBlur={onBlur}
              />
            ))}
          </div>
        </div>
      )}
    </FieldGroup>
  )
}
