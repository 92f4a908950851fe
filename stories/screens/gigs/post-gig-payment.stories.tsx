import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { anOnboarding, aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { fail, failOnce, hold, offline } from '@/api/mocks/faults.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths, withQuery } from '@/shared/paths.ts'
import { withReturnTo } from '@/shared/return-to.ts'
import { currentPath, renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { arrivedAt, heading, shownDialog } from '../shell/frame.ts'
import { button, confirmPin, externalAddresses, rich, takeUp, withDraft } from './post-gig-page.ts'

const meta = {
  title: 'Screens/Gigs/Post a Gig, review and pay',
  render: renderScreen,
  beforeEach: withDraft(),
  parameters: { ...screen({ at: paths.postGig, world: rich }), states: 'post-gig.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The relevant part is below the first viewport. */
const wholePage = visual('screen', [], { crop: 'page' })
const total = 'Pay ₦263,437.50'
const pending = (changes: Partial<World> = {}) =>
  rich({ gigs: [aGig({ id: 'gig_9', status: 'pending_payment' })], ...changes })
const payingGig = (changes: Partial<World>) =>
  screen({ at: gigPaths.form('gig_9', 'review'), world: () => pending(changes) })

/** The brief as workers see it, the lines of the price, what each worker receives, and the refund. */
export const Review: Story = {
  play: async () => {
    const main = await takeUp()
    await expect(await button(total)).toBeVisible()
    await expect(main.getByRole('radio', { name: 'Pay from wallet' })).toBeChecked()
    await expect(main.getAllByText(/^Each worker receives/)).toHaveLength(1)
    await expect(main.getByText('Each worker receives ₦47,500.00')).toBeVisible()
    await expect(main.getByText(/after Marquee's commission of 5%/)).toBeVisible()
    await expect(
      main.getByText(
        /cancelling gives you back ₦263,437\.50\. Once a worker is hired, the service fee and VAT are not refunded\. There is no cancellation fee until Thu 20 Nov 2025, 10:00 AM\./,
      ),
    ).toBeVisible()
    await expect(main.getByRole('heading', { level: 3, name: 'Wedding photographer' })).toBeVisible()
  },
}

export const ReviewOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone', [], { crop: 'page' }) },
  play: async () => {
    await takeUp()
    await expect(await button(total)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** From the wallet, with the PIN: leads to the payment's page. */
export const PaysFromWallet: Story = {
  parameters: withoutPicture('Ends on the payment status.'),
  play: async () => {
    await takeUp()
    await userEvent.click(await button(total))
    await confirmPin(total)
    await expect(await heading('Your Gig is live')).toBeVisible()
    await expect(currentPath()).toMatch(/^\/dashboard\/post-gig\/transaction-status\?reference=/)
    await expect(await page.findByText('Payment successful')).toBeVisible()
    // No draft is left; that the sign was lit, is.
    await expect(Object.keys(window.localStorage)).toEqual([expect.stringMatching(/^marquee-shown-events:/)])
  },
}

/** The balance is too low: the missing amount, and the other payment method. */
export const WalletTooLow: Story = {
  parameters: {
    ...screen({ world: () => smallVenue({ wallet: aWallet({ availableKobo: 10_000_000 }) }) }),
    ...wholePage,
  },
  play: async () => {
    const main = await takeUp()
    await expect(await main.findByText('₦100,000.00 available, ₦163,437.50 missing')).toBeVisible()
    await expect(main.getByRole('radio', { name: 'Pay from wallet' })).toBeDisabled()
    await userEvent.click(await button(total))
    await waitFor(() =>
      expect(externalAddresses).toEqual([expect.stringMatching(/^https:\/\/checkout\.paystack\.com\/MQ-/)]),
    )
  },
}

/** The PIN dialog is closed: nothing was saved on the server, and the page is as it was. */
export const PinCancelled: Story = {
  parameters: withoutPicture('The page looks as in Review.'),
  play: async () => {
    const main = await takeUp()
    await userEvent.click(await button(total))
    const dialog = await shownDialog('Pay for this Gig')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await button(total)).toHaveFocus()
    await expect(currentPath()).not.toMatch(/gig=/)
    await expect(main.queryByText('Your Gig is saved and waits for its payment')).toBeNull()
  },
}

/** A wrong PIN, then the dialog is closed: the Gig exists, waits for its payment, and is paid without being created again. */
export const WrongPin: Story = {
  parameters: { ...wholePage, expectedProblems: ['gigs.payFromWallet failed'] },
  play: async () => {
    const main = await takeUp()
    await userEvent.click(await button(total))
    await confirmPin(total, '1111')
    const dialog = await shownDialog('Pay for this Gig')
    await expect(await dialog.findByText('Incorrect PIN')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await main.findByText('Your Gig is saved and waits for its payment')).toBeVisible()
    await waitFor(() => expect(currentPath()).toMatch(/gig=gig_.*step=review/))
    await expect(main.getByRole('link', { name: 'View Gig' })).toBeVisible()
    await expect(await button(total)).toBeVisible()
  },
}

/** No response to the payment: only a status check is offered. */
export const PaymentUnknown: Story = {
  parameters: { ...screen({ api: [offline(gigs.payFromWallet)] }), expectedProblems: ['gigs.payFromWallet failed'] },
  play: async () => {
    const main = await takeUp()
    await userEvent.click(await button(total))
    await confirmPin(total)
    await waitFor(() => expect(page.getAllByText('We do not know yet if this went through.').length).toBeGreaterThan(0))
    await userEvent.click(page.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await expect(await main.findByText('We do not know yet if this went through.')).toBeVisible()
    await expect(main.queryByRole('button', { name: total })).toBeNull()
  },
}

let requests = 0
const dearer = mock(gigs.getPaymentData, () => {
  requests += 1
  const totalKobo = requests === 1 ? 26_500_000 : 28_000_000
  const pay = { code: 'pay', label: 'Pay for 5 workers', quantity: 5, unitKobo: totalKobo / 5, amountKobo: totalKobo }
  return {
    data: {
      quoteId: `quo_${requests}`,
      expiresAt: '2025-11-14T08:15:00+01:00',
      lines: [pay],
      totalKobo,
      currency: 'NGN',
      workerNetKobo: 4_750_000,
      walletAvailableKobo: 100_000_000,
    },
  }
})

/** The price has changed: old and new total are shown, and nothing is charged before. */
export const PriceUpdated: Story = {
  parameters: {
    ...screen({ api: [dearer, failOnce(gigs.create, 'QUOTE_CHANGED')] }),
    expectedProblems: ['gigs.create failed'],
  },
  beforeEach: () => {
    requests = 0
    return withDraft()()
  },
  play: async () => {
    const main = await takeUp()
    await userEvent.click(await button('Pay ₦265,000.00'))
    await confirmPin('Pay ₦265,000.00')
    await expect(await main.findByText('The price has been updated.')).toBeVisible()
    await expect(main.getByText('It was ₦265,000.00, now it is ₦280,000.00. Nothing was paid.')).toBeVisible()
    await expect(await button('Pay ₦280,000.00')).toBeVisible()
  },
}

/** The Gig could not be saved: the page says what is known, and the input stays. */
export const SavingFailed: Story = {
  parameters: { ...screen({ api: [failOnce(gigs.create, 'INTERNAL')] }), expectedProblems: ['gigs.create failed'] },
  play: async () => {
    const main = await takeUp()
    await userEvent.click(await button(total))
    await confirmPin(total)
    await expect(await main.findByText(/^We could not reach the server\. Nothing was paid/)).toBeVisible()
    await expect(await button(total)).toBeVisible()
  },
}

const gate = (changes: Partial<World>) => screen({ world: () => rich(changes) })

/** The form can be used without a plan; only the payment requires one. */
export const NoPlan: Story = {
  parameters: gate({ wallet: aWallet({ subscription: null }) }),
  play: async () => {
    const main = await takeUp()
    await expect(await main.findByText('Get started by subscribing to a plan to start posting gigs.')).toBeVisible()
    await expect(main.getAllByRole('link', { name: 'Subscribe now' })[0]).toHaveAttribute(
      'href',
      withReturnTo(paths.billing({ tab: 'plans' }), withQuery(paths.postGig, { step: 'review' })),
    )
    await expect(main.queryByRole('button', { name: total })).toBeNull()
  },
}

export const QuotaUsed: Story = {
  parameters: {
    ...gate({ wallet: aWallet({ subscription: aSubscription({ gigCount: 3, gigUsed: 3 }) }) }),
    ...withoutPicture('As NoPlan, with other words.'),
  },
  play: async () => {
    const main = await takeUp()
    await expect(await main.findByText('No Gigs left on your plan')).toBeVisible()
    await expect(main.getByText('You have used all 3 Gigs on your plan.')).toBeVisible()
  },
}

/** One Gig remains on the plan, and an unpaid Gig has reserved it. */
export const LastPlaceReserved: Story = {
  parameters: {
    ...gate({ wallet: aWallet({ subscription: aSubscription({ gigCount: 3, gigUsed: 2 }) }) }),
    ...withoutPicture('As NoPlan, with other words.'),
  },
  play: async () => {
    const main = await takeUp()
    await expect(
      await main.findByText('A Gig that waits for its payment has your last place. Pay for it or delete it.'),
    ).toBeVisible()
    await expect(main.getAllByRole('link', { name: 'Go to Gigs Management' })[0]).toHaveAttribute(
      'href',
      '/dashboard/gig-management?tab=pending_payment',
    )
  },
}

export const NoProfile: Story = {
  parameters: {
    ...gate({
      onboarding: anOnboarding({ steps: { companyProfile: false, wallet: true, subscription: true, firstGig: false } }),
    }),
    ...withoutPicture('As NoPlan, with other words.'),
  },
  play: async () => {
    const main = await takeUp()
    await expect(await main.findByText('Complete your business profile')).toBeVisible()
  },
}

/** The wallet is not active: the payment page remains as a method. */
export const NoWallet: Story = {
  parameters: {
    ...gate({ wallet: aWallet({ status: 'not_activated', pinSet: false, availableKobo: 0 }) }),
    ...withoutPicture('As WalletTooLow, with a link.'),
  },
  play: async () => {
    const main = await takeUp()
    await expect(await main.findByRole('radio', { name: 'Pay from wallet' })).toBeDisabled()
    await expect(main.getByRole('link', { name: 'Activate wallet' })).toHaveAttribute(
      'href',
      withReturnTo(paths.activateWallet, withQuery(paths.postGig, { step: 'review' })),
    )
    await expect(main.getByRole('radio', { name: 'Pay on the payment page' })).toBeChecked()
  },
}

/** Wallet and plan could not be read: paying is not offered until they are. */
export const WalletFailed: Story = {
  parameters: {
    ...screen({ api: [fail(dashboard.getOnboardingStatus, 'NOT_FOUND')] }),
    ...withoutPicture('One alert.'),
  },
  play: async () => {
    const main = await takeUp()
    await expect(await main.findByText('Failed to load your wallet. You can pay as soon as it is read.')).toBeVisible()
  },
}

/** An unpaid Gig continues at its payment. */
export const PendingPayment: Story = {
  parameters: payingGig({}),
  play: async () => {
    await expect(await page.findByText('Your Gig is saved and waits for its payment')).toBeVisible()
    await expect(await button(total)).toBeEnabled()
  },
}

export const PendingPaymentPaid: Story = {
  parameters: { ...payingGig({}), ...withoutPicture('Its end is pictured among the payments.') },
  play: async () => {
    await userEvent.click(await button(total))
    await confirmPin(total)
    await expect(await page.findByText('Payment successful')).toBeVisible()
  },
}

/** A payment of the Gig may still arrive: replaces every offer to pay. */
export const PaymentUnfinished: Story = {
  parameters: payingGig({
    transactions: [
      aTransaction({ id: 'txn_9', reference: 'MQ-P-9', type: 'gig_payment', status: 'processing', gigId: 'gig_9' }),
    ],
  }),
  play: async () => {
    await expect(await page.findByText('Your payment is still being confirmed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Check status' })).toHaveAttribute(
      'href',
      paths.postGigTransactionStatus('MQ-P-9'),
    )
    await expect(page.queryByRole('button', { name: total })).toBeNull()
  },
}

/** Pending payments are being read: the button is disabled. */
export const PaymentsNotRead: Story = {
  parameters: {
    ...payingGig({}),
    ...screen({ at: gigPaths.form('gig_9', 'review'), world: pending, api: [hold(payments.list)] }),
    ...withoutPicture('A button that waits.'),
  },
  play: async () => {
    await expect(await button(total)).toHaveAttribute('aria-disabled', 'true')
  },
}

/** A price of zero: posted immediately. */
export const Free: Story = {
  parameters: {
    ...screen({
      api: [
        mock(gigs.getPaymentData, () => ({ data: { quoteId: 'quo_0', lines: [], totalKobo: 0, currency: 'NGN' } })),
        mock(gigs.create, () => ({ data: aGig({ id: 'gig_1', status: 'open' }) })),
      ],
    }),
    ...withoutPicture('Ends on the Gig.'),
  },
  play: async () => {
    await takeUp()
    await userEvent.click(await button('Post Gig'))
    await expectToast('Gig posted', 'success')
    await arrivedAt(gigPaths.details('gig_1'))
  },
}
