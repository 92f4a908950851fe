import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { billing } from '@/api/contract/endpoints/billing.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { Subscription, Wallet } from '@/api/contract/schemas/wallet.ts'
import { ago, aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aTransaction, thePlans } from '@/api/mocks/money-factories.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
import { emptyVenue, smallVenue, type World } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { arrivedAt, heading, sidebar, shownDialog } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Pages/Billing and subscription',
  render: renderScreen,
  parameters: { ...screen({ at: paths.billing() }), shows: ['billing/screens/billing-screen.tsx'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const unseen = (why: string) => visual('screen', [], { skip: why })
const plans = { at: paths.billing({ tab: 'plans' }) }
const premium = aSubscription({
  planCode: 'premium',
  gigCount: 10,
  gigUsed: 4,
  priceKobo: 1_500_000,
  startedAt: ago({ days: 8 }),
  renewsAt: '2025-12-01T08:00:00+01:00',
})
/** Its renewal, two days ago, was not paid. */
const pastDue: Subscription = {
  ...premium,
  status: 'past_due',
  startedAt: ago({ days: 33 }),
  renewsAt: ago({ days: 2 }),
}
const on = (subscription: Subscription | null, changes: Partial<World> = {}, wallet: Partial<Wallet> = {}) => ({
  world: () => smallVenue({ wallet: aWallet({ ...wallet, subscription }), ...changes }),
})

/** The main landmark, because the plan card has the same text. */
async function content() {
  await heading('Billing and subscription')
  return within(page.getByRole('main'))
}

/** The card of one plan. */
async function offer(name: string) {
  return within(await page.findByRole('article', { name }))
}

const press = async (name: string) => userEvent.click(await page.findByRole('button', { name }))

export const Loaded: Story = {
  parameters: { ...screen(on(premium)), ...visual('screen', ['all']) },
  play: async () => {
    const main = await content()
    await expect(await main.findByRole('heading', { level: 2, name: 'Premium plan' })).toBeVisible()
    await expect(main.getByText('6 out of 10 Gigs left')).toBeVisible()
    await expect(main.getByText('At this pace your Gigs last until about 26 Nov')).toBeVisible()
    await expect(main.getByText('1 Dec 2025')).toBeVisible()
    await expect(main.getByText('₦15,000.00 a month')).toBeVisible()
    await expect((await sidebar()).getByText('6 out of 10 Gigs left')).toBeVisible()
  },
}

/** One Gig is not enough for a forecast. */
export const WithoutForecast: Story = {
  parameters: { ...screen(on(aSubscription({ gigUsed: 1 }))), ...unseen('as Loaded, without the forecast') },
  play: async () => {
    const main = await content()
    await expect(await main.findByText('2 out of 3 Gigs left')).toBeVisible()
    await expect(main.queryByText(/At this pace/)).toBeNull()
  },
}

export const Unlimited: Story = {
  parameters: screen(
    on(aSubscription({ planCode: 'enterprise', gigCount: 'unlimited', gigUsed: 12, priceKobo: 5_000_000 })),
  ),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('12 out of Unlimited Gigs')).toBeVisible()
    await expect(main.getByRole('heading', { level: 2, name: 'Enterprise plan' })).toBeVisible()
    await expect(main.queryByText(/At this pace/)).toBeNull()
  },
}

export const QuotaUsedUp: Story = {
  parameters: screen(on(aSubscription({ gigUsed: 3 }))),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('You have used all 3 Gigs on your plan.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', paths.billing({ tab: 'plans' }))
  },
}

