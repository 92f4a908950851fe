import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page } from 'storybook/test'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { heading } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Pages/Workers',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.myWorkers }),
    states: {
      loading: 'The page reads nothing.',
      failed: 'The page reads nothing.',
      empty: 'Loaded is the empty page.',
      edgeData: 'The page shows no data.',
    },
    shows: ['workers/screens/my-workers-screen.tsx', 'workers/screens/profile-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** An empty page: its heading, what will appear, and a link. */
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

export const Loaded: Story = story(
  paths.myWorkers,
  'My Workers',
  'No saved workers yet',
  'Go to Gigs Management',
  paths.gigs,
)

/** Applicants and workers have profiles; no other kind exists. */
export const UnknownType: Story = story(
  `${gigPaths.details('gig_1')}/profile/manager/m_1`,
  'Page not found',
  'There is no such profile',
  'Back to the Gig',
  gigPaths.details('gig_1'),
)

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone', [], { skip: 'Loaded is pictured at this width, too.' }) },
  play: async () => {
    await expect(await heading('My Workers')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
