import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page } from 'storybook/test'
import { paths } from '@/domain/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { heading } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Pages/Create business profile',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.createBusinessProfile }),
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

export const Loaded: Story = story(paths.createBusinessProfile, 'Create business profile', 'No business profile yet', 'Go to Dashboard', paths.dashboard)

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone', [], { skip: 'Loaded is pictured at this width, too.' }) },
  play: async () => {
    await expect(await heading('Create business profile')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
