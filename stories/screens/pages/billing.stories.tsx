import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { Refused } from '@/api/mocks/refused.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/domain/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone } from '../../_kit/visual.ts'
import { heading } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Pages/Billing and subscription',
  render: renderScreen,
  parameters: screen({ at: paths.billing({ tab: 'plans' }) }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The page itself, beside whose words stand those of the plan card. */
async function content() {
  await heading('Billing and subscription')
  return within(page.getByRole('main'))
}

/** A story of a subscription, and what the page then says. */
function story(subscription: Subscription | null, title: string, text: string): Story {
  return {
    parameters: screen({ world: () => smallVenue({ wallet: aWallet({ subscription }) }) }),
    play: async () => {
      const main = await content()
      await expect(await main.findByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(main.getByText(text)).toBeVisible()
    },
  }
}

export const Loaded: Story = story(aSubscription(), '2 out of 3 Gigs left', "You're on Basic plan")

export const Unlimited: Story = story(aSubscription({ gigCount: 'unlimited', gigUsed: 12 }), '12 out of Unlimited Gigs', "You're on Enterprise plan")

export const Empty: Story = story(null, 'Subscribe to Post gigs', 'Get started by subscribing to a plan to start posting gigs.')

export const EdgeData: Story = story(aSubscription({ gigCount: 10_000, gigUsed: 12_000 }), '0 out of 10000 Gigs left', "You're on Premium plan")

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
  if (isDown) throw new Refused('CONFLICT')
  return { data: aWallet() }
})

/** 'Try again' reads once more, and this time it is answered. */
export const Recovers: Story = {
  parameters: screen({ api: [untilUp] }),
  beforeEach: () => {
    isDown = true
  },
  play: async () => {
    const main = await content()
    const again = await main.findByRole('button', { name: 'Try again' })
    isDown = false
    await userEvent.click(again)
    await expect(await main.findByText('2 out of 3 Gigs left')).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: screen({ api: [offline(dashboard.getWallet)] }),
  play: async () => {
    await expect(await (await content()).findByText('You are offline. Check your connection, then try again.')).toBeVisible()
  },
}

export const PaymentStatus: Story = {
  parameters: screen({ at: paths.billingTransactionStatus }),
  play: async () => {
    await expect(await heading('Payment status')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Billing and subscription' })).toHaveAttribute('href', paths.billing())
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    await expect(await (await content()).findByText('2 out of 3 Gigs left')).toBeVisible()
  },
}
