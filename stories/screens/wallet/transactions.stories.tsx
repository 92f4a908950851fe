import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { support } from '@/api/contract/endpoints/support.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { aCompany, ago } from '@/api/mocks/factories.ts'
import { aTransaction, someTransactions, transactionsOf } from '@/api/mocks/money-factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { replacePrinter } from '@/shared/print-sheet/print-sheet.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { shownDialog } from '../shell/frame.ts'
import { manyTransactions, transactionsTab as content } from './wallet-page.ts'

const walletAddress = (query = '') => `${paths.wallet}?tab=transactions${query && `&${query}`}`

const meta = {
  title: 'Screens/Wallet/Transactions',
  render: renderScreen,
  parameters: screen({ at: walletAddress() }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const screenWithTransactions = (transactions: PaymentTransaction[]) =>
  screen({ world: () => smallVenue({ transactions }) })

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    const list = await content()
    await list.findByText('1–8 of 8')
    await expect(list.getAllByRole('row').length).toBe(9)
    await expect(list.getByRole('columnheader', { name: /Date/ })).toHaveAttribute('aria-sort', 'descending')
    await expect(list.getByText('1–8 of 8')).toBeVisible()
    await expect(list.getByRole('link', { name: 'Wedding photographer' })).toHaveAttribute(
      'href',
      gigPaths.details('gig_1'),
    )
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(payments.list)] }),
  play: async () => {
    await expect(await (await content()).findByRole('button', { name: 'Export CSV' })).toBeDisabled()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(payments.list, 'INTERNAL')] }),
  play: async () => {
    const list = await content()
    await expect(await list.findByText('Failed to load transactions')).toBeVisible()
    await expect(list.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: screenWithTransactions([]),
  play: async () => {
    const list = await content()
    await expect(await list.findByText('No transactions yet')).toBeVisible()
    await expect(list.getByText('Fund your wallet or post a Gig to see activity here.')).toBeVisible()
    await expect(list.getByRole('link', { name: 'Fund wallet' })).toHaveAttribute('href', paths.wallet)
  },
}

export const EdgeData: Story = {
  parameters: screenWithTransactions(
    transactionsOf(
      {
        amountKobo: 99_999_999_999_999,
        description: 'Ọlọ́runfúnmilọ́láyọ̀'.repeat(8),
        reference: `MQ-X-${'0'.repeat(40)}`,
        balanceAfterKobo: 99_999_999_999_999,
      },
      {
        amountKobo: 1,
        type: 'chargeback',
        status: 'on_hold',
        direction: 'debit',
        description: '<b>مرحبا</b> 👩🏾‍🎤',
        balanceAfterKobo: null,
        createdAt: ago({ days: 1 }),
      },
      ...someTransactions(),
    ).map((transaction, index) => ({ ...transaction, id: `edge_${index}` })),
  ),
  play: async () => {
    const list = await content()
    await expect(await list.findByText('On hold')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** What was paid by card, from held money or not at all has no sign and no balance: the others add up. */
export const BesideTheWallet: Story = {
  parameters: screenWithTransactions(
    transactionsOf(
      {
        type: 'worker_payout',
        direction: 'debit',
        amountKobo: 4_500_000,
        channel: 'bank_transfer',
        description: 'Rooftop jazz weekends',
        balanceAfterKobo: 256_371_674,
        createdAt: ago({ days: 1 }),
      },
      {
        type: 'gig_payment',
        direction: 'debit',
        amountKobo: 12_645_000,
        channel: 'card',
        description: 'Wedding photographer',
        balanceAfterKobo: 256_371_674,
        createdAt: ago({ days: 2 }),
      },
      {
        type: 'gig_payment',
        direction: 'debit',
        amountKobo: 12_645_000,
        status: 'failed',
        channel: 'card',
        description: 'Wedding photographer',
        balanceAfterKobo: 256_371_674,
        createdAt: ago({ days: 3 }),
      },
      {
        type: 'subscription',
        direction: 'debit',
        amountKobo: 500_000,
        channel: 'wallet',
        description: 'Basic plan, 1 month',
        balanceAfterKobo: 256_371_674,
        createdAt: ago({ days: 4 }),
      },
    ),
  ),
  play: async () => {
    const list = await content()
    await waitFor(() => expect(list.getAllByRole('row')).toHaveLength(5))
    const cells = (list.getAllByRole('row').slice(1) as HTMLTableRowElement[]).map(({ cells: [...row] }) =>
      [...row.slice(1, 2), ...row.slice(-2)].map(({ textContent }) => textContent),
    )
    await expect(cells).toEqual([
      [expect.stringMatching(/Worker payout\s· Held$/), '₦45,000.00', ''],
      [expect.stringMatching(/Gig payment\s· Card$/), '₦126,450.00', ''],
      [expect.stringMatching(/Gig payment$/), '₦126,450.00', ''],
      [expect.stringMatching(/Plan\s· Wallet$/), '−₦5,000.00', '₦2,563,716.74'],
    ])
  },
}

export const NoMatch: Story = {
  parameters: screen({ at: walletAddress('status=abandoned&type=refund') }),
  play: async () => {
    const list = await content()
    await expect(await list.findByText('No results match your filters')).toBeVisible()
  },
}

/** Filters are in the address; each is removed by its tag, all of them by 'Clear filters'. */
export const Filtered: Story = {
  parameters: screen({ at: walletAddress('from=2025-11-01&status=success&to=2025-11-30') }),
  play: async () => {
    const list = await content()
    await expect(await list.findByText('1–3 of 3')).toBeVisible()
    await expect(list.getByText('Status: Successful')).toBeVisible()
  },
}

export const Narrowed: Story = {
  parameters: withoutPicture('Pictured in Filtered.'),
  play: async () => {
    const list = await content()
    await list.findByText('1–8 of 8')
    await userEvent.selectOptions(list.getByLabelText('Type'), 'Withdrawal')
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?tab=transactions&type=withdrawal`))
    await expect(await list.findByText('1–2 of 2')).toBeVisible()
    await userEvent.type(list.getByLabelText('Search by reference'), '0000000005')
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?q=0000000005&tab=transactions&type=withdrawal`))
    await expect(await list.findByText('1–1 of 1')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?tab=transactions`))
    await waitFor(() => expect(list.getByLabelText('Search by reference')).toHaveValue(''))
  },
}

export const Paged: Story = {
  parameters: {
    ...screen({ at: walletAddress('page=9'), world: () => smallVenue({ transactions: manyTransactions() }) }),
    ...withoutPicture('A long Loaded.'),
  },
  play: async () => {
    const list = await content()
    // A page beyond the end shows the last one.
    await expect(await list.findByText('121–134 of 134')).toBeVisible()
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?page=7&tab=transactions`))
    await userEvent.click(list.getByRole('link', { name: 'Previous' }))
    await expect(await list.findByText('101–120 of 134')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: /^Amount/ }))
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?sort=largest&tab=transactions`))
    // The rows of the previous order stay until those of the new order are loaded.
    await waitFor(() => expect(list.getAllByRole('row')[1]).toHaveTextContent('+₦1,001.33'))
  },
}

let printed = ''

const panel = () => shownDialog('Transaction')

/** Final: no polling. */
export const Detail: Story = {
  parameters: screen({ at: walletAddress('transaction=txn_8') }),
  play: async () => {
    const detail = await panel()
    await expect(await detail.findByText('+₦500,000.00')).toBeVisible()
    await expect(detail.getByText('Will not change')).toBeVisible()
    await expect(detail.getByRole('button', { name: 'Copy bank trace number' })).toBeVisible()
    await expect(detail.queryByRole('button', { name: 'Check again' })).toBeNull()
  },
}

/** A row opens its details, Back closes them. */
export const OpenedFromTheList: Story = {
  parameters: withoutPicture('Pictured in Detail.'),
  play: async () => {
    const list = await content()
    await userEvent.click(await list.findByRole('link', { name: /^Thu 13 Nov\b/ }))
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?tab=transactions&transaction=txn_2`))
    const detail = await panel()
    await userEvent.click(detail.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(currentPath()).toBe(`${paths.wallet}?tab=transactions`)
    await waitFor(() => expect(list.getByRole('link', { name: /^Thu 13 Nov\b/ })).toHaveFocus())
  },
}

