import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page } from 'storybook/test'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { arrivedAt, heading, sidebar } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Boundaries/Page not found',
  render: renderScreen,
  parameters: {
    ...screen({ at: '/no/such/page' }),
    states: {
      loading: 'The page reads nothing.',
      failed: 'The page reads nothing.',
      empty: 'The page lists nothing.',
      edgeData: 'The page shows no data.',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Outside the dashboard. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Page not found')).toBeVisible()
  },
}

/** Inside the dashboard the navigation stays. */
export const InTheDashboard: Story = {
  parameters: screen({ at: `${paths.dashboard}/no-such-page` }),
  play: async () => {
    await expect(await heading('Page not found')).toBeVisible()
    await expect((await sidebar()).queryAllByRole('link', { current: 'page' })).toHaveLength(0)
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', paths.dashboard)
  },
}

export const InTheDashboardOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ at: `${paths.dashboard}/no-such-page` }), ...phone.parameters },
  play: async () => {
    await expect(await heading('Page not found')).toBeVisible()
  },
}

/** A guest at an unknown address below the dashboard goes to sign-in: guests do not learn which pages exist. */
export const Guest: Story = {
  parameters: {
    ...screen({ at: `${paths.dashboard}/no-such-page`, session: 'guest' }),
    ...withoutPicture('It ends on sign-in, which has its own stories.'),
  },
  play: async () => arrivedAt(paths.signIn),
}
