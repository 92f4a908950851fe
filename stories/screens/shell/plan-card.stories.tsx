import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { fail, hold } from '@/api/mocks/faults.ts'
import { aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone } from '../../_kit/visual.ts'
import { arrivedAt, besideSidebar, openSlideOver, sidebar } from './frame.ts'

const meta = {
  title: 'Screens/Shell/Plan card',
  render: renderScreen,
  parameters: besideSidebar({ at: paths.settings }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

interface Said {
  title: string
  text: string
  /** Undefined: no link is offered. */
  link: string | undefined
}

const subscribe: Said = {
  title: 'Subscribe to Post gigs',
  text: 'Get started by subscribing to a plan to start posting gigs.',
  link: 'Subscribe now',
}

/** A story of a subscription, and the text of the card. */
function story(subscription: Subscription | null, { title, text, link }: Said): Story {
  return {
    parameters: besideSidebar({ world: () => smallVenue({ wallet: aWallet({ subscription }) }) }),
    play: async () => {
      const bar = await sidebar()
      await expect(await bar.findByText(title)).toBeVisible()
      await expect(bar.getByText(text)).toBeVisible()
      if (link === undefined) await expect(bar.queryByRole('link', { name: /subscribe|upgrade/i })).toBeNull()
      else await expect(bar.getByRole('link', { name: link })).toHaveAttribute('href', `${paths.billing()}?tab=plans`)
    },
  }
}

const basic = { text: "You're on Basic plan", link: 'Upgrade to premium now' }
const premium = { text: "You're on Premium plan", link: 'Upgrade to Enterprise now' }

export const Loaded: Story = story(aSubscription({ gigCount: 3, gigUsed: 1 }), {
  title: '2 out of 3 Gigs left',
  ...basic,
})

export const BasicOfOne: Story = story(aSubscription({ gigCount: 1, gigUsed: 0 }), {
  title: '1 out of 1 Gigs left',
  ...basic,
})

export const NothingLeft: Story = story(aSubscription({ gigCount: 3, gigUsed: 3 }), {
  title: '0 out of 3 Gigs left',
  ...basic,
})

export const Premium: Story = story(aSubscription({ gigCount: 10, gigUsed: 4 }), {
  title: '6 out of 10 Gigs left',
  ...premium,
})

export const Unlimited: Story = story(aSubscription({ gigCount: 'unlimited', gigUsed: 12 }), {
  title: '12 out of Unlimited Gigs',
  text: "You're on Enterprise plan",
  link: undefined,
})

/** No subscription yet. */
export const Empty: Story = story(null, subscribe)

/** An unpaid subscription is not a plan. */
export const PastDue: Story = story(aSubscription({ status: 'past_due' }), subscribe)

/** More used than the plan allows, and thousands allowed. */
export const EdgeData: Story = story(aSubscription({ gigCount: 10_000, gigUsed: 10_004 }), {
  title: '0 out of 10,000 Gigs left',
  ...premium,
})

/** Until the plan is read the card shows a skeleton: a request to subscribe must not be shown to an employer with a plan. */
export const Loading: Story = {
  parameters: besideSidebar({ api: [hold(dashboard.getWallet)] }),
  play: async () => {
    const bar = await sidebar()
    await bar.findByText('Eko Events')
    await expect(bar.queryByText(/Gigs left|Subscribe/)).toBeNull()
  },
}

/** No card when the plan could not be read; the billing page shows the error. */
export const Failed: Story = {
  parameters: besideSidebar({ api: [fail(dashboard.getWallet, 'INTERNAL')] }),
  play: async () => {
    const bar = await sidebar()
    await bar.findByText('Eko Events')
    await expect(bar.queryByText(/Gigs left|Subscribe/)).toBeNull()
  },
}

/** 'Subscribe now' leads to the plans. */
export const Subscribes: Story = {
  ...Empty,
  play: async () => {
    await userEvent.click(await (await sidebar()).findByRole('link', { name: 'Subscribe now' }))
    await arrivedAt(`${paths.billing()}?tab=plans`)
    await waitFor(() => expect(document.title).toBe('Billing and subscription · Marquee'))
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: {
    ...screen({ world: () => smallVenue({ wallet: aWallet({ subscription: null }) }) }),
    ...phone.parameters,
  },
  play: async () => {
    await expect(await (await openSlideOver()).findByRole('link', { name: 'Subscribe now' })).toBeVisible()
  },
}