/** Opened by the address, it returns the focus to the row of its payment. */
export const ReturnsToItsRow: Story = {
  parameters: { ...screen({ at: walletAddress('transaction=txn_2') }), ...withoutPicture('Pictured in Loaded.') },
  play: async () => {
    const detail = await panel()
    await detail.findByText('Not final yet')
    await userEvent.click(detail.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const list = await content()
    await waitFor(() => expect(list.getByRole('link', { name: /^Thu 13 Nov\b/ })).toHaveFocus())
  },
}

const nowThere = mock(payments.verify, () => ({ data: aTransaction({ id: 'txn_2', status: 'success' }) }))

/** Not final: the server asks the provider again. */
export const NotFinal: Story = {
  parameters: screen({ at: walletAddress('transaction=txn_2'), api: [nowThere] }),
  play: async () => {
    const detail = await panel()
    await expect(await detail.findByText('Not final yet')).toBeVisible()
    await userEvent.click(detail.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(detail.getByRole('button', { name: 'Check again' })).toBeEnabled())
  },
}

export const FailedPayment: Story = {
  parameters: {
    ...screen({
      at: walletAddress('transaction=txn_1'),
      world: () =>
        smallVenue({ transactions: [aTransaction({ status: 'failed', failureReason: 'Declined by the bank.' })] }),
    }),
  },
  play: async () => {
    await expect(
      await (
        await panel()
      ).findByText(
        /^This payment did not go through\. If your bank shows a debit, keep this reference: MQ-F-0000000001\./,
      ),
    ).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: { ...screen({ at: walletAddress('transaction=gone') }), ...withoutPicture('An error as in Failed.') },
  play: async () => {
    await expect(await (await panel()).findByText('Transaction not found')).toBeVisible()
  },
}

/** The receipt has the business's name, RC number and TIN, and no controls. */
export const ReceiptPrinted: Story = {
  parameters: {
    ...screen({
      at: walletAddress('transaction=txn_8'),
      world: () => smallVenue({ company: aCompany({ tin: '12345678-0001' }) }),
    }),
    ...withoutPicture('The receipt is pictured among the stories of the domain.'),
  },
  beforeEach: () => {
    printed = ''
    return replacePrinter(() => {
      printed =
        document.querySelector('div[data-theme="light"] > * h2')?.closest('div[data-theme="light"]')?.textContent ?? ''
      window.dispatchEvent(new Event('afterprint'))
    })
  },
  play: async () => {
    const detail = await panel()
    await userEvent.click(await detail.findByRole('button', { name: 'Print receipt' }))
    await waitFor(() => expect(printed).toContain('Receipt'))
    for (const text of ['Eko Events', 'RC1234567', 'TIN 12345678-0001', 'MQ-F-0000000008', '₦500,000.00']) {
      await expect(printed).toContain(text)
    }
    await waitFor(() => expect(detail.queryByText('Printed', { exact: false })).toBeNull())
  },
}

async function openReport() {
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Report a problem' }))
  return shownDialog('Report a problem')
}

/** Reference, amount and date are filled in. */
export const Report: Story = {
  parameters: screen({ at: walletAddress('transaction=txn_8') }),
  play: async () => {
    const dialog = await openReport()
    await expect(dialog.getByText(/^Payment MQ-F-0000000008 of ₦500,000\.00 on/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Send to support' }))
    await expect(await dialog.findByRole('link', { name: 'Message must be at least 20 characters' })).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('Message')).toHaveFocus())
  },
}

export const Reported: Story = {
  parameters: {
    ...screen({ at: walletAddress('transaction=txn_8') }),
    ...withoutPicture('The dialog is pictured in Report.'),
  },
  play: async () => {
    const dialog = await openReport()
    await userEvent.type(dialog.getByLabelText('Message'), 'My bank shows two debits for it.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send to support' }))
    await expectToast('Ticket MQ-10001 created', 'success')
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Report a problem' })).toBeNull())
    // The payment is still shown.
    await expect((await panel()).getByText('Will not change')).toBeVisible()
  },
}

