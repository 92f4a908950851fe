import { OtpField } from '@/design-system/components/OtpField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import type { NewPin } from './use-new-pin.ts'

const digitLabel =
  (name: string) =>
  ({ digit, length }: { digit: number; length: number }) =>
    `${name}, digit ${digit} of ${length}`

const labels = { pin: 'Create a 4-digit PIN', confirm: 'Confirm your PIN' } as const

interface NewPinFieldsProps extends Pick<NewPin, 'pinField' | 'confirmField'> {
  /** Label of the first row. */
  label?: string
  /** True in a dialog without other fields. */
  autoFocus?: boolean
}

/** Two rows of digit boxes: the new PIN and its confirmation. */
export function NewPinFields({ pinField, confirmField, label = labels.pin, autoFocus = false }: NewPinFieldsProps) {
  return (
    <Stack space={3}>
      <OtpField {...pinField} label={label} autoFocus={autoFocus} masked required boxLabel={digitLabel('New PIN')} />
      <OtpField {...confirmField} label={labels.confirm} masked required boxLabel={digitLabel('PIN again')} />
    </Stack>
  )
}
