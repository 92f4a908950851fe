import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answer, notify } from '@/api/client/testing/hook-harness.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import { SharedDialogsProvider } from '@/shared/shared-dialogs.ts'
import { PinForm } from './pin-form.tsx'

const { wrapper } = queryProviders(async () => answer(200, { data: null }), notify)
const incomplete = 'PIN must be exactly 4 digits'
const dialogs = { startForgotPin: () => undefined, openSupportTicket: () => undefined }
const box = (row: 'Current PIN' | 'New PIN' | 'PIN again', digit: number) =>
  screen.getByLabelText(`${row}, digit ${digit} of 4`)

function open() {
  render(
    <SharedDialogsProvider value={dialogs}>
      <PinForm onClose={() => undefined} />
    </SharedDialogsProvider>,
    { wrapper },
  )
}

it('moves on from each row when it is complete', async () => {
  open()
  await userEvent.click(box('Current PIN', 1))
  await userEvent.keyboard('2580')
  expect(box('New PIN', 1)).toHaveFocus()
  await userEvent.keyboard('2719')
  expect(box('PIN again', 1)).toHaveFocus()
})

it('stays in the current PIN when it is typed again after the new one', async () => {
  open()
  await userEvent.click(box('New PIN', 1))
  await userEvent.keyboard('2719')
  await userEvent.click(box('Current PIN', 1))
  await userEvent.keyboard('2580')
  expect(box('Current PIN', 4)).toHaveFocus()
})

it('finds no fault with a current PIN whose last digit moves the focus on', async () => {
  open()
  await userEvent.click(box('Current PIN', 1))
  await userEvent.keyboard('258')
  expect(screen.queryByText(incomplete)).toBeNull()
  await userEvent.keyboard('0')
  expect(box('New PIN', 1)).toHaveFocus()
  expect(screen.queryByText(incomplete)).toBeNull()
})

it('names a current PIN that was left incomplete, until it is completed', async () => {
  open()
  await userEvent.click(box('Current PIN', 1))
  await userEvent.keyboard('258')
  await userEvent.click(box('New PIN', 1))
  expect(screen.getByText(incomplete)).toBeVisible()
  await userEvent.click(box('Current PIN', 4))
  await userEvent.keyboard('0')
  expect(box('Current PIN', 4)).not.toHaveAttribute('aria-invalid')
})
