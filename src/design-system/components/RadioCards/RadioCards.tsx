import { cva } from 'class-variance-authority'
import { type ComponentProps, type ReactElement, type ReactNode, type Ref, useId } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { radioState } from '../../lib/radio-state.ts'
import { FieldGroup } from '../private/Field/FieldGroup.tsx'
import { type FieldProps, splitFieldProps } from '../private/Field/index.ts'
import { RadioCard } from './RadioCard.tsx'
import * as styles from './RadioCards.css.ts'

/** `grid` puts cards beside each other where they fit, `list` one below the other with the price at the end of the line. */
export const radioCardsLayouts = ['grid', 'list'] as const
export type RadioCardsLayout = (typeof radioCardsLayouts)[number]

const cardsClass = cva<{ layout: Record<RadioCardsLayout, string> }>(styles.cards, {
  variants: { layout: styles.layouts },
})

export interface RadioCardOption {
  value: string
  /** The option's name. It alone is the name of its radio button; everything else describes it. */
  title: string
  /** The description of the option. Without links or buttons, because a press on the card chooses it. */
  description?: ReactNode
  /** What it costs, or another figure by which the options are compared. */
  price?: ReactNode
  /** A `Badge` that sets the option apart: 'Most chosen'. */
  badge?: ReactElement | undefined
  /** Whether this is the reader's current option. It stays marked, whatever is chosen. */
  current?: boolean
  disabled?: boolean
}

type NativeProps = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'onFocus' | 'disabled' | 'form'>

export type RadioCardsProps = FieldProps &
  NativeProps &
  PassThrough & {
    /** The options in their order. */
    options: readonly RadioCardOption[]
    /** The chosen value; null for none. Leave it out for uncontrolled inputs. */
    value?: string | null | undefined
    defaultValue?: string | undefined
    /** Whether the cards stand beside or below each other. */
    layout?: RadioCardsLayout
    /** The label of the reader's current option. */
    currentLabel?: string
    /** Passed to every input, as `register` of react-hook-form requires. */
    ref?: Ref<HTMLInputElement>
  }

/** A choice of one of a few options that need comparing, such as plans: a radio button with a description, a price and a badge. */
export function RadioCards({
  options,
  layout = 'grid',
  currentLabel = 'Current',
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
}: RadioCardsProps) {
  const { field, control: rest } = splitFieldProps(props)
  const id = useId()
  return (
    <FieldGroup component="RadioCards" role="radiogroup" disabled={disabled} {...rest} {...field}>
      {() => (
        <div className={cardsClass({ layout })}>
          {options.map((option, index) => (
            <RadioCard
              key={option.value}
              id={`${id}${index}`}
              option={option}
              layout={layout}
              currentLabel={currentLabel}
              input={{
                name: name ?? id,
                ref,
                form,
                onChange,
                onBlur,
                onFocus,
                ...radioState(option.value, { value, defaultValue, onChange }),
              }}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
