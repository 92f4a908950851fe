import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EmptyState } from '../EmptyState/index.ts'
import { LinkProvider } from '../Link/index.ts'
import { type Column, DataTable, type DataState, type Sorting } from './index.ts'

interface Plan {
  id: string
  name: string
  price: number | null
}

const plans: readonly Plan[] = [
  { id: 'a', name: 'Basic', price: 5 },
  { id: 'b', name: 'Premium', price: 12 },
  { id: 'c', name: 'Custom', price: null },
  { id: 'd', name: 'Annual', price: 40 },
]

const columns: readonly Column<Plan>[] = [
  { id: 'name', header: 'Plan', rowHeader: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    card: 'amount',
    cell: ({ price }) => price ?? '—',
    sortBy: ({ price }) => price,
    firstDirection: 'descending',
  },
]

const ready: DataState<Plan> = { status: 'ready', data: plans }
const idOf = ({ id }: Plan) => id
const nameOf = ({ name }: Plan) => name
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

const onDelete = vi.fn<(id: string) => void>()

function Plans({ initial, isSelectable }: { initial?: readonly string[]; isSelectable?: (row: Plan) => boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial))
  return (
    <DataTable
      label="Plans"
      columns={columns}
      state={ready}
      getRowId={idOf}
      getRowName={nameOf}
      sorting={{ sorts: 'table' }}
      rowMenu={({ id }) => [
        { label: 'Rename plan', onSelect: () => undefined },
        { label: 'Delete plan', tone: 'danger', onSelect: () => onDelete(id) },
      ]}
      selection={{
        selected,
        onChange: (event) => setSelected(event.selected),
        actions: <button type="button">Archive</button>,
        ...(isSelectable && { isSelectable }),
      }}
    />
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  onDelete.mockClear()
})

describe('sorting', () => {
  it('is changed by keyboard, shown by aria-sort, announced, and the next press is described', async () => {
    render(<Plans />)
    const price = screen.getByRole('button', { name: 'Price' })
    expect(price).toHaveAccessibleDescription('Sort descending')
    expect(screen.getByRole('columnheader', { name: 'Price' })).not.toHaveAttribute('aria-sort')
    price.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
    expect(names()).toEqual(['Annual', 'Premium', 'Basic', 'Custom'])
    expect(price).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(names()).toEqual(['Basic', 'Premium', 'Annual', 'Custom'])
    expect(price).toHaveAccessibleDescription('Sort descending')
    await waitFor(() => expect(screen.getByText('Sorted by Price, ascending')).toBeInTheDocument())
  })

  it('is left to the server when the server sorts', async () => {
    const onChange = vi.fn<NonNullable<Sorting['onChange']>>()
    const serverColumns = columns.map((column) => ({ ...column, sortBy: 'server' as const }))
    render(
      <DataTable
        label="Plans"
        columns={serverColumns}
        state={ready}
        getRowId={idOf}
        sorting={{ sorts: 'server', sort: { column: 'name', direction: 'ascending' }, onChange }}
      />,
    )
    expect(screen.getByRole('columnheader', { name: 'Plan' })).toHaveAttribute('aria-sort', 'ascending')
    expect(names()).toEqual(['Basic', 'Premium', 'Custom', 'Annual'])
    await userEvent.click(screen.getByRole('button', { name: 'Plan' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ sort: { column: 'name', direction: 'descending' } })
  })
})

describe('selection', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
  const all = () => screen.getByRole('checkbox', { name: 'Select all' })

  it('goes from none through some to all and back, and announces the number', async () => {
    render(<Plans />)
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull()
    box('Premium').focus()
    await userEvent.keyboard(' ')
    expect(all()).toBePartiallyChecked()
    await waitFor(() => expect(screen.getAllByText('1 selected')).toHaveLength(2))
    await userEvent.click(all())
    expect(all()).toBeChecked()
    expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('4 selected')
    await userEvent.click(all())
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull()
  })

  it('selects a range with Shift in the visible order, except rows that cannot be selected', async () => {
    const user = userEvent.setup()
    render(<Plans isSelectable={({ id }) => id !== 'b'} />)
    await user.click(screen.getByRole('button', { name: 'Plan' }))
    expect(names()).toEqual(['Annual', 'Basic', 'Custom', 'Premium'])
    expect(screen.queryByRole('checkbox', { name: 'Select Premium' })).toBeNull()
    await user.click(box('Annual'))
    await user.keyboard('{Shift>}')
    await user.click(box('Custom'))
    await user.keyboard('{/Shift}')
    expect(box('Basic')).toBeChecked()
    expect(box('Custom')).toHaveFocus()
    expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('3 selected')
    expect(all()).toBeChecked()
  })

  it('keeps rows of other pages, counts them, and clears them with the rest without losing focus', async () => {
    render(<Plans initial={['a', 'on page 2']} />)
    expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected, 1 not shown here')
    await userEvent.click(all())
    await userEvent.click(all())
    expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('1 selected, 1 not shown here')
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull()
    expect(document.activeElement).toHaveAttribute('data-component', 'DataTable')
  })
})

