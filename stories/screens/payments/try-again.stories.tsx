import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { fail } from '@/api/mocks/faults.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { shownDialog } from '../shell/frame.ts'
import { confirmPin, emptyDevice, externalAddresses } from '../gigs/post-gig-page.ts'

/** A venue with a Gig whose payment by card was declined. */
const venue = (gig = aGig({ id: 'gig_1', status: 'pending_payment' })) =>
  smallVenue({
    gigs: [gig],
    transactions: [
      aTransaction({
        id: 'txn_43',
        reference: 'MQ-P-0000000043',
        type: 'gig_payment',
        direction: 'debit',
        amountKobo: 26_343_750,
        description: 'Wedding photographer',
        gigId: 'gig_1',
        channel: 'card',
        status: 'failed',
        failureReason: 'Your bank did not approve this payment.',
      }),
    ],
    wallet: aWallet({ availableKobo: 100_000_000, subscription: aSubscription({ gigCount: 10, gigUsed: 0 }) }),
  })

const meta = {
  title: 'Screens/Payments/Trying again',
  render: renderScreen,
  beforeEach: emptyDevice,
  parameters: {
    ...screen({ at: paths.postGigTransactionStatus('MQ-P-0000000043'), world: () => venue() }),
    shows: ['payments/screens/gig-payment-status-screen.tsx'],
    states: 'payment-status.stories.tsx',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Presses 'Try again' and returns the dialog that it opens. */
async function tryAgain() {
  const card = within(await page.findByRole('region', { name: 'Payment failed' }))
  await userEvent.click(await card.findByRole('button', { name: 'Try again' }))
  return shownDialog('Finish paying for this Gig')
}

/** A payment for a Gig is made again on the spot: the reason first, and the last method chosen. */
export const TriesAgain: Story = {
  play: async () => {
    const dialog = await tryAgain()
    await expect(
      await dialog.findByText('Your bank did not approve this payment. Your Gig is saved, nothing was posted.'),
    ).toBeVisible()
    await expect(await dialog.findByRole('radio', { name: 'Pay on the payment page' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Pay from wallet' })).toBeEnabled()
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Pay ₦263,437.50' })).not.toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

/** The second press leads to the payment page. */
export const PaysAgainOnThePage: Story = {
  parameters: {
    ...visual('screen', [], { skip: 'leaves for the payment page' }),
  },
  play: async () => {
    const dialog = await tryAgain()
    const pay = await dialog.findByRole('button', { name: 'Pay ₦263,437.50' })
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(pay)
    await waitFor(() =>
      expect(externalAddresses).toEqual([expect.stringMatching(/^https:\/\/checkout\.paystack\.com\/MQ-/)]),
    )
  },
}

/** From the wallet, with the PIN: the page shows the new payment. */
export const PaysAgainFromWallet: Story = {
  parameters: {
    ...visual('screen', [], { skip: 'ends as GigPaid' }),
  },
  play: async () => {
    const dialog = await tryAgain()
    await userEvent.click(await dialog.findByRole('radio', { name: 'Pay from wallet' }))
    const pay = await dialog.findByRole('button', { name: 'Pay ₦263,437.50' })
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(pay)
    await confirmPin('Pay ₦263,437.50')
    await expect(await page.findByRole('region', { name: 'Payment successful' })).toBeVisible()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** The price cannot be read: the dialog says so, and nothing can be paid. */
export const TryingAgainRefused: Story = {
  parameters: {
    ...screen({ api: [fail(gigs.getPaymentData, 'CONFLICT')] }),
    ...visual('screen', [], { skip: 'an alert in the dialog of TriesAgain' }),
  },
  play: async () => {
    const dialog = await tryAgain()
    const pay = await dialog.findByRole('button', { name: 'Pay' })
    await expect(pay).toBeDisabled()
    await expect(await dialog.findByText(/^The cost could not be worked out/)).toBeVisible()
  },
}

/** The Gig was paid or cancelled elsewhere since: nothing is offered to be paid. */
export const NothingLeftToPay: Story = {
  parameters: {
    ...screen({ world: () => venue(aGig({ id: 'gig_1', status: 'open' })) }),
    ...visual('screen'),
  },
  play: async () => {
    const dialog = await tryAgain()
    await expect(await dialog.findByText('This Gig does not wait for a payment')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'View Gig' })).toHaveAttribute('href', gigPaths.details('gig_1'))
  },
}

export const TriesAgainOnAPhone: Story = {
  ...phone,
  play: async () => {
    const dialog = await tryAgain()
    await expect(await dialog.findByRole('radio', { name: 'Pay on the payment page' })).toBeChecked()
  },
}
