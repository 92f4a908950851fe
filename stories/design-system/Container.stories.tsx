import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container, containerWidths } from '@/design-system/components/Container/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Frame, Narrow, Tile } from './demo.tsx'
import { expectToFitNarrow } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Layout/Container',
  component: Container,
  args: { width: 'content', children: <Tile>Content</Tile> },
  argTypes: { width: { control: 'select', options: containerWidths } },
  parameters: visual('responsive'),
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack space={4}>
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          <Tile>{width}</Tile>
        </Container>
      ))}
    </Stack>
  ),
}

/** The column keeps its side margins, and words break inside of it. */
export const Stress: Story = {
  args: {
    width: 'form',
    children: (
      <Tile>
        {stressText.unbroken} {stressText.nigerian}
      </Tile>
    ),
  },
  parameters: visual('component'),
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const container = canvasElement.querySelector('[data-component="Container"]')?.getBoundingClientRect()
    const content = canvasElement.querySelector('[data-component="Container"] > *')?.getBoundingClientRect()
    const before = (content?.left ?? 0) - (container?.left ?? 0)
    await expect(before).toBeGreaterThanOrEqual(16)
    await expect((container?.right ?? 0) - (content?.right ?? 0)).toBe(before)
  },
}
