import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate, truncateLines } from '@/design-system/components/Truncate/index.ts'
import { Frame, Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'
import { visual } from '../_kit/visual.ts'

const meta = {
  title: 'Design system/Type/Truncate',
  component: Truncate,
  args: { children: `${stressText.long}. ${stressText.long}.` },
  argTypes: { lines: { control: 'select', options: truncateLines } },
  decorators: [
    (Story) => (
      <Narrow>
        <Frame padded>
          <Text as="div">
            <Story />
          </Text>
        </Frame>
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Truncate>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: (args) => (
    <Stack>
      {truncateLines.map((lines) => (
        <Truncate key={lines} {...args} lines={lines} />
      ))}
    </Stack>
  ),
}

export const Stress: Story = {
  render: () => (
    <Stack>
      {Object.values(stressText).map((text) => (
        <Truncate key={text}>{text}</Truncate>
      ))}
    </Stack>
  ),
}
