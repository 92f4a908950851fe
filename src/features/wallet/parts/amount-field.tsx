import type { Ref } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { MoneyField } from '@/design-system/components/MoneyField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { moneyProps } from '@/shared/form/money-value.ts'
import { useAppField } from '@/shared/form/use-app-field.ts'
import type { AmountForm } from '../model/amount-rules.ts'

interface AmountFieldProps {
  ref: Ref<HTMLInputElement>
  description: string | undefined
  readOnly?: boolean
  /** Amounts that one press fills in. */
  suggestions?: readonly { label: string; kobo: number }[]
  /** What 'All' fills in; without it there is no such button. */
  allKobo?: number | undefined
}

/** The amount of a movement of money, in the form around it. */
export function AmountField({ ref, description, readOnly = false, suggestions, allKobo }: AmountFieldProps) {
  const field = useAppField<AmountForm, 'amountKobo'>('amountKobo')
  const fillIn = (kobo: number) => field.onChange(kobo)
  return (
    <Stack space={2}>
      <MoneyField
        {...moneyProps(field)}
        ref={ref}
        // Leaving it empty is no mistake yet: the next press may be on a suggestion.
        onBlur={() => {
          if (field.value !== null) field.onBlur()
        }}
        label="Amount"
        size="lg"
        required
        description={description}
        readOnly={readOnly}
        labelEnd={
          allKobo !== undefined && (
            <Button variant="ghost" size="sm" flush="end" onClick={() => fillIn(allKobo)}>
              All
            </Button>
          )
        }
      />
      {suggestions !== undefined && suggestions.length > 0 && (
        <Columns as="section" space={2} aria-label="Suggested amounts">
          {suggestions.map(({ label, kobo }) => {
            const isFilledIn = field.value === kobo
            return (
              <Button
                key={kobo}
                size="sm"
                tone={isFilledIn ? 'primary' : 'neutral'}
                variant={isFilledIn ? 'soft' : 'outline'}
                fullWidth
                aria-pressed={isFilledIn}
                disabled={readOnly}
                onClick={() => fillIn(kobo)}
              >
                {label}
              </Button>
            )
          })}
        </Columns>
      )}
    </Stack>
  )
}
