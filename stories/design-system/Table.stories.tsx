import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import {
  Table,
  TableBody,
  TableCell,
  tableDensities,
  TableHead,
  TableHeaderCell,
  tableHeights,
  TableRow,
} from '@/design-system/components/Table/index.ts'
import { formatNaira } from '@/lib/money.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { type SampleGig, sampleGigs } from './sample-gigs.tsx'
import { stressText } from './stress-text.ts'

function Rows({ gigs, sticky = false }: { gigs: readonly SampleGig[]; sticky?: boolean }) {
  return (
    <>
      <TableHead sticky={sticky}>
        <TableRow>
          <TableHeaderCell>Gig</TableHeaderCell>
          <TableHeaderCell>Worker</TableHeaderCell>
          <TableHeaderCell hideBelow="tablet">Date</TableHeaderCell>
          <TableHeaderCell align="end">Amount</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {gigs.map(({ id, name, worker, date, amount }) => (
          <TableRow key={id}>
            <TableHeaderCell scope="row">
              <span dir="auto">{name}</span>
            </TableHeaderCell>
            <TableCell>
              <span dir="auto">{worker}</span>
            </TableCell>
            <TableCell hideBelow="tablet">
              <DateTime value={date} show="date" />
            </TableCell>
            <TableCell align="end">{formatNaira(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </>
  )
}

const meta = {
  title: 'Design system/Data/Table',
  component: Table,
  args: { label: 'Gigs of this week', children: <Rows gigs={sampleGigs(4)} /> },
  argTypes: {
    density: { control: 'inline-radio', options: tableDensities },
    height: { control: 'inline-radio', options: tableHeights },
    children: { control: false },
  },
  parameters: visual('component'),
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

/** Columns that do not fit on a phone are left out there. */
export const Playground: Story = {
  parameters: visual('responsive', ['forced-colors']),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Gigs of this week' })
    await expect(within(table).getByRole('columnheader', { name: 'Amount' })).toBeVisible()
    await expect(within(table).getByRole('rowheader', { name: 'Wedding DJ' })).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** With a visible label, and with dense rows for many figures. */
export const Caption: Story = {
  render: (args) => (
    <Stack space={6}>
      <Table {...args} showLabel />
      <Table {...args} label="The same, closer" showLabel density="compact" />
    </Stack>
  ),
}

/** A header that stays while a box of 20 rem scrolls; the box can be reached by keyboard and has the table's name. */
export const Scrolling: Story = {
  args: { height: 'sm', children: <Rows gigs={sampleGigs(20)} sticky /> },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Gigs of this week' })
    await expect(region).toHaveAttribute('tabindex', '0')
    const header = canvas.getByRole('columnheader', { name: 'Gig' })
    const { top } = header.getBoundingClientRect()
    region.scrollTop = 150
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: 'Wedding DJ' }).getBoundingClientRect().top).toBeLessThan(top),
    )
    await expect(Math.abs(header.getBoundingClientRect().top - top)).toBeLessThan(1)
  },
}

export const Stress: Story = {
  args: {
    children: (
      <Rows
        gigs={sampleGigs(3).map((gig, index) => ({
          ...gig,
          name: [stressText.long, stressText.unbroken, stressText.nigerian][index] ?? '',
          amount: 99_999_999_999_999,
        }))}
      />
    ),
  },
  render: (args) => (
    <Stack space={6}>
      <Table {...args} />
      <Narrow>
        <Table {...args} label="Gigs in a narrow place" />
      </Narrow>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Gigs in a narrow place' })
    await waitFor(() => expect(region).toHaveAttribute('data-more-end'))
  },
}

export const Keyboard: Story = {
  ...Scrolling,
  parameters: keyboardOnly,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Gigs of this week' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
  },
}
