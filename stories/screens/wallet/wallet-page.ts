import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { ago } from '@/api/mocks/factories.ts'
import { transactionsOf } from '@/api/mocks/money-factories.ts'
import { heading, shownDialog } from '../shell/frame.ts'

/** What stands beside the sidebar. */
export async function content() {
  await heading('Wallet and Payments')
  return within(page.getByRole('main'))
}

/** Opens one of the dialogs that move money, once it can be. */
export async function openDialog(button: 'Fund wallet' | 'Withdraw') {
  const main = await content()
  // Asked for anew each time: the part that waits is replaced as a whole.
  await waitFor(() => expect(main.getByRole('button', { name: button })).toBeEnabled())
  await userEvent.click(main.getByRole('button', { name: button }))
  return shownDialog(button)
}

/** What stands below the tab 'Transactions'. */
export async function transactionsTab() {
  await heading('Wallet and Payments')
  return within(await page.findByRole('tabpanel', { name: 'Transactions' }))
}

/** 134 payments, one for each hour. */
export const manyTransactions = () =>
  transactionsOf(
    ...Array.from({ length: 134 }, (_, index) => ({ amountKobo: 100_000 + index, createdAt: ago({ hours: index }) })),
  )
