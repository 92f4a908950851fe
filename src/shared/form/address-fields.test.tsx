import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AddressFields } from './address-fields.tsx'
import type { FieldChange } from './use-app-field.ts'

function Form({ initialState = '' }: { initialState?: string }) {
  const [values, setValues] = useState({ street: '', city: '', state: initialState })
  const field = (name: keyof typeof values) => ({
    id: name,
    value: values[name],
    message: undefined,
    onBlur: () => undefined,
    onChange: (change: FieldChange<string>) => {
      const value = typeof change === 'string' ? change : change.target.value
      setValues((before) => ({ ...before, [name]: value }))
    },
  })
  return <AddressFields street={field('street')} city={field('city')} state={field('state')} isOwn />
}

it.each([
  ['', 'Abakaliki', 'Ebonyi'],
  ['', 'Nairobi', ''],
  ['Ogun', 'Ikeja', 'Ogun'],
])('with the state %j, the city %s leads to the state %j', async (initialState, city, state) => {
  render(<Form initialState={initialState} />)
  await userEvent.type(screen.getByRole('textbox', { name: /City/ }), city)
  expect(screen.getByRole('combobox', { name: /State/ })).toHaveValue(initialState)
  await userEvent.tab()
  expect(screen.getByRole('combobox', { name: /State/ })).toHaveValue(state)
})
