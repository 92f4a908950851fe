import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress, progressTones } from '@/design-system/components/Progress/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'

const meta = {
  title: 'Design system/Progress',
  component: Progress,
  args: { label: 'Gigs used', value: 2, max: 3, valueText: '2 of 3 gigs used' },
  argTypes: { tone: { control: 'inline-radio', options: progressTones } },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Gigs used' })
    await expect(bar).toHaveAttribute('aria-valuenow', '2')
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 3 gigs used')
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['forced-colors']),
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
