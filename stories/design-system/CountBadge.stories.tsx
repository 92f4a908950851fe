import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountBadge } from '@/design-system/components/CountBadge/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow, Tile } from './demo.tsx'
import { expectToFitNarrow, sticksOut } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

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

/** Beside words that fill the line it keeps its number inside its shape. */
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Inline wrap={false}>
        <Tile>{stressText.unbroken}</Tile>
        <CountBadge count={1_250_000} max={999_999} label={stressText.long} />
        <Tile>{stressText.nigerian}</Tile>
        <CountBadge count={1_250_000} />
      </Inline>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const badges = [...canvasElement.querySelectorAll('[data-component="CountBadge"]')]
    await expect(badges.map((badge) => badge.firstChild?.textContent)).toEqual(['999999+', '99+'])
    await expect(badges.flatMap(sticksOut)).toEqual([])
  },
}
