import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { crew } from './crew.ts'
import { tabPanel, venueWith } from './details-page.ts'

/** What the list says of the pay: agreed, released with its part and bonus, and of a cancelled hire. */
const pays: readonly Partial<WorkerGig>[] = [
  { status: 'active', agreedKobo: 7_000_000, netKobo: 6_650_000 },
  { status: 'paid', agreedKobo: 7_000_000, releasedKobo: 5_000_000, netKobo: 4_750_000 },
  { status: 'paid', agreedKobo: 7_000_000, releasedKobo: 5_000_000, bonusKobo: 1_200_000, netKobo: 5_950_000 },
  { status: 'cancelled', agreedKobo: 2_800_000, lateFeeKobo: 280_000, netKobo: 280_000, cancelReason: 'date_changed' },
  { status: 'cancelled', agreedKobo: 4_000_000, netKobo: 0, cancelReason: 'other' },
]

const meta = {
  title: 'Screens/Gigs/Pay of hired workers',
  render: renderScreen,
  parameters: {
    ...screen({
      at: gigPaths.details('gig_1', { tab: 'workers' }),
      world: () =>
        venueWith(
          'gig_1',
          { status: 'in_progress', workersNeeded: 5, workersHired: 3 },
          {
            workerGigs: crew.slice(0, pays.length).map((place, index) => ({ ...place, ...pays[index], dispute: null })),
          },
        ),
    }),
    states: 'details.stories.tsx',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Each kind of pay: the sum that was agreed or released, what the worker receives, and of what it is a part. */
export const Pays: Story = {
  play: async () => {
    const list = await tabPanel(/^Workers/)
    await expect(await list.findByText('Not paid')).toBeVisible()
    await expect(list.getByText('Late fee')).toBeVisible()
    await expect(list.getByText('₦62,000.00')).toBeVisible()
  },
}
