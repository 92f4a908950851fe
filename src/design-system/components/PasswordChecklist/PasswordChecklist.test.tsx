import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PasswordChecklist } from './index.ts'

const rules = (met: number) =>
  ['At least 8 characters', 'A number', 'A special character'].map((label, index) => ({ label, met: index < met }))

it('says of each rule in words whether it is met', () => {
  render(<PasswordChecklist rules={rules(1)} />)
  expect(screen.getByRole('list', { name: 'Your password needs' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'At least 8 characters, done',
    'A number, still needed',
    'A special character, still needed',
  ])
})

it('announces politely how many are met, in one status that stays', () => {
  const { rerender } = render(<PasswordChecklist rules={rules(0)} />)
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('0 of 3 requirements met')
  rerender(<PasswordChecklist rules={rules(3)} />)
  expect(screen.getByRole('status')).toBe(status)
  expect(status).toHaveTextContent('3 of 3 requirements met')
})

it('describes the field that names it, without the count', () => {
  render(
    <>
      <input aria-label="Password" aria-describedby="rules" />
      <PasswordChecklist id="rules" label="It needs" rules={rules(1)} />
    </>,
  )
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAccessibleDescription(/^It needs At least 8 characters, done/)
  expect(field).not.toHaveAccessibleDescription(/requirements met/)
})
