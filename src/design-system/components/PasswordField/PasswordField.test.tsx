import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

it('hides the password until the toggle shows it, and keeps the text', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" message="Password is required" />)
  const input = screen.getByLabelText('Password')
  expect(input).toHaveAttribute('type', 'password')
  expect(input).toHaveAttribute('autocomplete', 'current-password')
  expect(input).toHaveAccessibleDescription('Password is required')
  await userEvent.type(input, 'Adé-2025!')

  await userEvent.tab()
  const toggle = screen.getByRole('button', { name: 'Show password', pressed: false })
  expect(toggle).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveValue('Adé-2025!')
  expect(screen.getByRole('button', { name: 'Hide password', pressed: true })).toHaveFocus()
})

it('distinguishes the toggles of two fields by their descriptions', () => {
  render(
    <>
      <PasswordField label="New password" autoComplete="new-password" />
      <PasswordField label="Confirm password" autoComplete="new-password" />
    </>,
  )
  const [first, second] = screen.getAllByRole('button', { name: 'Show password' })
  expect(first).toHaveAccessibleDescription('New password')
  expect(second).toHaveAccessibleDescription('Confirm password')
})
