import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { shownDialog } from '../shell/frame.ts'
import { askForPin, balance, content, typePin } from './wallet-page.ts'

const meta = {
  title: 'Screens/Wallet/Outcome',
  render: renderScreen,
  parameters: { ...screen({ at: paths.wallet }), states: 'wallet.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Withdraws ₦50,000, and returns the panel with what came of it. */
async function withdraw() {
  const dialog = await askForPin('50000')
  await typePin(dialog, '2580')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw ₦50,000.00' }))
  return shownDialog('Transaction')
}

/** A withdrawal ends on how much is sent, from, to and when. */
export const Withdrawn: Story = {
  play: async () => {
    const panel = await withdraw()
    await expect(await panel.findByRole('heading', { name: '₦49,975.00 is on its way to your bank' })).toBeVisible()
    await expect(panel.getByText('Wallet')).toBeVisible()
    await expect(panel.getByText('First Bank of Nigeria ••••4579')).toBeVisible()
    await expect(panel.getByText('When')).toBeVisible()
  },
}

/** 'Done' leads back to the balances, which have changed. */
export const WithdrawnAndDone: Story = {
  parameters: withoutPicture('The outcome is pictured in Withdrawn, the list with the overview.'),
  play: async () => {
    const panel = await withdraw()
    await expectToast('Withdrawal started', 'success')
    await userEvent.click(await panel.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(currentPath()).toBe(paths.wallet))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(await (await balance('Available')).findByText('₦400,000.00')).toBeVisible()
    await expect(await (await content()).findByText('−₦50,000.00')).toBeVisible()
  },
}

/** The details take the place of the outcome. */
export const WithdrawnWithDetails: Story = {
  parameters: withoutPicture('The details are pictured with the transactions.'),
  play: async () => {
    const panel = await withdraw()
    await userEvent.click(await panel.findByRole('button', { name: 'View details' }))
    await expect(await panel.findByText('Not final yet')).toBeVisible()
  },
}

/** The way back from the payment page, where the payment ended with this status. */
const backWith = (status: 'failed' | 'abandoned', failureReason: string | null) =>
  screen({
    at: `${paths.wallet}?reference=MQ-F-0000000001`,
    world: () => smallVenue({ transactions: [aTransaction({ status, failureReason, channel: null })] }),
  })

/** A funding that was declined says why, and leads to another try with the same amount. */
export const FundingFailed: Story = {
  parameters: backWith('failed', 'Declined by your bank.'),
  play: async () => {
    const panel = await shownDialog('Transaction')
    await expect(await panel.findByRole('heading', { name: 'Payment failed' })).toBeVisible()
    await expect(panel.getByText(/^This payment did not go through\..* Reason: Declined by your bank\.$/)).toBeVisible()
    await expect(panel.getByText('₦50,000.00')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Copy reference' })).toBeVisible()
    await expect(panel.queryByText('From')).toBeNull()
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?transaction=txn_1`))
  },
}

/** 'Try again' opens 'Fund wallet' with the amount. */
export const FundingTriedAgain: Story = {
  parameters: {
    ...backWith('abandoned', null),
    ...withoutPicture('The outcome is pictured in FundingFailed, the dialog in Fund.'),
  },
  play: async () => {
    const panel = await shownDialog('Transaction')
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?transaction=txn_1`))
    await expect(await panel.findByRole('heading', { name: 'Payment not completed' })).toBeVisible()
    await expect(panel.getByText('You left the payment page before paying.')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    const dialog = await shownDialog('Fund wallet')
    await waitFor(() => expect(dialog.getByLabelText('Amount')).toHaveValue('50,000'))
    await expect(dialog.getByRole('button', { name: 'Pay ₦50,000.00' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(currentPath()).toBe(paths.wallet))
  },
}

/** A payment that was not made has no net amount, no source and no trace number. */
export const FundingFailedDetails: Story = {
  parameters: {
    ...backWith('failed', 'Declined by your bank.'),
    ...withoutPicture('The details are pictured with the transactions.'),
  },
  play: async () => {
    const panel = await shownDialog('Transaction')
    await waitFor(() => expect(currentPath()).toBe(`${paths.wallet}?transaction=txn_1`))
    await userEvent.click(await panel.findByRole('button', { name: 'View details' }))
    await expect(await panel.findByText('Will not change')).toBeVisible()
    for (const term of ['Net', 'Fee', 'From', 'Bank trace number']) await expect(panel.queryByText(term)).toBeNull()
  },
}
