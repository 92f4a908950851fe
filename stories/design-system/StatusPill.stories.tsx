import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import {
  type StatusLooks,
  StatusPill,
  statusPillSizes,
  statusPillTones,
} from '@/design-system/components/StatusPill/index.ts'
import { CircleDashedIcon } from '@/design-system/icons/CircleDashedIcon.tsx'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { ClockIcon } from '@/design-system/icons/ClockIcon.tsx'
import { RefreshIcon } from '@/design-system/icons/RefreshIcon.tsx'
import { UndoIcon } from '@/design-system/icons/UndoIcon.tsx'
import { XCircleIcon } from '@/design-system/icons/XCircleIcon.tsx'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Feedback/StatusPill',
  component: StatusPill,
  args: { label: 'In progress', tone: 'info' },
  argTypes: {
    tone: { control: 'inline-radio', options: statusPillTones },
    size: { control: 'inline-radio', options: statusPillSizes },
    state: { control: false },
    looks: { control: false },
    icon: { control: false },
  },
} satisfies Meta<typeof StatusPill>

export default meta
type Story = StoryObj<typeof meta>

/** A table of looks as a product has beside its type; the design system has none. */
const gigLooks: StatusLooks = {
  draft: { label: 'Draft', tone: 'neutral', icon: CircleDashedIcon },
  pending_payment: { label: 'Pending payment', tone: 'warning', icon: ClockIcon },
  open: { label: 'Open', tone: 'success' },
  in_progress: { label: 'In progress', tone: 'info' },
  completed: { label: 'Completed', tone: 'brand', icon: CheckIcon },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: XCircleIcon },
  expired: { label: 'Expired', tone: 'neutral', icon: ClockIcon },
}

const paymentLooks: StatusLooks = {
  pending: { label: 'Pending', tone: 'warning', icon: ClockIcon },
  processing: { label: 'Processing', tone: 'warning', icon: RefreshIcon },
  success: { label: 'Successful', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  abandoned: { label: 'Not completed', tone: 'neutral' },
  reversed: { label: 'Returned', tone: 'info', icon: UndoIcon },
}

const allOf = (looks: StatusLooks) => (
  <Stack space={4}>
    {statusPillSizes.map((size) => (
      <Inline key={size} space={2}>
        {Object.keys(looks).map((state) => (
          <StatusPill key={state} state={state} looks={looks} size={size} />
        ))}
      </Inline>
    ))}
  </Stack>
)

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In progress')).toBeVisible()
  },
}

export const GigStates: Story = { parameters: visual('component', ['forced-colors']), render: () => allOf(gigLooks) }

export const PaymentStates: Story = { render: () => allOf(paymentLooks) }

/** A state this release does not know is shown as its text in grey. */
export const UnknownState: Story = {
  args: { label: 'Unknown state' },
  render: () => (
    <Inline space={2}>
      <StatusPill state="held_by_bank" looks={paymentLooks} />
      <StatusPill state="archived" looks={gigLooks} size="md" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Held by bank')).toBeVisible()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={2} align="start">
        {[stressText.long, stressText.unbroken, stressText.nigerian, stressText.money].map((label) => (
          <StatusPill key={label} label={label} tone="warning" />
        ))}
      </Stack>
    </Narrow>
  ),
}
