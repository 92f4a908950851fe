import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page } from 'storybook/test'
import { gigPaths } from '@/shared/gig-paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { heading } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Pages/Workers',
  render: renderScreen,
  parameters: {
    ...screen({ at: `${gigPaths.details('gig_1')}/profile/manager/m_1` }),
    states: {
      loading: 'The page reads nothing.',
      failed: 'The page reads nothing.',
      empty: 'Loaded is the empty page.',
      edgeData: 'The page shows no data.',
    },
    shows: ['workers/screens/profile-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Applicants and workers have profiles; no other kind exists. */
export const Loaded: Story = {
  play: async () => {
    await expect(await heading('Page not found')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'There is no such profile' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the Gig' })).toHaveAttribute('href', gigPaths.details('gig_1'))
  },
}
