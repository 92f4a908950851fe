import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { tileCounts, Tiles } from '@/design-system/components/Tiles/index.ts'
import { visual } from '../_kit/visual.ts'
import { Frame, Narrow, Tile } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Layout/Tiles',
  component: Tiles,
  args: {
    columns: 3,
    children: (
      <>
        <Tile>One</Tile>
        <Tile>Two, which is longer</Tile>
        <Tile>Three</Tile>
      </>
    ),
  },
  argTypes: { columns: { control: 'select', options: tileCounts } },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Tiles>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: (args) => (
    <Stack space={6}>
      {tileCounts.map((columns) => (
        <Stack key={columns} space={1}>
          <Text tone="muted">{columns} in a row</Text>
          <Tiles {...args} columns={columns} />
        </Stack>
      ))}
    </Stack>
  ),
}

export const ColumnsPerViewport: Story = {
  args: { columns: { mobile: 1, tablet: 2, desktop: 3 } },
  parameters: visual('responsive'),
}

export const Stress: Story = {
  args: {
    children: (
      <>
        <Tile>{stressText.long}</Tile>
        <Tile>{stressText.unbroken}</Tile>
        <Tile>{stressText.nigerian}</Tile>
        <Tile>{stressText.money}</Tile>
      </>
    ),
  },
}

export const Narrow320: Story = {
  ...Stress,
  name: '320 px',
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
}
