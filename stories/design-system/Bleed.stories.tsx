import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bleed } from '@/design-system/components/Bleed/index.ts'
import { Divider } from '@/design-system/components/Divider/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { spaceTokens } from '@/design-system/tokens/scales.ts'
import { Frame, Narrow, Tile } from './demo.tsx'
import { stressText } from './stress-text.ts'
import { visual } from '../_kit/visual.ts'

const meta = {
  title: 'Design system/Layout/Bleed',
  component: Bleed,
  args: { horizontal: 4, children: <Tile>To the edge</Tile> },
  argTypes: {
    horizontal: { control: 'select', options: spaceTokens },
    vertical: { control: 'select', options: spaceTokens },
  },
  decorators: [
    (Story) => (
      <Frame padded>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Bleed>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

/** A divider that reaches the edges of its card. */
export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Stack space={4}>
      <Text>Inside the padding</Text>
      <Bleed horizontal={4}>
        <Divider />
      </Bleed>
      <Text>Inside the padding</Text>
    </Stack>
  ),
}

export const Stress: Story = { args: { children: <Tile>{stressText.unbroken}</Tile> } }

export const Narrow320: Story = {
  name: '320 px',
  args: { children: <Tile>{stressText.nigerian}</Tile> },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
}
