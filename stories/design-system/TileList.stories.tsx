import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Card } from '@/design-system/components/Card/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { TileList } from '@/design-system/components/TileList/index.ts'
import { visual } from '../_kit/visual.ts'
import { stressText } from './stress-text.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `Worker ${index + 1}`)

const meta = {
  title: 'Design system/Data/TileList',
  component: TileList<string>,
  args: {
    label: 'Workers',
    items: names(7),
    getItemId: (name) => name,
    columns: { mobile: 1, tablet: 2, desktop: 3 },
    estimate: 72,
    children: (name) => (
      <Card padding="sm">
        <Link href={`#${name}`}>{name}</Link>
      </Card>
    ),
  },
  argTypes: { items: { control: false }, columns: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TileList<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('responsive'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
}

const total = 1000
const tiles = () => document.querySelectorAll('[data-row]').length

/** Of a thousand tiles only those in sight are rendered, and the one that has focus with its neighbours. */
export const Many: Story = {
  args: { items: names(total) },
  parameters: visual('component', [], { skip: 'looks as Playground does, and is as high as a house' }),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: 'Worker 1' })
    await expect(tiles()).toBeLessThan(90)
    first.focus()
    globalThis.scrollTo(0, document.documentElement.scrollHeight)
    const last = await canvas.findByRole('link', { name: `Worker ${total}` })
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(globalThis.innerHeight))
    await expect(last.closest('li')).toHaveAttribute('aria-posinset', String(total))
    await expect(tiles()).toBeLessThan(90)
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Worker 2' })).toHaveFocus()
    globalThis.scrollTo(0, 0)
  },
}

/** A tile is as high as the highest beside it, and none is wider than its column. */
export const Stress: Story = {
  args: { items: [stressText.long, stressText.unbroken, stressText.nigerian, 'Short'] },
}
