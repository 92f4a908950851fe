import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { SkipLink } from '@/design-system/components/SkipLink/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { visual } from '../_kit/visual.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Layout/SkipLink',
  component: SkipLink,
  args: { targetId: 'story-main' },
  parameters: visual('component', ['forced-colors'], { crop: 'window' }),
  decorators: [
    (Story) => (
      <Stack>
        <Story />
        <Text>Navigation that takes many steps of the Tab key.</Text>
        <main id="story-main" tabIndex={-1}>
          <Heading level={1}>Main content</Heading>
        </main>
      </Stack>
    ),
  ],
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  },
}

export const Jumps: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** On a phone a long word breaks inside the window; without the focus nothing of it is left at the edge. */
export const Stress: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: visual('phone', [], { crop: 'window' }),
  args: { children: `${stressText.nigerian} ${stressText.unbroken}` },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link')
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    const { left, right, top } = link.getBoundingClientRect()
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}
