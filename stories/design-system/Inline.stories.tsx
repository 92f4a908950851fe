import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, inlineAlignments, inlineJustifications } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { spaceTokens } from '@/design-system/tokens/scales.ts'
import { visual } from '../_kit/visual.ts'
import { Frame, Narrow, Tile } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Layout/Inline',
  component: Inline,
  args: {
    space: 2,
    children: (
      <>
        <Tile>One</Tile>
        <Tile height="high">Two, which is taller</Tile>
        <Tile>Three</Tile>
      </>
    ),
  },
  argTypes: {
    space: { control: 'select', options: spaceTokens },
    align: { control: 'select', options: inlineAlignments },
    justify: { control: 'select', options: inlineJustifications },
  },
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: (args) => (
    <Stack space={6}>
      {inlineAlignments.map((align) =>
        inlineJustifications.map((justify) => (
          <Stack key={`${align} ${justify}`} space={1}>
            <Text tone="muted">
              align {align}, justify {justify}
            </Text>
            <Inline {...args} align={align} justify={justify} />
          </Stack>
        )),
      )}
    </Stack>
  ),
}

export const CollapsesBelowTablet: Story = {
  args: { collapseBelow: 'tablet' },
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
