import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { ago, anOnboarding, aWallet } from '@/api/mocks/factories.ts'
import { aTransaction, aWithdrawalAccount, transactionsOf } from '@/api/mocks/money-factories.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { emptyVenue, hostileData, smallVenue, type World } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { shownDialog } from '../shell/frame.ts'
import { askForPin, balance, content, expectNothingMoves, openDialog, typePin } from './wallet-page.ts'

const meta = {
  title: 'Screens/Wallet/Overview',
  render: renderScreen,
  parameters: { ...screen({ at: paths.wallet }), shows: ['wallet/screens/wallet-screen.tsx'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const walletScreen = (changes: Partial<World>) => screen({ world: () => smallVenue(changes) })

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    const main = await content()
    await expect(await (await balance('Available')).findByText('₦450,000.00')).toBeVisible()
    await expect(
      (await balance('Held for Gigs')).getByText('Paid by you, released when you approve work'),
    ).toBeVisible()
    await expect(within(await main.findByRole('table', { name: 'Last transactions' })).getAllByRole('row').length).toBe(
      9,
    )
    const heldMoney = within(await main.findByRole('table', { name: 'Held money per Gig' }))
    await expect(await heldMoney.findByRole('link', { name: 'Wedding photographer' })).toHaveAttribute(
      'href',
      gigPaths.details('gig_1', { tab: 'payments' }),
    )
    await expect(heldMoney.getByText('₦250,000.00')).toBeVisible()
    await expect(heldMoney.getByText('No work to review')).toBeVisible()
    await expect(heldMoney.getAllByRole('row')[1]).toHaveTextContent('Product launch')
    await expect(main.getByText('−₦265,000.00')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Fund wallet' })).toBeEnabled()
    await waitFor(() => expect(main.getByRole('button', { name: 'Withdraw' })).toBeEnabled())
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(dashboard.getWallet), hold(payments.list), hold(gigs.list)] }),
  play: async () => {
    const main = await content()
    await expect(await main.findByRole('group', { name: 'Available' })).toHaveAttribute('aria-busy', 'true')
    await expect(main.getByRole('button', { name: 'Fund wallet' })).toBeDisabled()
  },
}

/** Each part is independent, and shows its own error. */
export const Failed: Story = {
  parameters: screen({
    api: [fail(dashboard.getWallet, 'INTERNAL'), fail(payments.list, 'INTERNAL'), fail(gigs.list, 'INTERNAL')],
  }),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('Failed to load transactions')).toBeVisible()
    await expect(await main.findByText('Failed to load held money')).toBeVisible()
    await expect((await main.findAllByText('Could not load')).length).toBe(1)
  },
}

/** An account that may not see money: a retry could not help. */
export const Forbidden: Story = {
  parameters: screen({
    api: [fail(dashboard.getWallet, 'FORBIDDEN'), fail(payments.list, 'FORBIDDEN'), fail(gigs.list, 'FORBIDDEN')],
  }),
  play: async () => {
    const main = await content()
    await expect((await main.findAllByText('No access')).length).toBe(1)
    await expect((await main.findAllByText('You do not have access to this page.')).length).toBeGreaterThan(0)
    await expect(main.queryByRole('button', { name: 'Try again' })).toBeNull()
    for (const link of main.getAllByRole('link', { name: 'Go to Dashboard' })) {
      await expect(link).toHaveAttribute('href', paths.dashboard)
    }
  },
}

export const OnlyTheListFailed: Story = {
  parameters: {
    ...screen({ api: [offline(payments.list)] }),
    ...withoutPicture('Both halves are pictured in Loaded and Failed.'),
  },
  play: async () => {
    const main = await content()
    await expect(await (await balance('Available')).findByText('₦450,000.00')).toBeVisible()
    await expect(await main.findByText('You are offline. Check your connection, then try again.')).toBeVisible()
  },
}

/** No transactions yet. */
export const Empty: Story = {
  parameters: walletScreen({
    transactions: [],
    gigs: [],
    workerGigs: [],
    wallet: aWallet({ availableKobo: 0, heldKobo: 0 }),
  }),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('Fund your wallet or post a Gig to see activity here.')).toBeVisible()
    await expect(main.queryByText('Held money per Gig')).toBeNull()
    await expect((await (await balance('Available')).findAllByText('₦0.00')).length).toBe(1)
  },
}

