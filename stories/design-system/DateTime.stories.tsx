import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateTime, dateTimeParts } from '@/design-system/components/DateTime/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Frame, Narrow } from './demo.tsx'
import { visual } from '../_kit/visual.ts'
import { isCutWithTitle, sticksOut } from './stress-checks.ts'

const meta = {
  title: 'Design system/Type/DateTime',
  component: DateTime,
  args: { value: '2025-11-14T17:30:00Z' },
  argTypes: { show: { control: 'inline-radio', options: dateTimeParts } },
} satisfies Meta<typeof DateTime>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent('Fri 14 Nov 2025, 6:30 PM')
  },
}

/** The browser of these stories is in UTC; the day in Lagos starts an hour earlier. */
export const Forms: Story = {
  render: () => (
    <Stack space={2}>
      <DateTime value="2025-11-14T17:30:00Z" />
      <DateTime value="2025-11-13T23:00:00Z" />
      <DateTime value="2025-11-13T22:59:00Z" />
      <DateTime value="2025-11-14" show="date" />
      <DateTime value="2025-11-14T23:05:00Z" show="time" />
      <DateTime value={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not provided')).toBeInTheDocument()
    await expect(canvas.getAllByRole('time')[1]).toHaveTextContent('Fri 14 Nov 2025, 12:00 AM')
  },
}

const moments = [
  '2025-11-14T08:00:00+01:00',
  '2025-11-14T08:05:00+01:00',
  '2025-11-14T10:00:00+01:00',
  '2025-11-13T23:30:00+01:00',
  '2025-11-12T23:30:00+01:00',
  '2025-11-21T18:00:00+01:00',
  '2025-08-14T18:00:00+01:00',
  '2024-11-01T18:00:00+01:00',
]

/** Beside the absolute time, never alone; where it does not fit it wraps as one piece. */
export const Relative: Story = {
  render: () => (
    <Stack space={6}>
      <Stack space={2}>
        {moments.map((moment) => (
          <DateTime key={moment} value={moment} relative />
        ))}
      </Stack>
      <Narrow>
        <DateTime value="2025-11-12T23:30:00+01:00" relative />
      </Narrow>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 2 hours')).toBeVisible()
  },
}

/** In a column that is narrower than the day: the day is cut, with its title, and the time of day and the relative time go below it. */
export const Stress: Story = {
  render: () => (
    <div style={{ width: '6rem' }}>
      <Frame>
        <DateTime value="2025-11-12T23:30:00+01:00" relative />
      </Frame>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-component="DateTime"]')?.parentElement
    await expect(frame === null || frame === undefined ? ['no frame'] : sticksOut(frame)).toEqual([])
    await expect(isCutWithTitle(canvas.getByText('Wed 12 Nov 2025'))).toBe(true)
  },
}
