import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spread, spreadAlignments } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Frame, Narrow, Tile } from './demo.tsx'
import { stressText } from './stress-text.ts'
import { visual } from '../_kit/visual.ts'

const meta = {
  title: 'Design system/Layout/Spread',
  component: Spread,
  args: {
    children: (
      <>
        <Tile height="high">Start</Tile>
        <Tile>End</Tile>
      </>
    ),
  },
  argTypes: { align: { control: 'select', options: spreadAlignments } },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Spread>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: (args) => (
    <Stack space={6}>
      {spreadAlignments.map((align) => (
        <Stack key={align} space={1}>
          <Text tone="muted">align {align}</Text>
          <Spread {...args} align={align} />
        </Stack>
      ))}
    </Stack>
  ),
}

export const Stress: Story = {
  args: {
    wrap: true,
    children: (
      <>
        <Tile>{stressText.nigerian}</Tile>
        <Tile>{stressText.money}</Tile>
      </>
    ),
  },
}

export const Narrow320: Story = {
  name: '320 px',
  args: {
    children: (
      <>
        <Tile>{stressText.unbroken}</Tile>
        <Tile>{stressText.money}</Tile>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
}
