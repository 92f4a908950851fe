import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress, progressTones } from '@/design-system/components/Progress/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Feedback/Progress',
  component: Progress,
  args: { label: 'Gigs used', value: 2, max: 3, valueText: '2 of 3 gigs used' },
  argTypes: { tone: { control: 'inline-radio', options: progressTones } },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Gigs used' })
    await expect(bar).toHaveAttribute('aria-valuenow', '2')
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 3 gigs used')
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={4}>
      {progressTones.map((tone) => (
        <Progress key={tone} label="Gigs used" value={40} tone={tone} />
      ))}
      {[-5, 0, 1, 50, 100, 140].map((value) => (
        <Progress key={value} label="Gigs used" value={value} />
      ))}
    </Stack>
  ),
}

/** The value is unknown. Under reduced motion the light does not move. */
export const Indeterminate: Story = {
  parameters: visual('component', ['reduced-motion', 'forced-colors']),
  render: () => <Progress label="Preparing the export" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparing the export' })).not.toHaveAttribute('aria-valuenow')
  },
}

/** The bar takes the available width; its text is beside it and wraps. */
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        {[stressText.long, stressText.unbroken, stressText.nigerian].map((text, index) => (
          <Stack key={text} space={1}>
            <Text>{text}</Text>
            <Progress label={text} value={index * 50} valueText={text} />
          </Stack>
        ))}
      </Stack>
    </Narrow>
  ),
}
