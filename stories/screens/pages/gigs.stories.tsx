import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page } from 'storybook/test'
import { paths } from '@/domain/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone } from '../../_kit/visual.ts'
import { heading } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Pages/Gigs',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.gigs }),
    states: {
      loading: 'The page reads nothing.',
      failed: 'The page reads nothing.',
      empty: 'Loaded is the empty page.',
      edgeData: 'The page shows no data.',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A page that has nothing to show yet: its heading, what will appear, and the way on. */
function story(at: string, title: string, empty: string, link: string, href: string): Story {
  return {
    parameters: screen({ at }),
    play: async () => {
      await expect(await heading(title)).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: empty })).toBeVisible()
      await expect(page.getByRole('main').querySelector('a')).toHaveTextContent(link)
      await expect(page.getByRole('main').querySelector('a')).toHaveAttribute('href', href)
    },
  }
}

export const Loaded: Story = story(paths.gigs, 'Gigs Management', 'No Gigs yet', 'Post a Gig', paths.postGig)

export const PostGig: Story = story(paths.postGig, 'Post a Gig', 'No draft yet', 'Go to Gigs Management', paths.gigs)

export const PaymentStatus: Story = story(paths.postGigTransactionStatus, 'Payment status', 'No payment to show', 'Go to Gigs Management', paths.gigs)

export const GigDetails: Story = story(paths.gig('gig_1'), 'Gig details', 'Gig not found', 'Go to Gigs Management', paths.gigs)

/** An id of characters that mean something in an address. */
export const HostileId: Story = story(paths.gig('../?#%2F<b>'), 'Gig details', 'Gig not found', 'Go to Gigs Management', paths.gigs)

export const Republish: Story = story(paths.republish('gig_1'), 'Republish Gig', 'Gig not found', 'Go to Gigs Management', paths.gigs)

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    await expect(await heading('Gigs Management')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
