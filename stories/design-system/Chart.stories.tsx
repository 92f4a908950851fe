import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Card } from '@/design-system/components/Card/index.ts'
import { Chart, chartSizes, type PartsData, type SeriesData } from '@/design-system/components/Chart/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { formatNaira } from '@/lib/money.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

/** Kobo. */
const money = (kobo: number) => formatNaira(kobo)
const million = (kobo: number) => `${kobo < 0 ? '−' : ''}₦${Math.abs(kobo) / 100_000_000}${kobo === 0 ? '' : 'M'}`
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const spent: SeriesData = {
  categoryLabel: 'Month',
  categories: months,
  series: [
    {
      id: 'spent',
      label: 'Spent',
      values: [8, 12, 9.5, 0, 14.2, 21, 18.6, 24, 16, 19.4, 31.25, 27].map((value) => value * 10_000_000),
    },
  ],
}

const flows: SeriesData = {
  categoryLabel: 'Month',
  categories: months.slice(0, 6),
  series: [
    { id: 'paid', label: 'Paid out', values: [12, 18, 15, 22, 19, 27].map((value) => value * 10_000_000) },
    { id: 'held', label: 'Held', values: [6, 4, 9, 7, 12, 8].map((value) => value * 10_000_000) },
    { id: 'fees', label: 'Fees', values: [2, 3, 2.5, 3.5, 3, 4].map((value) => value * 10_000_000) },
    {
      id: 'back',
      label: 'Returned',
      values: [0, -3, 0, -1, null, -6].map((value) => (value === null ? null : value * 10_000_000)),
    },
  ],
}

const days: SeriesData = {
  categoryLabel: 'Day',
  categories: Array.from({ length: 31 }, (_, day) => `${day + 1} Oct`),
  series: [
    {
      id: 'views',
      label: 'Views',
      values: Array.from({ length: 31 }, (_, day) =>
        day > 11 && day < 15 ? null : 180 + ((day * 37) % 120) + day * 6,
      ),
    },
    { id: 'applied', label: 'Applied', values: Array.from({ length: 31 }, (_, day) => 40 + ((day * 53) % 60)) },
  ],
}

const crafts: PartsData = {
  partLabel: 'Craft',
  valueLabel: 'Spent',
  parts: [
    { id: 'photo', label: 'Photographers', value: 41_250_000 },
    { id: 'dj', label: 'DJs', value: 26_000_000 },
    { id: 'host', label: 'Hostesses', value: 12_400_000 },
    { id: 'song', label: 'Songwriters', value: 6_000_000 },
    { id: 'other', label: 'Other', value: 450_000 },
  ],
}

const meta = {
  title: 'Design system/Data/Chart',
  component: Chart,
  args: { title: 'Spent per month', kind: 'bars', data: spent, formatValue: money, formatTick: million },
  argTypes: {
    size: { control: 'inline-radio', options: chartSizes },
    data: { control: false },
    kind: { control: false },
    status: { control: false },
    labels: { control: false },
  },
} satisfies Meta<typeof Chart>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: 'Spent per month' })
    const { height } = figure.getBoundingClientRect()
    await canvas.findByRole('slider', { name: 'Values of Spent per month' })
    await expect(figure.getBoundingClientRect().height).toBe(height)
  },
}

/** Bars and lines of up to four series, gaps and negative values, parts of a whole. */
export const Kinds: Story = {
  parameters: visual('responsive', ['forced-colors']),
  render: () => (
    <Tiles columns={{ mobile: 1, desktop: 2 }} space={4}>
      <Card>
        <Chart title="Money per month" kind="bars" data={flows} formatValue={money} formatTick={million} />
      </Card>
      <Card>
        <Chart title="Money per month, as lines" kind="lines" data={flows} formatValue={money} formatTick={million} />
      </Card>
      <Card>
        <Chart title="Views and applications" kind="lines" data={days} formatValue={String} />
      </Card>
      <Card>
        <Chart title="Spent by craft" kind="parts" data={crafts} formatValue={money} />
      </Card>
    </Tiles>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(4))
  },
}

const onRetry = fn()

/** Every state has the same size. */
export const States: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Tiles columns={3} space={4}>
      <Card>
        <Chart title="Loading" kind="bars" status="loading" formatValue={money} size="sm" />
      </Card>
      <Card>
        <Chart
          title="No data"
          kind="bars"
          data={{ ...spent, series: [{ id: 'spent', label: 'Spent', values: months.map(() => null) }] }}
          formatValue={money}
          size="sm"
          labels={{ empty: 'Here you will see what you spend, from your first payment on.' }}
        />
      </Card>
      <Card>
        <Chart title="Failed" kind="bars" status="failed" onRetry={onRetry} formatValue={money} size="sm" />
      </Card>
    </Tiles>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('figure').map((figure) => figure.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Try again' }).blur()
  },
}

/** The same data as a table, in the same space. */
export const TableView: Story = {
  args: { data: flows, title: 'Money per month' },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure')
    await canvas.findByRole('slider')
    const { height } = figure.getBoundingClientRect()
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }))
    await expect(canvas.getByRole('table', { name: 'Money per month' })).toBeVisible()
    await expect(figure.getBoundingClientRect().height).toBe(height)
    await expect(canvas.getByRole('cell', { name: '−₦600,000.00' })).toBeInTheDocument()
    canvas.getByRole('button', { name: 'Show chart' }).blur()
  },
}

/** Arrow keys move through the values; each is shown beside its place and read out. */
export const FocusVisible: Story = {
  args: { kind: 'lines', data: flows, title: 'Money per month' },
  play: async ({ canvas }) => {
    const walker = await canvas.findByRole('slider')
    await userEvent.tab()
    await userEvent.tab()
    await expect(walker).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(walker).toHaveAttribute(
      'aria-valuetext',
      'May, Paid out ₦1,900,000.00, Held ₦1,200,000.00, Fees ₦300,000.00, Returned —',
    )
  },
}

export const Hovered: Story = {
  parameters: visual('component', [], { hover: 'role=slider' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('slider')
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={8}>
        <Chart
          title={stressText.long}
          kind="bars"
          formatValue={money}
          data={{
            categoryLabel: stressText.unbroken,
            categories: [stressText.nigerian, stressText.unbroken, 'Ẹ'],
            series: [
              { id: 'long', label: stressText.long, values: [99_999_999_999_999, 1, 50_000_000_000_000] },
              { id: 'word', label: stressText.unbroken, values: [1, null, 99_999_999_999_999] },
            ],
          }}
        />
        <Chart title="A month on a phone" kind="lines" data={days} formatValue={String} size="sm" />
        <Chart
          title={stressText.nigerian}
          kind="parts"
          formatValue={money}
          data={{
            partLabel: 'Part',
            valueLabel: 'Spent',
            parts: [
              { id: 'all', label: stressText.long, value: 99_999_999_999_999 },
              { id: 'none', label: stressText.unbroken, value: 1 },
            ],
          }}
        />
      </Stack>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(3))
  },
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ canvas, canvasElement }) => {
    const walker = await canvas.findByRole('slider')
    const readout = () => canvasElement.querySelector('[data-part="Readout"]')
    const isAt = (month: RegExp) => expect(walker).toHaveAttribute('aria-valuetext', expect.stringMatching(month))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show table' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await isAt(/^Dec/)
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await isAt(/^Oct/)
    await userEvent.keyboard('{Home}')
    await isAt(/^Jan/)
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await isAt(/^Mar/)
    await expect(readout()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(readout()).toBeNull()
  },
}
