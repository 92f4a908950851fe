import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page } from 'storybook/test'
import { paths } from '@/domain/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual } from '../../_kit/visual.ts'
import { heading } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Pages/Profile and Settings',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.settings }),
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

/** Settings cannot be changed here yet: the page says who changes them, and links there. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Profile and Settings')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Support changes your settings' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Contact support' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...phone,
  parameters: { ...screen({}), ...visual('phone', [], { skip: 'Loaded is pictured at this width, too.' }) },
  play: async () => {
    await expect(await heading('Profile and Settings')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
