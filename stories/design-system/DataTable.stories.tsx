import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { phone, visual } from '../_kit/visual.ts'
import { Narrow, TableWidth, tableWidths } from './demo.tsx'
import { GigTable, onDelete, ready } from './gig-table.tsx'
import { manyGigColumns, type SampleGig, sampleGigs, twoLinedGigColumns } from './sample-gigs.tsx'
import { SampleIllustration } from './sample-illustration.tsx'
import { stressText } from './stress-text.ts'

const onRetry = fn()
const onClearFilters = fn()

const meta = {
  title: 'Design system/Data/DataTable',
  component: GigTable,
  args: { label: 'Gigs', density: 'comfortable' },
  argTypes: { density: { control: 'inline-radio', options: ['comfortable', 'compact'] } },
  parameters: visual('component'),
} satisfies Meta<typeof GigTable>

export default meta
type Story = StoryObj<typeof meta>

const namesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

/** Sorted by the table itself, with a link, a checkbox and a menu in each row. */
export const Playground: Story = {
  parameters: visual('responsive', ['forced-colors']),
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Gigs' })
    await step('a header says how it is sorted, and what a press will do', async () => {
      await expect(within(table).getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending')
      const amount = within(table).getByRole('button', { name: 'Amount' })
      await expect(amount).toHaveAccessibleDescription('Sort descending')
      amount.focus()
      await userEvent.keyboard('{Enter}')
      await expect(within(table).getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
        'aria-sort',
        'descending',
      )
      await expect(amount).toHaveFocus()
      await expect(amount).toHaveAccessibleDescription('Sort ascending')
      await waitFor(() => expect(screen.getByText('Sorted by Amount, descending')).toBeInTheDocument())
    })
    await step('and back', async () => {
      await userEvent.click(within(table).getByRole('button', { name: 'Date' }))
      await expect(within(table).getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending')
    })
    await step('the row’s menu opens at the first press, and gives focus back', async () => {
      onDelete.mockClear()
      const [name] = namesOf(table)
      within(table)
        .getByRole('button', { name: `Actions for ${name}` })
        .focus()
      await userEvent.keyboard('{ArrowDown}')
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Gig' }))
      await expect(onDelete.mock.calls).toEqual([[name]])
      await waitFor(() => expect(within(table).getByRole('button', { name: `Actions for ${name}` })).toHaveFocus())
      within(table)
        .getByRole('button', { name: `Actions for ${name}` })
        .blur()
    })
  },
}

/** Loading, refreshing, empty, no match and error: one state at a time. */
export const States: Story = {
  parameters: visual('responsive'),
  render: () => (
    <Stack space={8}>
      <GigTable label="Gigs, loading" state={{ status: 'loading', rows: 3 }} />
      <GigTable label="Gigs, refreshing" state={ready(3, true)} density="compact" showLabel />
      <GigTable label="Gigs, no match" state={{ status: 'no-match', onClearFilters }} />
      <GigTable
        label="Gigs, none"
        state={{
          status: 'empty',
          empty: (
            <EmptyState title="No Gigs yet" illustration={<SampleIllustration />} action={<Button>Post a Gig</Button>}>
              The Gigs you post will appear here.
            </EmptyState>
          ),
        }}
      />
      <GigTable
        label="Gigs, failed"
        state={{
          status: 'error',
          error: 'Failed to load Gigs',
          detail: 'The server did not answer. Please try again.',
          onRetry,
        }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    onRetry.mockClear()
    onClearFilters.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(onClearFilters).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Clear filters' }).blur()
    globalThis.scrollTo(0, 0)
  },
}

/** The sorted column, the selected rows and the bar with their actions. */
export const Selected: Story = {
  parameters: visual('responsive', ['forced-colors']),
  args: { selected: ['gig-1', 'gig-3', 'gone'] },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Gigs' })
    const all = within(table).getByRole('checkbox', { name: 'Select all' })
    await step('the box above is mixed, and the bar tells of rows that are not here', async () => {
      await expect(all).toBePartiallyChecked()
      await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('3 selected, 1 not shown here')
    })
    await step('Clear selection takes the bar away and does not lose the keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
      await expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull()
      await expect(all).not.toBePartiallyChecked()
      await expect(document.activeElement).toBe(table.closest('[data-component="DataTable"]'))
    })
    await step('Shift takes the rows between, but not those that cannot be selected', async () => {
      const boxes = within(table).getAllByRole('checkbox', { name: /^Select (?!all)/ })
      const [first] = boxes
      const last = boxes.at(-1)
      if (!first || !last) throw new Error('There are no boxes.')
      await userEvent.click(first)
      const user = userEvent.setup()
      await user.keyboard('{Shift>}')
      await user.click(last)
      await user.keyboard('{/Shift}')
      await expect(all).toBeChecked()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
      await userEvent.click(first)
      last.focus()
      await user.keyboard('{Shift>}[Space]{/Shift}')
      await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent(`${boxes.length} selected`)
      await expect(all).toBeChecked()
      last.blur()
    })
  },
}

