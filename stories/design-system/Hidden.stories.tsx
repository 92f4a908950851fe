import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { visual } from '../_kit/visual.ts'
import { Tile } from './demo.tsx'

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
