import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SidePanel } from '@/design-system/components/SidePanel/index.ts'
import { visual } from '../_kit/visual.ts'
import { expectApart, sticksOut } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Brand/SidePanel',
  component: SidePanel,
  args: {
    before: 'Hire Talented',
    words: ['Photographers', 'Songwriters', 'Hostesses', 'Djs'],
    after: 'Anytime!',
    text: 'Post a Gig today, take your business to the next level with top talents.',
    // The pictures need one word; the unit tests of RotatingWord move the clock.
    holdMs: 600_000,
  },
  parameters: { layout: 'fullscreen', ...visual('component', ['forced-colors'], { crop: 'window' }) },
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 2 })
    await expect(heading).toHaveAccessibleName('Hire Talented Photographers, Songwriters, Hostesses, Djs Anytime!')
    await expect(within(canvasElement).getByRole('complementary')).toBeVisible()
  },
}

export const LongestWord: Story = { args: { words: ['Master of ceremonies', 'Djs'] } }

/** The panel keeps its width, and each long word breaks in its column. */
export const Stress: Story = {
  args: {
    before: stressText.unbroken,
    words: [stressText.unbroken, 'Djs'],
    after: stressText.nigerian,
    text: `${stressText.long} ${stressText.unbroken}`,
  },
  parameters: visual('component', [], { crop: 'window' }),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary')
    await expect(panel.getBoundingClientRect().width).toBe(505)
    await expect(sticksOut(panel)).toEqual([])
    await expectApart(canvas.getByRole('heading', { level: 2 }), canvas.getByText(new RegExp(`^${stressText.long}`)))
  },
}
