import type { PhoneChange } from '@/design-system/components/PhoneField/index.ts'
import { nigerianPhone } from '@/lib/phone.ts'

/** What a form stores for a phone field whose text is no number, so that its rule refuses it. */
export const notAPhone = '?'

interface PhoneFormField {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The props of a `PhoneField` for a form's text. */
export function phoneProps<Field extends PhoneFormField>(field: Field) {
  return {
    ...field,
    format: nigerianPhone,
    value: field.value === notAPhone ? null : field.value || null,
    onChange: (change: PhoneChange) => field.onChange(change.phone ?? (change.problem === 'empty' ? '' : notAPhone)),
  }
}
