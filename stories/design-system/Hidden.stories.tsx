import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow, Tile } from './demo.tsx'
import { expectToFitNarrow } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Layout/Hidden',
  component: Hidden,
  args: { below: 'tablet', children: <Tile>Unseen on a phone</Tile> },
  parameters: visual('responsive'),
} satisfies Meta<typeof Hidden>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Inline>
      <Tile>Always</Tile>
      <Hidden below="tablet">
        <Tile>Not below tablet</Tile>
      </Hidden>
      <Hidden from="tablet">
        <Tile>Below tablet only</Tile>
      </Hidden>
      <Hidden below="desktop">
        <Tile>Not below desktop</Tile>
      </Hidden>
      <Hidden from="desktop">
        <Tile>Below desktop only</Tile>
      </Hidden>
    </Inline>
  ),
}

/** What it shows breaks and wraps as if the wrapper were not there; what it takes away takes no space. */
export const Stress: Story = {
  parameters: visual('component'),
  render: () => (
    <Narrow>
      <Inline>
        <Hidden from="tablet">
          <Tile>{stressText.long}</Tile>
        </Hidden>
        <Hidden below="tablet">
          <Tile>{stressText.unbroken}</Tile>
        </Hidden>
        <Hidden below="tablet">
          <Tile>{stressText.nigerian}</Tile>
        </Hidden>
      </Inline>
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    await expect(canvas.getByText(stressText.long)).not.toBeVisible()
    const row = canvasElement.querySelector('[data-component="Inline"]')?.getBoundingClientRect()
    await expect(canvas.getByText(stressText.unbroken).getBoundingClientRect().top).toBe(row?.top)
  },
}
