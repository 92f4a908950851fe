import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Timeline, TimelineEvent } from '@/design-system/components/Timeline/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Data/Timeline',
  component: Timeline,
  subcomponents: { TimelineEvent },
  args: { label: 'Payment MQ-P-8F2K', children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  args: {
    children: (
      <>
        <TimelineEvent title="Work approved" time={<DateTime value="2025-11-13T17:30:00Z" relative />} />
        <TimelineEvent title="Payment released" time={<DateTime value="2025-11-13T17:31:00Z" relative />}>
          ₦45,000.00 to Ọládípọ̀ Adéwálé
        </TimelineEvent>
        <TimelineEvent title="Bank is checking" status="current" time="Usually ten minutes">
          You can leave this page.
        </TimelineEvent>
        <TimelineEvent title="Money arrives" status="upcoming" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Payment MQ-P-8F2K' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step')
  },
}

export const Failed: Story = {
  args: {
    children: (
      <>
        <TimelineEvent title="Payment released" time={<DateTime value="2025-11-13T17:31:00Z" />} />
        <TimelineEvent title="Sent back by the bank" status="failed" time={<DateTime value="2025-11-13T17:40:00Z" />}>
          The account number is not known there. <Link href="#account">Check the account</Link>
        </TimelineEvent>
        <TimelineEvent title="Money returned to the wallet" time={<DateTime value="2025-11-13T18:02:00Z" />} />
      </>
    ),
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Timeline label="Stress">
        <TimelineEvent title={stressText.long} time={<DateTime value="2025-11-13T17:31:00Z" relative />}>
          {stressText.long}
        </TimelineEvent>
        <TimelineEvent title={stressText.unbroken} status="current" time={stressText.unbroken}>
          {stressText.unbroken}
        </TimelineEvent>
        <TimelineEvent title={stressText.nigerian} status="failed">
          {stressText.money}
        </TimelineEvent>
        <TimelineEvent title="Last" status="upcoming" />
      </Timeline>
    </Narrow>
  ),
}
