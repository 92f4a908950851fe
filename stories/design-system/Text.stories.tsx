import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text, textAlignments, textSizes, textTones, textWeights } from '@/design-system/components/Text/index.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'
import { visual } from '../_kit/visual.ts'

const meta = {
  title: 'Design system/Type/Text',
  component: Text,
  args: { children: 'Post a Gig today' },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'select', options: textWeights },
    align: { control: 'select', options: textAlignments },
  },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Stack space={6}>
      {textSizes.map((size) => (
        <Stack key={size} space={1}>
          {textTones.map((tone) => (
            <Text key={tone} size={size} tone={tone}>
              {size}, {tone}
            </Text>
          ))}
          {textWeights.map((weight) => (
            <Text key={weight} size={size} weight={weight}>
              {size}, {weight}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}

/** Figures of one width: the columns line up. */
export const Tabular: Story = {
  render: () => (
    <Stack space={1} align="end">
      {['₦1,111,111.11', '₦88,888.88', '−₦7,040.00', '₦0.00'].map((amount) => (
        <Text key={amount} tabular>
          {amount}
        </Text>
      ))}
    </Stack>
  ),
}

export const Stress: Story = {
  render: () => (
    <Stack>
      {Object.values(stressText).map((text) => (
        <Text key={text} size="bodyLarge">
          {text}
        </Text>
      ))}
    </Stack>
  ),
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
