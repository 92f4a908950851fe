import { nigerianStates } from '@/api/contract/schemas/places.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Combobox } from '@/design-system/components/Combobox/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { stateOfCity } from './city-state.ts'
import type { FieldChange } from './use-app-field.ts'

/** A field of a form whose value is a text. */
interface TextFormField {
  readonly id: string
  readonly value: string
  readonly message: string | undefined
  readonly onBlur: () => void
  readonly onChange: (change: FieldChange<string>) => void
}

interface AddressFieldsProps {
  street: TextFormField
  city: TextFormField
  state: TextFormField
  /** Whether the browser may fill in the reader's own address; not for the place of an event. */
  isOwn: boolean
}

const states = nigerianStates.map((name) => ({ value: name, label: name }))

/** Street, city and state of a place in Nigeria (docs/product/messages.md). A known city fills in its state, while that is empty. */
export function AddressFields({ street, city, state, isOwn }: AddressFieldsProps) {
  // Not while it is typed: 'Aba' is the beginning of 'Abakaliki', which is in another state.
  const leaveCity = () => {
    city.onBlur()
    const cityState = stateOfCity(city.value)
    if (state.value === '' && cityState !== undefined) state.onChange(cityState)
  }
  return (
    <>
      <TextField {...street} label="Address" required autoComplete={isOwn ? 'address-line1' : 'off'} />
      <Columns template="equal" space={3} align="start" collapseBelow="tablet">
        <TextField {...city} label="City" required autoComplete={isOwn ? 'address-level2' : 'off'} onBlur={leaveCity} />
        <Combobox
          {...state}
          value={state.value || null}
          label="State"
          required
          placeholder="Search by name"
          options={states}
          onChange={({ value }) => state.onChange(value ?? '')}
        />
      </Columns>
    </>
  )
}
