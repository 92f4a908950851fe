import { useState } from 'react'
import { Button } from '@/design-system/components/Button/index.ts'
import { OtpField } from '@/design-system/components/OtpField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { EyeIcon } from '@/design-system/icons/EyeIcon.tsx'
import { EyeOffIcon } from '@/design-system/icons/EyeOffIcon.tsx'
import type { NewPin } from './use-new-pin.ts'

const digitLabel =
  (name: string) =>
  ({ digit, length }: { digit: number; length: number }) =>
    `${name}, digit ${digit} of ${length}`

const labels = { pin: 'Create a 4-digit PIN', confirm: 'Confirm your PIN' } as const

interface NewPinFieldsProps extends Pick<NewPin, 'pinField' | 'confirmField'> {
  /** Label of the first row. */
  label?: string
  /** True where these are the first fields of a dialog or of a step. */
  autoFocus?: boolean
}

/** Two rows of digit boxes: the new PIN and its confirmation, hidden until 'Show PIN'. */
export function NewPinFields({ pinField, confirmField, label = labels.pin, autoFocus = false }: NewPinFieldsProps) {
  const [revealed, setRevealed] = useState(false)
  const row = { masked: true, required: true, revealed } as const
  return (
    <Stack space={3}>
      <OtpField
        {...pinField}
        {...row}
        label={label}
        autoFocus={autoFocus}
        boxLabel={digitLabel('New PIN')}
        labelEnd={
          <Button
            variant="ghost"
            tone="neutral"
            size="sm"
            flush="end"
            icon={revealed ? <EyeOffIcon size="sm" /> : <EyeIcon size="sm" />}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? 'Hide PIN' : 'Show PIN'}
          </Button>
        }
      />
      <OtpField {...confirmField} {...row} label={labels.confirm} boxLabel={digitLabel('PIN again')} />
    </Stack>
  )
}
