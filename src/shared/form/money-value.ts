import type { MoneyChange } from '@/design-system/components/MoneyField/index.ts'
import { nairaFormat } from '@/lib/money.ts'

/** What a form stores for a money field whose text is no amount, so that its rule refuses it; null is an empty field. */
export const notAnAmount = Number.NaN

/** The kobo of a field of a form, to be shown beside it: null where there is no amount yet. */
export const amountOf = (kobo: number | null): number | null => (Number.isNaN(kobo) ? null : kobo)

interface MoneyFormField {
  readonly value: number | null
  readonly onChange: (kobo: number | null) => void
}

/** The props of a `MoneyField` for a form's kobo. */
export function moneyProps<Field extends MoneyFormField>(field: Field) {
  return {
    ...field,
    format: nairaFormat,
    value: amountOf(field.value),
    onChange: ({ minor, problem }: MoneyChange) => field.onChange(problem === 'empty' ? null : (minor ?? notAnAmount)),
  }
}