/** A downgrade is scheduled: until then the plan stays. */
export const ChangePlanned: Story = {
  parameters: screen(on({ ...premium, nextPlanCode: 'basic', nextInterval: 'month' })),
  play: async () => {
    await expect(await (await content()).findByText('Basic from 1 Dec 2025')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: screen(on(null)),
  play: async () => {
    const main = await content()
    await expect(await main.findByRole('heading', { level: 2, name: 'Subscribe to Post gigs' })).toBeVisible()
    await userEvent.click(main.getByRole('link', { name: 'Subscribe now' }))
    await arrivedAt(paths.billing({ tab: 'plans' }))
    await offer('Basic')
    await userEvent.click(page.getByRole('tab', { name: 'Overview' }))
    await arrivedAt(paths.billing())
  },
}

export const PastDue: Story = {
  parameters: screen(on(pastDue)),
  play: async () => {
    await expect(await (await content()).findByText('Your last payment did not go through.')).toBeVisible()
    await press('Renew now')
    const sheet = await shownDialog('Renew Premium')
    await expect(sheet.getByText('1 month from today')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** A plan that is past due, with a payment for it. */
const paying = (payment: Partial<PaymentTransaction>) =>
  on(pastDue, {
    transactions: [
      aTransaction({
        id: 'txn_9',
        type: 'subscription',
        reference: 'MQ-S-0000000009',
        description: 'Premium plan, 1 month',
        ...payment,
      }),
    ],
  })

/** A payment whose page was left before paying is continued there. */
export const PaymentLeft: Story = {
  parameters: screen(paying({ status: 'pending', authorizationUrl: 'https://checkout.paystack.com/MQ' })),
  play: async () => {
    const main = await content()
    await expect(await main.findByRole('button', { name: 'Continue payment' })).toBeEnabled()
    await expect(main.queryByRole('button', { name: 'Renew now' })).toBeNull()
  },
}

/** One that is under way: neither the overview nor the plans offer paying. */
export const PaymentUnfinished: Story = {
  parameters: screen(paying({ status: 'processing' })),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('Your payment is still being confirmed')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Check status' })).toHaveAttribute(
      'href',
      paths.billingTransactionStatus('MQ-S-0000000009'),
    )
    await expect(main.queryByRole('button', { name: 'Renew now' })).toBeNull()
    await userEvent.click(main.getByRole('tab', { name: 'Plans' }))
    await offer('Premium')
    await expect(main.queryByRole('button', { name: /Subscribe|Upgrade|Renew|Pay/ })).toBeNull()
  },
}

/** Pending payments could not be read: paying is not offered until they are. */
export const PaymentsNotKnown: Story = {
  parameters: screen({ ...plans, ...on(null), api: [fail(payments.list, 'FORBIDDEN')] }),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('We could not check your payments')).toBeVisible()
    await offer('Premium')
    await expect(main.queryByRole('button', { name: /Subscribe|Upgrade|Renew|Pay/ })).toBeNull()
    await expect(main.getByRole('button', { name: 'Check again' })).toBeVisible()
  },
}

/** The server returns no plans: support is offered instead. */
export const PlansNotOffered: Story = {
  parameters: screen({ ...plans, api: [fail(billing.getPlans, 'NOT_OFFERED')] }),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('Plans cannot be chosen here')).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: 'Contact support' }))
    await shownDialog('Contact support')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const CancelAsked: Story = {
  parameters: screen(on(premium)),
  play: async () => {
    await press('Cancel plan')
    const dialog = await page.findByRole('alertdialog', { name: 'Cancel your plan?' })
    await expect(dialog).toHaveAccessibleDescription(
      /^You can post Gigs until 1\sDec\s2025\. Open Gigs are not affected\.$/,
    )
    await waitFor(() => expect(page.getByRole('button', { name: 'Keep plan' })).toHaveFocus())
  },
}

/** Cancelled, and resumed. */
export const CancelledAndResumed: Story = {
  parameters: { ...screen(on(premium)), ...unseen('ends as Loaded with a toast') },
  play: async () => {
    await press('Cancel plan')
    await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Cancel plan' }))
    await expectToast('Plan cancelled', 'success')
    await expect(await page.findByText('Ends on')).toBeVisible()
    await waitFor(() => expect(page.getByRole('link', { name: 'Change plan' })).toHaveFocus())
    await press('Resume plan')
    await expectToast('Plan resumed', 'success')
    await expect(await page.findByText('Renews on')).toBeVisible()
    await waitFor(() => expect(page.getByRole('link', { name: 'Change plan' })).toHaveFocus())
  },
}

export const CancelRefused: Story = {
  parameters: {
    ...screen({ ...on(premium), api: [fail(billing.cancel, 'UNAVAILABLE')] }),
    ...unseen('ends as Loaded with a toast'),
    expectedProblems: ['billing.cancel failed'],
  },
  play: async () => {
    await press('Cancel plan')
    await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Cancel plan' }))
    await expectToast('Marquee is not available for a moment. Please try again.', 'danger')
    await expect(await page.findByRole('button', { name: 'Cancel plan' })).toBeVisible()
  },
}

export const Plans: Story = {
  parameters: screen({ ...plans, ...on(premium) }),
  play: async () => {
    const current = await offer('Premium')
    await expect(current.getByRole('button', { name: 'Current plan' })).toBeDisabled()
    await expect(current.getAllByText('Current plan')).toHaveLength(2)
    await expect(current.getByText('₦1,500.00 per Gig')).toBeVisible()
    await expect((await offer('Basic')).getByRole('button', { name: 'Change to Basic' })).toBeVisible()
    await expect((await offer('Enterprise')).getByRole('button', { name: 'Upgrade to Enterprise' })).toBeVisible()
  },
}

