import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NewPinFields } from './new-pin-fields.tsx'
import { useNewPin } from './use-new-pin.ts'

const weak = 'Avoid repeated or sequential digits'
const incomplete = 'PIN must be exactly 4 digits'
const different = "PINs don't match"
const box = (row: 'New PIN' | 'PIN again', digit: number) =>
  screen.getByLabelText<HTMLInputElement>(`${row}, digit ${digit} of 4`)
const row = (name: 'New PIN' | 'PIN again') => [1, 2, 3, 4].map((digit) => box(name, digit).value).join('')

function Form({ onSend }: { onSend?: (pin: string) => void }) {
  const { pinField, confirmField, submit } = useNewPin()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit((pin) => onSend?.(pin))
      }}
    >
      <NewPinFields pinField={pinField} confirmField={confirmField} />
      <button type="submit">Create PIN</button>
    </form>
  )
}

/** Types as a person does who lets the focus move on by itself. */
async function typeFromTheStart(digits: string) {
  await userEvent.click(box('New PIN', 1))
  await userEvent.keyboard(digits)
}

it('empties a weak PIN, keeps the message, and takes the corrected PIN in the same row', async () => {
  render(<Form />)
  await typeFromTheStart('1234')
  expect(row('New PIN')).toBe('')
  expect(box('New PIN', 1)).toHaveFocus()
  expect(screen.getByText(weak)).toBeVisible()
  await userEvent.click(box('PIN again', 1))
  await userEvent.keyboard('2')
  expect(screen.getByText(weak)).toBeVisible()
  await userEvent.keyboard('{Backspace}{Backspace}')
  await userEvent.click(box('New PIN', 1))
  await userEvent.keyboard('2719')
  expect(row('New PIN')).toBe('2719')
  expect(row('PIN again')).toBe('')
  expect(box('PIN again', 1)).toHaveFocus()
  expect(screen.queryByText(weak)).toBeNull()
})

it.each(['3819', '2718', '2919'])('replaces a finished PIN by %s, typed from its first box', async (pin) => {
  render(<Form />)
  await typeFromTheStart('2719')
  await typeFromTheStart(pin)
  expect(row('New PIN')).toBe(pin)
  expect(row('PIN again')).toBe('')
  expect(box('PIN again', 1)).toHaveFocus()
})

it('stays in the row while a digit in the middle is replaced, and moves on after the last', async () => {
  render(<Form />)
  await typeFromTheStart('2719')
  await userEvent.click(box('New PIN', 3))
  await userEvent.keyboard('5')
  expect(box('New PIN', 4)).toHaveFocus()
  await userEvent.keyboard('9')
  expect(row('New PIN')).toBe('2759')
  expect(box('PIN again', 1)).toHaveFocus()
})

it('empties a different confirmation, keeps the message until the next digit, and accepts the right one', async () => {
  const send = vi.fn<(pin: string) => void>()
  render(<Form onSend={send} />)
  await typeFromTheStart('27192718')
  expect(row('PIN again')).toBe('')
  expect(box('PIN again', 1)).toHaveFocus()
  expect(screen.getByText(different)).toBeVisible()
  await userEvent.keyboard('2')
  expect(screen.queryByText(different)).toBeNull()
  await userEvent.keyboard('719')
  expect(screen.getByText('PINs match')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Create PIN' }))
  expect(send).toHaveBeenCalledExactlyOnceWith('2719')
})

it('asks for the confirmation again when the PIN changes after it was confirmed', async () => {
  render(<Form />)
  await typeFromTheStart('27192719')
  await typeFromTheStart('3819')
  expect(row('New PIN')).toBe('3819')
  expect(row('PIN again')).toBe('')
  expect(box('PIN again', 1)).toHaveFocus()
  expect(screen.getByText(different)).toBeVisible()
})

it.each([
  { change: 'typed over', digit: 1, keys: '2719' },
  { change: 'changed in its last digit', digit: 4, keys: '5' },
])('empties a confirmation that was begun when the PIN is $change', async ({ digit, keys }) => {
  render(<Form />)
  await typeFromTheStart('739173')
  await userEvent.click(box('New PIN', digit))
  await userEvent.keyboard(keys)
  expect(row('PIN again')).toBe('')
  expect(box('PIN again', 1)).toHaveFocus()
  expect(screen.queryByText(incomplete)).toBeNull()
  expect(screen.queryByText(different)).toBeNull()
})

it('empties a weak PIN on submit and sends nothing', async () => {
  const send = vi.fn<(pin: string) => void>()
  render(<Form onSend={send} />)
  await typeFromTheStart('1834')
  await userEvent.click(box('New PIN', 2))
  await userEvent.keyboard('2')
  expect(screen.getByText(weak)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Create PIN' }))
  expect(row('New PIN')).toBe('')
  expect(box('New PIN', 1)).toHaveFocus()
  expect(screen.getByText(weak)).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

it('says nothing of an empty confirmation while the PIN has an error', async () => {
  render(<Form />)
  await userEvent.click(box('PIN again', 1))
  await typeFromTheStart('1234')
  expect(screen.getByText(weak)).toBeVisible()
  expect(screen.queryByText(incomplete)).toBeNull()
  expect(box('PIN again', 1)).not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('27')
  await userEvent.click(screen.getByRole('button', { name: 'Create PIN' }))
  expect(screen.getAllByText(incomplete)).toHaveLength(1)
  await typeFromTheStart('2719')
  await userEvent.click(screen.getByRole('button', { name: 'Create PIN' }))
  expect(screen.getByText(incomplete)).toBeVisible()
  expect(box('PIN again', 1)).toHaveAttribute('aria-invalid', 'true')
})

it('shows and hides the digits of both rows', async () => {
  render(<Form />)
  const types = () => [box('New PIN', 1).type, box('PIN again', 4).type]
  expect(types()).toEqual(['password', 'password'])
  await userEvent.click(screen.getByRole('button', { name: 'Show PIN' }))
  expect(types()).toEqual(['text', 'text'])
  // A phone must not offer the code of a message as a PIN, shown or not.
  expect(box('New PIN', 1)).toHaveAttribute('autocomplete', 'off')
  await userEvent.click(screen.getByRole('button', { name: 'Hide PIN' }))
  expect(types()).toEqual(['password', 'password'])
})
