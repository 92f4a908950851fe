import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountBadge } from '@/design-system/components/CountBadge/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { visual } from '../_kit/visual.ts'

const meta = {
  title: 'Design system/Feedback/CountBadge',
  component: CountBadge,
  args: { count: 3, label: '3 unread notifications' },
} satisfies Meta<typeof CountBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 unread notifications')).toBeInTheDocument()
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Inline space={4}>
      {[1, 9, 10, 99, 100, 1250].map((count) => (
        <CountBadge key={count} count={count} />
      ))}
    </Inline>
  ),
}

/** At 0 nothing is rendered. */
export const Zero: Story = {
  args: { count: 0, label: 'no unread notifications' },
  parameters: visual('component', [], { skip: 'There is nothing to see.' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="CountBadge"]')).toBeNull()
  },
}
