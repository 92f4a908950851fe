import type { Ref } from 'react'
import { MoneyField } from '@/design-system/components/MoneyField/index.ts'
import { moneyProps } from '@/domain/form/money-value.ts'
import { useAppField } from '@/domain/form/use-app-field.ts'
import type { AmountForm } from '../model/amount-rules.ts'

interface AmountFieldProps {
  ref: Ref<HTMLInputElement>
  description: string | undefined
  readOnly?: boolean
}

/** The amount of a movement of money, in the form around it. */
export function AmountField({ ref, description, readOnly = false }: AmountFieldProps) {
  const field = useAppField<AmountForm, 'amountKobo'>('amountKobo')
  return (
    <MoneyField
      {...moneyProps(field)}
      ref={ref}
      label="Amount"
      required
      description={description}
      readOnly={readOnly}
    />
  )
}
