import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { paths } from '@/domain/paths.ts'
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
