import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Pagination } from '@/design-system/components/Pagination/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'

interface Args {
  page: number
  pageSize: number
  total: number
}

function Paged({ page: start, pageSize, total }: Args) {
  const [page, setPage] = useState(start)
  return <Pagination page={page} pageSize={pageSize} total={total} onPageChange={(event) => setPage(event.page)} />
}

const meta = {
  title: 'Design system/Data/Pagination',
  component: Paged,
  args: { page: 2, pageSize: 20, total: 134 },
  parameters: visual('component'),
} satisfies Meta<typeof Paged>

export default meta
type Story = StoryObj<typeof meta>

/** With the page in memory: buttons. At the last page focus stays where it is. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(canvas.getByRole('button', { name: 'Page 6' }))
    await expect(canvas.getByText('101–120 of 134')).toBeVisible()
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByText('121–134 of 134')).toBeVisible()
    await expect(next).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page')
    next.blur()
  },
}

const href = (page: number) => `#page-${page}`

/** First, middle and last page, few pages, one page, ten thousand items: links, because the page is in the address. */
export const States: Story = {
  parameters: visual('responsive', ['forced-colors']),
  render: () => (
    <Stack space={6}>
      <Pagination label="First page" page={1} pageSize={20} total={134} href={href} />
      <Pagination label="Last page" page={7} pageSize={20} total={134} href={href} />
      <Pagination label="Near the start" page={3} pageSize={20} total={10_000} href={href} />
      <Pagination label="Many pages" page={250} pageSize={20} total={10_000} href={href} />
      <Pagination label="At the end" page={500} pageSize={20} total={10_000} href={href} />
      <Pagination label="One page" page={1} pageSize={20} total={12} href={href} />
    </Stack>
  ),
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'role=button[name="Page 4"]' }) }

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveFocus()
  },
}

/** Labels much longer than the English ones, in the narrowest container. */
export const Stress: Story = {
  parameters: visual('component'),
  render: () => (
    <Narrow>
      <Pagination
        label="Pages of transactions"
        page={249_999}
        pageSize={4}
        total={1_000_000}
        previousLabel="Ojú-ìwé tó ṣáájú"
        nextLabel="Ojú-ìwé tó kàn"
        rangeLabel={({ from, to, total }) => `Àwọn nǹkan ${from} sí ${to} nínú ${total}`}
        href={href}
      />
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await expect(canvas.getByText('1–20 of 134')).toBeVisible()
    canvas.getByRole('button', { name: 'Page 2' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('21–40 of 134')).toBeVisible()
  },
}