/** The present plan by the year is a switch, not an upgrade. */
export const SwitchesToYearly: Story = {
  parameters: {
    ...screen({ ...plans, ...on(premium) }),
    ...withoutPicture('The yearly prices are pictured in Yearly.'),
  },
  play: async () => {
    await offer('Premium')
    await userEvent.click(page.getByRole('radio', { name: 'Yearly · 2 months free' }))
    const present = await offer('Premium')
    await expect(present.getByRole('button', { name: 'Switch to yearly' })).toBeVisible()
    await expect(present.getByText('Your plan, monthly')).toBeVisible()
    await expect(present.queryByText('Recommended')).toBeNull()
    await expect((await offer('Enterprise')).getByRole('button', { name: 'Upgrade to Enterprise' })).toBeVisible()
  },
}

/** Yearly prices, for an employer without a plan. */
export const Yearly: Story = {
  parameters: screen({ ...plans, ...on(null) }),
  play: async () => {
    await offer('Basic')
    await userEvent.click(page.getByRole('radio', { name: 'Yearly · 2 months free' }))
    await expect((await offer('Premium')).getByText('₦150,000.00')).toBeVisible()
    // Each month of the year has as many Gigs as one that is paid monthly.
    await expect((await offer('Premium')).getByText('₦1,250.00 per Gig')).toBeVisible()
    await expect((await offer('Basic')).getByRole('button', { name: 'Subscribe to Basic' })).toBeVisible()
  },
}

/** Without prices from the server no card shows one. */
export const PlansFailed: Story = {
  parameters: screen({ ...plans, api: [fail(billing.getPlans, 'INTERNAL')] }),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('Failed to load the plans')).toBeVisible()
    await expect(main.queryByText(/₦/)).toBeNull()
  },
}

export const History: Story = {
  parameters: screen({ at: paths.billing({ tab: 'history' }) }),
  play: async () => {
    await expect(await page.findByText('Basic plan, 1 month')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Receipt MQ-S-/ })).toBeVisible()
    await expect(page.queryByText(/Withdrawal/)).toBeNull()
  },
}

export const HistoryEmpty: Story = {
  parameters: screen({ at: paths.billing({ tab: 'history' }), world: emptyVenue }),
  play: async () => {
    await expect(await page.findByText('No payments yet')).toBeVisible()
  },
}

export const HistoryFailed: Story = {
  parameters: screen({ at: paths.billing({ tab: 'history' }), api: [fail(payments.list, 'INTERNAL')] }),
  play: async () => {
    await expect(await page.findByText('Failed to load your payments')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(dashboard.getWallet)] }),
  play: async () => {
    await expect(await (await content()).findByText('Loading your plan')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(dashboard.getWallet, 'INTERNAL')] }),
  play: async () => {
    const main = await content()
    await expect(await main.findByText('Failed to load your plan')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

let isDown = true
const untilUp = mock(dashboard.getWallet, () => {
  if (isDown) throw new MockRefusal('CONFLICT')
  return { data: aWallet() }
})

/** 'Try again' reads again, and this time succeeds. */
export const Recovers: Story = {
  parameters: { ...screen({ api: [untilUp] }), ...unseen('ends as Loaded') },
  beforeEach: () => {
    isDown = true
  },
  play: async () => {
    const main = await content()
    const retryButton = await main.findByRole('button', { name: 'Try again' })
    isDown = false
    await userEvent.click(retryButton)
    await expect(await main.findByText('2 out of 3 Gigs left')).toBeVisible()
  },
}

/** An exceeded plan, an extremely high price, an unknown plan. */
export const EdgeData: Story = {
  parameters: screen({
    ...plans,
    ...on(
      aSubscription({
        gigCount: 10_000,
        gigUsed: 12_000,
        planCode: null,
        interval: null,
        priceKobo: null,
        renewsAt: null,
        startedAt: null,
      }),
      {
        plans: thePlans().map((plan) => ({
          ...plan,
          ...(plan.code === 'enterprise' && {
            name: 'Ọlọ́runfúnmilọ́láyọ̀'.repeat(4),
            priceKobo: 99_999_999_999_999,
            features: ['x'.repeat(140), 'مرحبا'],
          }),
          ...(plan.code === 'basic' && { priceKobo: 1, gigCount: 1, features: [] }),
        })),
      },
    ),
  }),
  play: async () => {
    await expect((await offer('Basic')).getAllByText(/₦0\.01/)).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ ...plans, ...on(premium) }), ...phone.parameters },
  play: async () => {
    await offer('Enterprise')
  },
}
