import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Bleed } from '@/design-system/components/Bleed/index.ts'
import { Divider } from '@/design-system/components/Divider/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { spaceTokens } from '@/design-system/tokens/scales.ts'
import { Frame, Narrow, Tile } from './demo.tsx'
import { expectToFitNarrow } from './stress-checks.ts'
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
} satisfies Meta<typeof Bleed>

export default meta
type Story = StoryObj<typeof meta>

const framed: Story = {
  parameters: visual('component', ['dark']),
  decorators: [
    (Story) => (
      <Frame padded>
        <Story />
      </Frame>
    ),
  ],
}

export const Playground: Story = framed

/** A divider that reaches the edges of its card. */
export const Matrix: Story = {
  ...framed,
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

/** It reaches the edges of its parent, and no further. */
export const Stress: Story = {
  args: {
    children: (
      <Tile>
        {stressText.unbroken} {stressText.nigerian}
      </Tile>
    ),
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Frame padded>
          <Story />
        </Frame>
      </Narrow>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const bleed = canvasElement.querySelector('[data-component="Bleed"]')
    const frame = bleed?.parentElement
    await expect(bleed?.getBoundingClientRect().width).toBe(frame?.clientWidth)
  },
}
