import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, within } from 'storybook/test'
import { aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { keepReturnTo } from '@/shared/return-to.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'

const reference = 'MQ-S-0000000042'

const meta = {
  title: 'Screens/Payments/After a plan',
  render: renderScreen,
  parameters: {
    ...screen({
      at: paths.billingTransactionStatus(reference),
      world: () =>
        smallVenue({
          transactions: [
            aTransaction({
              id: 'txn_42',
              reference,
              type: 'subscription',
              direction: 'debit',
              amountKobo: 1_500_000,
              description: 'Premium plan, 1 month',
              planCode: 'premium',
              channel: 'card',
              status: 'success',
            }),
          ],
          wallet: aWallet({ subscription: aSubscription({ planCode: 'premium', gigCount: 10, gigUsed: 0 }) }),
        }),
    }),
    states: 'payment-status.stories.tsx',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The plan was missing for a Gig: its form, with step and draft, comes next. */
export const BackToTheGig: Story = {
  beforeEach: () => keepReturnTo(gigPaths.form('gig_1', 'review')),
  play: async () => {
    const card = within(await page.findByRole('region', { name: 'You are subscribed' }))
    await expect(card.getByRole('link', { name: 'Back to your Gig' })).toHaveAttribute(
      'href',
      gigPaths.form('gig_1', 'review'),
    )
    await expect(card.queryByRole('link', { name: 'Post a Gig' })).toBeNull()
  },
}