export const ReportRefused: Story = {
  parameters: {
    ...screen({ at: walletAddress('transaction=txn_8'), api: [fail(support.createTicket, 'UNAVAILABLE')] }),
    expectedProblems: ['support.createTicket failed'],
    ...withoutPicture('An alert above the fields of Report.'),
  },
  play: async () => {
    const dialog = await openReport()
    await userEvent.type(dialog.getByLabelText('Message'), 'My bank shows two debits for it.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send to support' }))
    await expect(await dialog.findByText('Marquee is not available for a moment. Please try again.')).toBeVisible()
    await expectToast('Marquee is not available for a moment. Please try again.', 'danger')
    await expect(dialog.getByLabelText('Message')).toHaveValue('My bank shows two debits for it.')
  },
}

/** The server cannot ask the provider: support is offered instead. */
export const CheckNotOffered: Story = {
  parameters: {
    ...screen({ at: walletAddress('transaction=txn_2'), api: [fail(payments.verify, 'NOT_OFFERED')] }),
    expectedProblems: ['payments.verify failed'],
    ...withoutPicture('One button for another.'),
  },
  play: async () => {
    const detail = await panel()
    await userEvent.click(await detail.findByRole('button', { name: 'Check again' }))
    await userEvent.click(await detail.findByRole('button', { name: 'Contact support' }))
    await expect(detail.queryByRole('button', { name: 'Check again' })).toBeNull()
    await shownDialog('Contact support')
  },
}
