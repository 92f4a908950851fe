import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container, containerWidths } from '@/design-system/components/Container/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Frame, Narrow, Tile } from './demo.tsx'
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

export const Stress: Story = { args: { width: 'form', children: <Tile>{stressText.unbroken}</Tile> } }

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