/** The smallest and largest amounts, very long text, an unknown status and an unknown type. */
export const EdgeData: Story = {
  parameters: walletScreen({
    wallet: aWallet({
      availableKobo: 99_999_999_999_999,
      heldKobo: 1,
      pendingKobo: 1_240_000_000,
      fundingAccount: { bankName: 'Wema Bank', accountNumber: '9876543210', accountName: 'MARQUEE / EKO EVENTS LTD' },
    }),
    transactions: transactionsOf(
      { amountKobo: 99_999_999_999_999, description: 'Ọlọ́runfúnmilọ́láyọ̀'.repeat(8), createdAt: ago({ minutes: 5 }) },
      {
        amountKobo: 1,
        type: 'chargeback',
        status: 'on_hold',
        direction: 'debit',
        description: '<b>مرحبا</b> 👩🏾‍🎤',
        createdAt: ago({ hours: 2 }),
        balanceAfterKobo: null,
      },
      { status: 'reversed', description: 'Wedding photographer', gigId: '../gig/?#1', createdAt: ago({ days: 2 }) },
    ),
    gigs: [
      ...hostileData().gigs.slice(0, 1),
      ...Array.from({ length: 12 }, (_, index) =>
        aGig({
          id: `gig_${index + 10}`,
          title: `Show number ${index + 1}`,
          status: 'open',
          payment: { heldKobo: index + 1 },
        }),
      ),
    ],
  }),
  play: async () => {
    const main = await content()
    await expect(await (await balance('Available')).findByTitle('₦999,999,999,999.99')).toBeVisible()
    await expect((await balance('Pending')).getByText('₦12.4M')).toBeVisible()
    await expect(await main.findByText('On hold')).toBeVisible()
    await userEvent.click(await main.findByRole('button', { name: 'Show all 13' }))
    const held = within(main.getByRole('table', { name: 'Held money per Gig' }))
    await expect(held.getAllByRole('row').length).toBe(14)
    await waitFor(() => expect(held.getAllByRole('row')[6]).toContainElement(document.activeElement as HTMLElement))
    await expect(main.getByText('Transfers to this account arrive in your wallet.')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** When the dates cannot be read, the amounts are still shown. */
export const ReleaseDatesFailed: Story = {
  parameters: {
    ...screen({ api: [fail(gigPeople.listPendingWorkerGigs, 'INTERNAL')] }),
    ...withoutPicture('Two words differ from Loaded.'),
  },
  play: async () => {
    const main = await content()
    await expect(await main.findByRole('link', { name: 'Product launch' })).toBeVisible()
    await expect(main.getByText('₦15,000.00')).toBeVisible()
  },
}

/** Replaces balances and actions; transactions can still be read. */
export const NotActivated: Story = {
  parameters: screen({ world: () => emptyVenue({ transactions: [aTransaction()] }) }),
  play: async () => {
    const main = await content()
    await expect(await main.findByRole('heading', { name: 'Activate your wallet' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Activate wallet' })).toHaveAttribute('href', paths.activateWallet)
    await expect(main.queryByRole('button', { name: 'Fund wallet' })).toBeNull()
    await expect(await main.findByText('+₦50,000.00')).toBeVisible()
  },
}

/** Funding works without a business profile; workers would see no name. */
export const NoProfile: Story = {
  parameters: walletScreen({
    onboarding: anOnboarding({ steps: { companyProfile: false, wallet: true, subscription: true, firstGig: true } }),
  }),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('Complete your business profile')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Complete profile' })).toHaveAttribute(
      'href',
      paths.createBusinessProfile,
    )
    await expect(main.getByRole('button', { name: 'Fund wallet' })).toBeEnabled()
  },
}

export const Restricted: Story = {
  parameters: walletScreen({ wallet: aWallet({ status: 'restricted' }) }),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('Your wallet is under review. Contact support.')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Fund wallet' })).toBeDisabled()
    await expect(main.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
  },
}

export const PinLocked: Story = {
  parameters: walletScreen({ wallet: aWallet({ pinLockedUntil: '2025-11-14T16:30:00+01:00' }) }),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('Your PIN is locked until 4:30 PM.')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Fund wallet' })).toBeDisabled()
    await userEvent.click(main.getByRole('button', { name: 'Reset PIN' }))
    await shownDialog('Reset your PIN')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** After the third lock only a reset opens the wallet. */
export const PinLockedUntilReset: Story = {
  parameters: {
    ...walletScreen({ wallet: aWallet({ pinResetRequired: true }) }),
    ...withoutPicture('Three words differ from PinLocked.'),
  },
  play: async () => {
    const main = await content()
    await expect(await main.findByText('Your PIN is locked until you reset it.')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
    await userEvent.click(main.getByRole('button', { name: 'Reset PIN' }))
    await shownDialog('Reset your PIN')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const WithdrawalsPaused: Story = {
  parameters: walletScreen({ withdrawalAccount: aWithdrawalAccount({ pausedUntil: '2025-11-15T08:00:00+01:00' }) }),
  play: async () => {
    const main = await content()
    await balance('Available')
    await expect(await main.findByText(/^For your safety withdrawals are paused until/)).toBeVisible()
    await expect(main.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
    await expect(main.getByRole('button', { name: 'Fund wallet' })).toBeEnabled()
  },
}

/** The amount, the fee and the net amount; then the PIN. */
export const Withdraw: Story = {
  play: async () => {
    const dialog = await openDialog('Withdraw')
    await userEvent.type(dialog.getByLabelText('Amount'), '50000')
    await expect(dialog.getByText('₦49,975.00')).toBeVisible()
  },
}

/** On the narrowest screen, where a longer text would break into another line. */
export const WithdrawWithoutAJump: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone', [], { skip: 'The dialog is pictured in Withdraw.' }) },
  play: async () => {
    await expectNothingMoves('Withdraw', '450000')
    await expect(page.getByRole('button', { name: 'Withdraw ₦450,000.00' })).toBeVisible()
  },
}

/** 'All' fills in the whole balance. */
export const WithdrawAll: Story = {
  parameters: withoutPicture('The button is pictured in Withdraw.'),
  play: async () => {
    const dialog = await openDialog('Withdraw')
    await userEvent.click(dialog.getByRole('button', { name: 'All' }))
    await expect(dialog.getByLabelText('Amount')).toHaveValue('450,000')
    await expect(dialog.getByText('₦449,975.00')).toBeVisible()
  },
}

export const WithdrawPin: Story = {
  play: async () => {
    const dialog = await askForPin('50000')
    await waitFor(() => expect(page.getAllByRole('dialog')).toHaveLength(1))
    await expect(
      dialog.getByText('Withdraw ₦50,000.00 to First Bank of Nigeria ••••4579. Fee ₦25.00. You receive ₦49,975.00.'),
    ).toBeVisible()
  },
}

export const WithdrawWrongPin: Story = {
  parameters: {
    expectedProblems: ['wallet.withdraw failed'],
    ...withoutPicture('The PIN dialog is pictured in WithdrawPin.'),
  },
  play: async () => {
    const dialog = await askForPin('50000')
    await typePin(dialog, '1357')
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw ₦50,000.00' }))
    await expect(await dialog.findByText('You have 4 tries left.')).toBeVisible()
    await expect(dialog.getByText('Incorrect PIN')).toBeVisible()
    await expectToast('Incorrect PIN', 'danger')
    await expect(dialog.getByLabelText('Digit 1 of 4')).toHaveValue('')
  },
}

export const WithdrawTooMuch: Story = {
  play: async () => {
    const dialog = await openDialog('Withdraw')
    await userEvent.type(dialog.getByLabelText('Amount'), '450000.01{Enter}')
    await expect(await dialog.findByText('Amount must not exceed your available balance of ₦450,000.00')).toBeVisible()
  },
}

/** The response is lost, and the look-up finds that the call never arrived: nothing was withdrawn. */
export const WithdrawUnknown: Story = {
  parameters: {
    ...screen({ api: [offline(wallet.withdraw)] }),
    expectedProblems: ['wallet.withdraw failed'],
    ...withoutPicture('The words are pictured in FundUnknown.'),
  },
  play: async () => {
    const dialog = await askForPin('50000')
    await typePin(dialog, '2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw ₦50,000.00' }))
    await expect(await dialog.findByText('We do not know yet if this went through.')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Check status' }))
    await expect(await dialog.findByText('This did not go through. Nothing was withdrawn.')).toBeVisible()
  },
}

/** Its dialogs are closed: 'Check status' finds that the withdrawal has arrived, and shows it. */
export const WithdrawUnknownAndClosed: Story = {
  parameters: {
    ...screen({
      api: [
        fail(wallet.withdraw, 'INTERNAL'),
        mock(payments.get, () => ({
          data: aTransaction({ type: 'withdrawal', direction: 'debit', status: 'processing' }),
        })),
      ],
    }),
    expectedProblems: ['wallet.withdraw failed'],
    ...withoutPicture('The notice is pictured in FundUnknownAndClosed.'),
  },
  play: async () => {
    const dialog = await askForPin('50000')
    await typePin(dialog, '2580')
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw ₦50,000.00' }))
    await dialog.findByText('We do not know yet if this went through.')
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const main = await content()
    await expect(main.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    await userEvent.click(await main.findByRole('button', { name: 'Check status' }))
    const panel = await shownDialog('Transaction')
    await expect(await panel.findByRole('heading', { name: '₦50,000.00 is on its way to your bank' })).toBeVisible()
  },
}

/** After the payment page the outcome is shown with what to do next; once it is final, a toast reports it. */
export const BackFromPayment: Story = {
  parameters: screen({ at: `${paths.wallet}?reference=MQ-F-0000000001` }),
  play: async () => {
    const panel = await shownDialog('Transaction')
    await expect(await panel.findByRole('heading', { name: '₦50,000.00 is in your wallet' })).toBeVisible()
    await expect(panel.getByText('Card')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Post a Gig' })).toHaveAttribute('href', paths.postGig)
    await expectToast('Wallet funded', 'success')
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?transaction=txn_1`))
  },
}

/** The receipt takes the place of the outcome, and is what the panel shows when it is opened again. */
export const BackFromPaymentReceipt: Story = {
  parameters: { ...BackFromPayment.parameters, ...withoutPicture('The panel is pictured with the transactions.') },
  play: async () => {
    const panel = await shownDialog('Transaction')
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?transaction=txn_1`))
    await userEvent.click(await panel.findByRole('button', { name: 'View receipt' }))
    await expect(await panel.findByText('+₦50,000.00')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Print receipt' })).toBeVisible()
    await expect(panel.queryByRole('heading', { name: '₦50,000.00 is in your wallet' })).toBeNull()
  },
}
