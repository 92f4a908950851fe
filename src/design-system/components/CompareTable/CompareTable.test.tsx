import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CompareTable } from './CompareTable.tsx'

interface Band {
  id: string
  name: string
  pay: string
}

const bands: readonly Band[] = [
  { id: 'a', name: 'The Calls', pay: '₦50,000.00' },
  { id: 'b', name: 'Lagos Brass', pay: '₦60,000.00' },
]
const table = (props: { onRemove?: (band: Band) => void; items?: readonly Band[] } = {}) => (
  <CompareTable
    label="Bands"
    items={bands}
    getItemId={({ id }) => id}
    getItemName={({ name }) => name}
    head={({ name }) => name}
    rows={[{ id: 'pay', label: 'Pay asked', value: ({ pay }) => pay }]}
    {...props}
  />
)

it('is a table whose cells are named by the fact and by the thing', () => {
  render(table())
  const found = within(screen.getByRole('table', { name: 'Bands' }))
  expect(found.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Fact',
    'The Calls',
    'Lagos Brass',
  ])
  const row = within(found.getByRole('row', { name: /^Pay asked/ }))
  expect(row.getByRole('rowheader', { name: 'Pay asked' })).toBeInTheDocument()
  expect(row.getAllByRole('cell').map((cell) => cell.lastChild?.textContent)).toEqual(['₦50,000.00', '₦60,000.00'])
})

it('removes a thing by its named button, from the keyboard too', async () => {
  const onRemove = vi.fn<(band: Band) => void>()
  render(table({ onRemove }))
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Remove Lagos Brass' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(bands[1])
})

it('has no buttons where the comparison cannot be changed', () => {
  render(table())
  expect(screen.queryByRole('button')).toBeNull()
})

it('refuses more than four things while it is developed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id, pay: id }))
  expect(() => render(table({ items: many }))).toThrow('5 things')
  vi.restoreAllMocks()
})