describe('a row', () => {
  it('has a menu that loads when its button is pressed, by keyboard too, and gives focus back', async () => {
    render(<Plans />)
    const trigger = screen.getByRole('button', { name: 'Actions for Premium' })
    expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete plan' }))
    expect(onDelete).toHaveBeenCalledExactlyOnceWith('b')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Premium' })).toHaveFocus())
  })

  it('is a link in its header cell, and a press beside it follows it with the pressed modifier keys', async () => {
    const followed: [string | null, boolean][] = []
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault()
      followed.push([event.currentTarget.getAttribute('href'), event.ctrlKey])
    }
    render(
      <LinkProvider
        component={({ children, ...props }) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link: its address is among the props
          <a {...props} onClick={(event) => follow(event)}>
            {children}
          </a>
        )}
      >
        <DataTable label="Plans" columns={columns} state={ready} getRowId={idOf} rowHref={({ id }) => `#${id}`} />
      </LinkProvider>,
    )
    const user = userEvent.setup()
    expect(
      within(screen.getByRole('rowheader', { name: 'Basic' })).getByRole('link', { name: 'Basic' }),
    ).toHaveAttribute('href', '#a')
    await user.click(screen.getByRole('cell', { name: '12' }))
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('cell', { name: '40' }))
    await user.keyboard('{/Control}')
    await user.click(screen.getByRole('link', { name: 'Basic' }))
    expect(followed).toEqual([
      ['#b', false],
      ['#d', true],
      ['#a', false],
    ])
    const cell = screen.getByRole('cell', { name: '5' })
    getSelection()?.selectAllChildren(cell)
    act(() => cell.click())
    expect(followed).toHaveLength(3)
  })
})