const onFollow = fn()

/** A press anywhere in the row follows its link; not one that ends a text selection, nor one on a control. */
export const RowLinks: Story = {
  parameters: visual('component', [], { hover: '[data-component="DataTable"] tbody tr >> nth=1' }),
  args: { rowHref: ({ id }) => `#row-${id}` },
  decorators: [
    (Story) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only records which links are followed
      <div
        onClick={(event) => {
          if (!(event.target instanceof Element)) return
          const link = event.target.closest('a')
          if (link) {
            event.preventDefault()
            onFollow(link.getAttribute('href'))
          }
        }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    onFollow.mockClear()
    const cell = canvas.getAllByRole('cell', { name: 'Chinedu Okafor' })[0]
    if (!cell) throw new Error('There is no such cell.')
    await userEvent.click(cell)
    await expect(onFollow.mock.calls).toEqual([['#row-gig-6']])

    globalThis.getSelection()?.selectAllChildren(cell)
    cell.click()
    await expect(onFollow).toHaveBeenCalledOnce()
    globalThis.getSelection()?.removeAllRanges()

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jingle for a radio spot' }))
    await expect(onFollow).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jingle for a radio spot' }))
    canvas.getByRole('checkbox', { name: 'Select Jingle for a radio spot' }).blur()
  },
}

/** The menu is rendered only after its button was pressed; the dangerous action is separated. */
const onPreview = fn<(row: { id: string }) => void>()

/** The button is where the mouse is; Space on the link does the same. */
export const Previewed: Story = {
  parameters: visual('component', [], { hover: '[data-component="DataTable"] tbody tr >> nth=1' }),
  args: { rowHref: ({ id }) => `#row-${id}`, onPreview },
  play: async ({ canvas }) => {
    onPreview.mockClear()
    canvas.getByRole('link', { name: 'Church choir' }).focus()
    await userEvent.keyboard(' ')
    await expect(onPreview).toHaveBeenCalledOnce()
    canvas.getByRole('link', { name: 'Church choir' }).blur()
  },
}

export const RowMenuOpen: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Church choir' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete Gig' })).toBeVisible())
  },
}

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Gigs' })
    for (let press = 0; press < 3; press += 1) await userEvent.tab()
    await expect(within(table).getByRole('button', { name: 'Worker' })).toHaveFocus()
    within(table).getByRole('button', { name: 'Worker' }).blur()
    within(table).getByRole('link', { name: 'Church choir' }).focus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(within(table).getByRole('link', { name: 'Church choir' })).toHaveFocus()
  },
}

