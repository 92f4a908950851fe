import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { ago } from '@/api/mocks/factories.ts'
import { transactionsOf } from '@/api/mocks/money-factories.ts'
import { heading, shownDialog } from '../shell/frame.ts'

/** The main landmark. */
export async function content() {
  await heading('Wallet and Payments')
  return within(page.getByRole('main'))
}

/** A balance by its name, once it is read: the skeleton card is replaced, not filled. */
export async function balance(name: string) {
  return within(await (await content()).findByRole('group', { name, busy: false }))
}

/** Opens one of the dialogs that move money, once its button is enabled. */
export async function openDialog(button: 'Fund wallet' | 'Withdraw') {
  const main = await content()
  // Queried each time: the skeleton is replaced as a whole.
  await waitFor(() => expect(main.getByRole('button', { name: button })).toBeEnabled())
  await userEvent.click(main.getByRole('button', { name: button }))
  return shownDialog(button)
}

/** Enters the amount of a withdrawal, and returns the dialog that asks for its PIN. */
export async function askForPin(amount: string) {
  const dialog = await openDialog('Withdraw')
  await userEvent.type(dialog.getByLabelText('Amount'), amount)
  await userEvent.click(dialog.getByRole('button', { name: /^Withdraw ₦/ }))
  return shownDialog('Confirm withdrawal')
}

/** Types a PIN into its dialog. */
export async function typePin(dialog: ReturnType<typeof within>, pin: string) {
  await userEvent.click(dialog.getByLabelText('Digit 1 of 4'))
  await userEvent.keyboard(pin)
}

/** Types the longest amount there is into a dialog that moves money: nothing may move, from the first digit to the last. */
export async function expectNothingMoves(button: 'Fund wallet' | 'Withdraw', amount: string) {
  const amountField = (await openDialog(button)).getByLabelText('Amount')
  const top = () => Math.round(page.getByRole('dialog', { name: button }).getBoundingClientRect().top)
  const before = top()
  for (const digit of amount) {
    await userEvent.type(amountField, digit)
    await expect(top()).toBe(before)
  }
}

/** The panel of the tab 'Transactions'. */
export async function transactionsTab() {
  await heading('Wallet and Payments')
  return within(await page.findByRole('tabpanel', { name: 'Transactions' }))
}

/** 134 payments, one per hour. */
export const manyTransactions = () =>
  transactionsOf(
    ...Array.from({ length: 134 }, (_, index) => ({ amountKobo: 100_000 + index, createdAt: ago({ hours: index }) })),
  )
