import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { ago } from '@/api/mocks/factories.ts'
import { transactionsOf } from '@/api/mocks/money-factories.ts'
import { heading, shownDialog } from '../shell/frame.ts'

/** The main landmark. */
export async function content() {
  await heading('Wallet and Payments')
  return within(page.getByRole('main'))
}

/** Opens one of the dialogs that move money, once its button is enabled. */
export async function openDialog(button: 'Fund wallet' | 'Withdraw') {
  const main = await content()
  // Queried each time: the skeleton is replaced as a whole.
  await waitFor(() => expect(main.getByRole('button', { name: button })).toBeEnabled())
  await userEvent.click(main.getByRole('button', { name: button }))
  return shownDialog(button)
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