describe('the states without rows', () => {
  const table = (state: DataState<Plan>) => <DataTable label="Plans" columns={columns} state={state} getRowId={idOf} />

  it('is busy and silent while loading, and announces loading after a delay', async () => {
    const { container } = render(table({ status: 'loading', rows: 3 }))
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true')
    expect(container.querySelectorAll('tbody tr[aria-hidden]')).toHaveLength(3)
    await waitFor(() => expect(screen.getByText('Loading Plans')).toBeInTheDocument())
  })

  it('keeps focus in the table when the pressed button disappears', async () => {
    const onRetry = vi.fn<() => void>()
    const { rerender } = render(table({ status: 'error', error: 'Failed to load plans', onRetry }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
    rerender(table({ status: 'error', error: 'Failed to load plans', onRetry, retrying: true }))
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
    rerender(table(ready))
    expect(document.activeElement).toHaveAttribute('data-component', 'DataTable')
  })

  it('does not take focus from an element outside the table', async () => {
    const onRetry = () => undefined
    const page = (state: DataState<Plan>) => (
      <>
        <input aria-label="Search" />
        {table(state)}
      </>
    )
    const { rerender } = render(page({ status: 'error', error: 'Failed to load plans', onRetry }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await userEvent.click(screen.getByRole('textbox', { name: 'Search' }))
    rerender(page(ready))
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus()
  })

  it('leads elsewhere where there is no access, and offers no retry', () => {
    render(
      table({
        status: 'forbidden',
        error: 'You do not have access to plans.',
        detail: 'Ask the owner.',
        action: <a href="/home">Go home</a>,
      }),
    )
    expect(screen.getByRole('alert')).toHaveTextContent('You do not have access to plans.')
    expect(screen.getByText('Ask the owner.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/home')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('distinguishes an empty list from a filter without matches', async () => {
    const onClearFilters = vi.fn<() => void>()
    const { rerender } = render(table({ status: 'no-match', onClearFilters }))
    expect(screen.getByRole('columnheader', { name: 'Plan' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(onClearFilters).toHaveBeenCalledOnce()
    rerender(table({ status: 'empty', empty: <EmptyState title="No plans yet" /> }))
    expect(screen.queryByRole('columnheader')).toBeNull()
    expect(screen.getByRole('heading', { name: 'No plans yet' })).toBeInTheDocument()
  })
})

/** jsdom has no layout width; every media query then matches. */
const stubPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

describe('on a phone', () => {
  it('is a list of cards with the same rows, facts with their names, and a sort menu', async () => {
    stubPhone()
    render(<Plans />)
    const list = screen.getByRole('list', { name: 'Plans' })
    expect(screen.queryByRole('table')).toBeNull()
    expect(within(list).getAllByRole('listitem')).toHaveLength(4)
    expect(within(list).getAllByRole('term')[0]).toHaveTextContent('Price')
    await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Price, descending' }))
    expect(
      within(list)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toEqual(['40', '12', '5', '—'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('4 selected')
  })

  it('stands in a frame where one is given, with its link', () => {
    stubPhone()
    render(
      <DataTable
        label="Plans"
        columns={columns}
        state={ready}
        getRowId={idOf}
        rowHref={({ id }) => `#${id}`}
        cardFrame={({ id }, card) => <section aria-label={`Frame of ${id}`}>{card}</section>}
      />,
    )
    const frames = screen.getAllByRole('region', { name: /^Frame of/ })
    expect(frames).toHaveLength(4)
    for (const frame of frames) expect(within(frame).getByRole('link')).toBeInTheDocument()
    expect(screen.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild)).toEqual(frames)
  })

  it('has a look of its own where one is given, around the link of the row, and while loading', () => {
    stubPhone()
    const card = {
      content: ({ price }: Plan, title: ReactNode) => (
        <>
          {title} for {price ?? 'nothing'}
        </>
      ),
      skeleton: <span>as high as that</span>,
    }
    const { rerender } = render(
      <DataTable
        label="Plans"
        columns={columns}
        state={ready}
        getRowId={idOf}
        rowHref={({ id }) => `#${id}`}
        card={card}
      />,
    )
    const [first] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('Basic for 5')
    expect(within(first ?? document.body).getByRole('link', { name: 'Basic' })).toHaveAttribute('href', '#a')
    expect(screen.queryByText('Price')).toBeNull()
    rerender(
      <DataTable label="Plans" columns={columns} state={{ status: 'loading', rows: 3 }} getRowId={idOf} card={card} />,
    )
    expect(screen.getAllByText('as high as that')).toHaveLength(3)
  })

  it('has the content of cardCell, and an amount at the end of the title that is read out with its name', () => {
    stubPhone()
    const onCards: readonly Column<Plan>[] = columns.map((column) =>
      column.id === 'name' ? { ...column, cardCell: ({ name }) => `${name} plan` } : { ...column, card: 'title-end' },
    )
    render(<DataTable label="Plans" columns={onCards} state={ready} getRowId={idOf} rowHref={({ id }) => `#${id}`} />)
    expect(screen.getByRole('link', { name: 'Premium plan' })).toHaveAttribute('href', '#b')
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Premium planPrice 12')
    expect(screen.queryByRole('term')).toBeNull()
  })
})

it.each<[string, Partial<Column<Plan>>, DataState<Plan>, Sorting | undefined, string]>([
  [
    'no data without a word',
    {},
    { status: 'ready', data: [] },
    undefined,
    "DataTable: there is no data. Say so with `status: 'empty'`",
  ],
  ['no row header', { rowHeader: false }, ready, undefined, 'DataTable: exactly one column names its row.'],
  [
    'an unknown column to sort by',
    {},
    ready,
    { sorts: 'table', initial: { column: 'age', direction: 'ascending' } },
    'DataTable: it is to be sorted by "age", which is no column. Columns: name, price.',
  ],
  [
    'a table that sorts what only the server can',
    { sortBy: 'server' },
    ready,
    { sorts: 'table', initial: { column: 'name', direction: 'ascending' } },
    'DataTable: column "name" says `sortBy: \'server\'`',
  ],
])('does not let pass %s', (_case, change, state, sorting, message) => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const changed = columns.map((column) => (column.id === 'name' ? { ...column, ...change } : column))
  expect(() =>
    render(<DataTable label="Plans" columns={changed} state={state} getRowId={idOf} sorting={sorting} />),
  ).toThrow(message)
  silent.mockRestore()
})
