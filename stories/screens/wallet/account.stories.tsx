import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { aWithdrawalAccount } from '@/api/mocks/money-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { heading, shownDialog } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Wallet/Account',
  render: renderScreen,
  parameters: screen({ at: `${paths.wallet}?tab=account` }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function content() {
  await heading('Wallet and Payments')
  return within(await page.findByRole('tabpanel', { name: 'Account' }))
}

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    const tab = await content()
    await expect(await tab.findByText('First Bank of Nigeria')).toBeVisible()
    await expect(tab.getByText('••••••4579')).toBeVisible()
    await expect(tab.getByText('EKO EVENTS LTD')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(wallet.getWithdrawalAccount)] }),
  play: async () => {
    await expect(await (await content()).findByText('Loading your bank account')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(wallet.getWithdrawalAccount, 'INTERNAL')] }),
  play: async () => {
    await expect(await (await content()).findByText('Failed to load your bank account')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: screen({ world: () => smallVenue({ withdrawalAccount: null }) }),
  play: async () => {
    await expect(await (await content()).findByRole('link', { name: 'Add a bank account' })).toHaveAttribute(
      'href',
      paths.activateWallet,
    )
  },
}

/** A very long name that the bank has not confirmed, and paused withdrawals. */
export const EdgeData: Story = {
  parameters: screen({
    world: () =>
      smallVenue({
        withdrawalAccount: aWithdrawalAccount({
          accountName: 'ỌLỌ́RUNFÚNMILỌ́LÁYỌ̀'.repeat(6),
          bankName: 'Microfinance Bank of the Federal Capital Territory and Environs',
          verified: false,
          pausedUntil: '2025-11-15T08:00:00+01:00',
        }),
      }),
  }),
  play: async () => {
    const tab = await content()
    await expect(await tab.findByText('Not verified')).toBeVisible()
    await expect(tab.getByText(/^The bank has not confirmed this account yet\./)).toBeVisible()
    await expect(tab.getByText(/^For your safety withdrawals are paused until/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

async function openChange() {
  await userEvent.click(await (await content()).findByRole('button', { name: 'Change account' }))
  return shownDialog('Change account')
}

async function choose(dialog: ReturnType<typeof within>) {
  await userEvent.type(dialog.getByRole('combobox', { name: /^Bank/ }), 'Guaranty')
  await userEvent.click(await page.findByRole('option', { name: 'Guaranty Trust Bank' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Account number/ }), '0000000220')
  await dialog.findByText('EKO EVENTS LTD')
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, continue' }))
  return shownDialog('Confirm new account')
}

export const Change: Story = {
  play: async () => {
    const dialog = await openChange()
    await expect(dialog.getByText('For your safety withdrawals may pause after a change.')).toBeVisible()
  },
}

export const Changed: Story = {
  parameters: visual('screen', [], { skip: 'The form is pictured in Change, the result in EdgeData.' }),
  play: async () => {
    const pin = await choose(await openChange())
    await userEvent.click(pin.getByLabelText('Digit 1 of 4'))
    await userEvent.keyboard('2580')
    await userEvent.click(pin.getByRole('button', { name: 'Change account' }))
    await expectToast('Withdrawal account saved', 'success')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const tab = await content()
    await expect(await tab.findByText('••••••0220')).toBeVisible()
    await expect(await tab.findByText(/^For your safety withdrawals are paused until/)).toBeVisible()
  },
}

export const ChangeRefused: Story = {
  parameters: {
    expectedProblems: ['wallet.updateWithdrawalAccount failed'],
    ...visual('screen', [], { skip: 'The PIN dialog is pictured in its own stories.' }),
  },
  play: async () => {
    const pin = await choose(await openChange())
    await userEvent.click(pin.getByLabelText('Digit 1 of 4'))
    await userEvent.keyboard('1357')
    await userEvent.click(pin.getByRole('button', { name: 'Change account' }))
    await expect(await pin.findByText('You have 4 tries left.')).toBeVisible()
    await expectToast('Incorrect PIN', 'danger')
  },
}