/** No access: no retry, and a way on. */
export const NoAccess: Story = {
  render: () => (
    <GigTable
      label="Gigs"
      state={{
        status: 'forbidden',
        error: 'You do not have access to this page.',
        action: (
          <ButtonLink variant="outline" href="#dashboard">
            Go to Dashboard
          </ButtonLink>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A table that is too wide: shades show that there is more, the first column stays, and the region can be scrolled by keyboard. */
export const Overflow: Story = {
  parameters: visual('component', ['forced-colors']),
  args: { columns: manyGigColumns, stickyFirstColumn: true },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Gigs' })
    await expect(region).toHaveAttribute('tabindex', '0')
    await waitFor(() => expect(region).toHaveAttribute('data-more-end'))
    region.scrollLeft = 220
    await waitFor(() => expect(region).toHaveAttribute('data-more-start'))
    const frame = region.getBoundingClientRect()
    const name = canvas.getByRole('rowheader', { name: 'Church choir' }).getBoundingClientRect()
    await expect(name.left - frame.left).toBeLessThan(60)
  },
}

const stayFrom = { Worker: 71, Date: 57 } as const

/** A narrower table does without the columns of a priority, the lowest first. What names a row, its money and its state stay. */
export const Priorities: Story = {
  render: (args) => (
    <Stack space={6}>
      {tableWidths.map((rem) => (
        <TableWidth key={rem} rem={rem}>
          <GigTable {...args} label={`${rem} rem`} state={ready(3)} />
        </TableWidth>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const all = ['Gig', 'Worker', 'Date', 'Status', 'Amount', 'Actions']
    for (const rem of tableWidths) {
      const table = canvas.getByRole('table', { name: `${rem} rem` })
      const headers = within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent)
      const dropped = new Set(Object.entries(stayFrom).flatMap(([header, from]) => (rem < from ? [header] : [])))
      await expect(headers).toEqual(all.filter((header) => !dropped.has(header)))
      // Nothing is out of sight.
      await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
    }
  },
}

/** With a mouse, a second line leaves a row 44 px high. */
export const TwoLines: Story = {
  args: { twoLines: true, columns: twoLinedGigColumns },
  play: async ({ canvas }) => {
    for (const name of await canvas.findAllByRole('rowheader')) {
      await expect(name.getBoundingClientRect().height).toBeLessThanOrEqual(48)
    }
  },
}

/** On a phone each row is a card: title, status, two facts, amount, one action. */
export const MobileCards: Story = {
  ...phone,
  args: { columns: manyGigColumns, selected: ['gig-2'] },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Gigs' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Gig, ascending' }))
    await waitFor(() => expect(within(list).getAllByRole('link')[0]).toHaveTextContent('Church choir'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    canvas.getByRole('button', { name: 'Sort' }).blur()
  },
}

const total = 10_000

/** Ten thousand rows, of which only the visible ones are rendered. */
export const Virtualised: Story = {
  args: { state: ready(total), height: 'md', sorting: undefined },
  play: async ({ canvas, step }) => {
    const region = await canvas.findByRole('region', { name: 'Gigs' })
    const table = canvas.getByRole('table', { name: 'Gigs' })
    await waitFor(() => expect(within(table).getByRole('link', { name: 'Wedding DJ' })).toBeVisible())
    await step('only what is seen is rendered, and the whole is told', async () => {
      await expect(within(table).getAllByRole('rowheader').length).toBeLessThan(40)
      await expect(table).toHaveAttribute('aria-rowcount', String(total + 1))
    })
    await step('the end shows the last row at its place', async () => {
      region.scrollTop = region.scrollHeight
      const last = await within(table).findByRole('row', { name: new RegExp(`${total}\\b`) })
      await waitFor(() => expect(last).toHaveAttribute('aria-rowindex', String(total + 1)))
      await waitFor(() =>
        expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(region.getBoundingClientRect().bottom + 1),
      )
      await expect(within(table).getAllByRole('rowheader').length).toBeLessThan(40)
    })
    await step('the keyboard keeps its place, however far is scrolled', async () => {
      region.scrollTop = 0
      const third = await within(table).findByRole('link', { name: 'Church choir' })
      third.focus()
      region.scrollTop = region.scrollHeight / 2
      await waitFor(() => expect(within(table).queryByRole('link', { name: 'Wedding DJ' })).toBeNull())
      await expect(third).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(within(table).getByRole('link', { name: 'Rooftop saxophonist' })).toHaveFocus()
      await waitFor(() => expect(region.scrollTop).toBeLessThan(200))
      region.scrollTop = 0
      await waitFor(() => expect(within(table).getByRole('link', { name: 'Wedding DJ' })).toBeVisible())
    })
  },
}

/** Ten thousand rows in a page that scrolls as a whole. */
export const VirtualisedInPage: Story = {
  args: { state: ready(total), sorting: undefined },
  parameters: visual('component', [], { skip: 'looks as Virtualised does, and is as high as a house' }),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Gigs' })
    await waitFor(() => expect(within(table).getByRole('link', { name: 'Wedding DJ' })).toBeVisible())
    globalThis.scrollTo(0, document.documentElement.scrollHeight)
    const last = await within(table).findByRole('row', { name: new RegExp(`${total}\\b`) })
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(globalThis.innerHeight))
    await expect(within(table).getAllByRole('rowheader').length).toBeLessThan(60)
    // The header sticks to the page.
    const header = within(table).getByRole('columnheader', { name: 'Gig' }).getBoundingClientRect()
    await expect(Math.round(header.top)).toBe(0)
    globalThis.scrollTo(0, 0)
  },
}

const stressed: readonly SampleGig[] = sampleGigs(3).map((gig, index) => ({
  ...gig,
  name: [stressText.long, stressText.unbroken, stressText.nigerian][index] ?? '',
  worker: [stressText.nigerian, stressText.unbroken, stressText.long][index] ?? '',
  amount: 99_999_999_999_999,
}))

export const Stress: Story = {
  parameters: visual('responsive'),
  args: { state: { status: 'ready', data: stressed } },
  render: (args) => (
    <Stack space={6}>
      <GigTable {...args} />
      <Narrow>
        <GigTable {...args} label="Gigs in a narrow place" />
      </Narrow>
    </Stack>
  ),
}
