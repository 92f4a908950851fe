import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TextField } from '../TextField/index.ts'
import { FilterBar } from './index.ts'

/** jsdom has no layout width; this mock matches the media query of a phone. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

afterEach(() => {
  vi.unstubAllGlobals()
})

const start = { city: 'Lagos', style: 'Jazz' }

function Harness({ hasCount = true, count = 134, withSearch = true }) {
  const [filters, setFilters] = useState<Partial<typeof start>>(start)
  const without = (key: keyof typeof start) =>
    setFilters(Object.fromEntries(Object.entries(filters).filter(([name]) => name !== key)))
  const keys = Object.keys(filters) as (keyof typeof start)[]
  return (
    <FilterBar
      search={withSearch ? <TextField label="Search" labelHidden type="search" /> : undefined}
      active={keys.map((key) => ({ id: key, label: filters[key] ?? '', onRemove: () => without(key) }))}
      onClear={() => setFilters({})}
      count={hasCount ? count : undefined}
    >
      <TextField label="City" reserveMessageSpace={false} />
    </FilterBar>
  )
}

describe('FilterBar', () => {
  it('shows the filters, the number of results, and the active filters', () => {
    render(<Harness />)
    expect(screen.getByRole('group', { name: 'Search and filters' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'City' })).toBeVisible()
    expect(screen.getByText('134 results').closest('[aria-live="polite"]')).not.toBeNull()
    const tags = within(screen.getByRole('list', { name: 'Active filters' }))
    expect(tags.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Lagos', 'Jazz'])
  })

  it('removes filters one by one and keeps the focus in the bar', async () => {
    render(<Harness />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Lagos' }))
    expect(screen.getByRole('button', { name: 'Remove filter Jazz' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('clears all filters and keeps the focus in the bar', async () => {
    render(<Harness withSearch={false} />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus()
  })

  it('has no clear button when there are no results, because the list has one', () => {
    render(<Harness count={0} />)
    expect(screen.getByText('0 results')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  it('says no count while it is undefined, and keeps its place', () => {
    render(<Harness hasCount={false} />)
    expect(screen.queryByText(/result/)).toBeNull()
    const place = document.querySelector('[aria-live="polite"][data-likely]')
    expect(place).toHaveAttribute('data-likely', '10 results')
    expect(place).toBeEmptyDOMElement()
  })

  it('shows the filters of a phone in a sheet whose button states the number of results, and gives focus back', async () => {
    onPhone()
    render(<Harness count={1} />)
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull()
    expect(screen.getByRole('searchbox')).toBeVisible()
    const opener = screen.getByRole('button', { name: 'Filters (2)' })
    await userEvent.click(opener)
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    expect(within(sheet).getByRole('textbox', { name: 'City' })).toBeVisible()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Clear filters' }))
    expect(within(sheet).queryByRole('button', { name: 'Clear filters' })).toBeNull()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 1 result' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    expect(opener).toHaveTextContent('Filters')
  })
})
