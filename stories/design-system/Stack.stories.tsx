import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack, stackAlignments } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { spaceTokens } from '@/design-system/tokens/scales.ts'
import { visual } from '../_kit/visual.ts'
import { Frame, Narrow, Tile } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Layout/Stack',
  component: Stack,
  args: {
    space: 4,
    children: (
      <>
        <Tile>One</Tile>
        <Tile>Two, which is longer</Tile>
        <Tile>Three</Tile>
      </>
    ),
  },
  argTypes: {
    space: { control: 'select', options: spaceTokens },
    align: { control: 'select', options: stackAlignments },
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: (args) => (
    <Stack space={8}>
      {stackAlignments.map((align) => (
        <Stack key={align} space={2}>
          <Text tone="muted">align {align}</Text>
          <Stack {...args} align={align} />
        </Stack>
      ))}
    </Stack>
  ),
}

/** 8 px on a phone, 16 px on a tablet, 32 px on a desktop; the browser decides. */
export const SpacePerViewport: Story = {
  args: { space: { mobile: 2, tablet: 4, desktop: 8 } },
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
