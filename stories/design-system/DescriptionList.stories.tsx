import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Code } from '@/design-system/components/Code/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import {
  DescriptionItem,
  DescriptionList,
  descriptionListAligns,
  descriptionListColumns,
  descriptionListLayouts,
} from '@/design-system/components/DescriptionList/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { copyToClipboard, withClipboard } from '../_kit/clipboard.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const items = [
  <DescriptionItem key="status" term="Status">
    <StatusPill label="Open" tone="success" />
  </DescriptionItem>,
  <DescriptionItem key="when" term="First session">
    <DateTime value="2025-11-14T17:30:00Z" />
  </DescriptionItem>,
  <DescriptionItem key="pay" term="Pay per worker">
    <Money amount={4_500_000} />
  </DescriptionItem>,
  <DescriptionItem key="venue" term="Venue">
    Freedom Park, Broad Street, Lagos Island
  </DescriptionItem>,
  <DescriptionItem key="landmark" term="Landmark" />,
  <DescriptionItem key="account" term="Account number" copyText="0123456789">
    0123456789
  </DescriptionItem>,
]

const meta = {
  title: 'Design system/Data/DescriptionList',
  component: DescriptionList,
  args: { children: items },
  argTypes: {
    layout: { control: 'inline-radio', options: descriptionListLayouts },
    align: { control: 'inline-radio', options: descriptionListAligns },
    columns: { control: 'inline-radio', options: descriptionListColumns },
    children: { control: false },
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { columns: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy account number' })).toBeVisible()
    await expect(canvas.getAllByRole('term')).toHaveLength(6)
  },
}

/** The number of columns depends on the list's width, not on the window's. */
export const Columns: Story = {
  parameters: visual('responsive'),
  render: () => (
    <Stack space={10}>
      <DescriptionList columns={3}>{items}</DescriptionList>
      <DescriptionList columns={2}>{items}</DescriptionList>
      <Narrow>
        <DescriptionList columns={3}>{items}</DescriptionList>
      </Narrow>
    </Stack>
  ),
}

/** Names beside values, with lines between; in a narrow place above them. A missing value is a dash. */
export const Rows: Story = {
  parameters: visual('responsive', ['forced-colors']),
  args: { layout: 'rows' },
}

/** Amounts end at one edge, on a phone too. */
export const Amounts: Story = {
  parameters: visual('responsive'),
  render: () => (
    <DescriptionList layout="rows" align="end">
      <DescriptionItem term="Opening balance">
        <Money amount={14_500_000} />
      </DescriptionItem>
      <DescriptionItem term="Credits">
        <Money amount={62_500_000} sign="always" />
      </DescriptionItem>
      <DescriptionItem term="Debits">
        <Money amount={-32_000_000} />
      </DescriptionItem>
      <DescriptionItem term="Closing balance" />
    </DescriptionList>
  ),
}

/** Under a pointer that is held down. */
export const HeldDown: Story = {
  args: { layout: 'rows' },
  parameters: visual('component', [], { press: 'role=button[name="Copy account number"]' }),
}

export const FocusVisible: Story = {
  args: { layout: 'rows' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy account number' })).toHaveFocus()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={8}>
        <DescriptionList layout="rows">
          <DescriptionItem term={stressText.long}>{stressText.long}</DescriptionItem>
          <DescriptionItem term={stressText.unbroken} copyText={stressText.unbroken}>
            {stressText.unbroken}
          </DescriptionItem>
          <DescriptionItem term="Reference">
            <Code copyLabel="Copy reference">MQ-P-8F2K-77QX-04ZD-AA10-BB20-CC30</Code>
          </DescriptionItem>
          <DescriptionItem term="Name">محمد</DescriptionItem>
        </DescriptionList>
        <DescriptionList columns={3}>
          <DescriptionItem term={stressText.nigerian}>
            <Link href="#profile">{stressText.nigerian}</Link>
          </DescriptionItem>
          <DescriptionItem term="Amount">{stressText.money}</DescriptionItem>
        </DescriptionList>
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  beforeEach: withClipboard(async () => undefined),
  play: async ({ canvas }) => {
    copyToClipboard.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy account number' })).toHaveFocus()
    await userEvent.keyboard('{Enter}[Space]')
    await waitFor(() => expect(copyToClipboard).toHaveBeenCalledTimes(2))
    await expect(copyToClipboard).toHaveBeenLastCalledWith('0123456789')
  },
}
