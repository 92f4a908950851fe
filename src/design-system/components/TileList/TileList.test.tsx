import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Card } from '../Card/index.ts'
import { TileList } from './TileList.tsx'

const columns = { mobile: 1, tablet: 2, desktop: 3 } as const
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

afterEach(() => vi.restoreAllMocks())

const show = (count: number) =>
  render(
    <TileList
      label="Numbers"
      items={numbers(count)}
      getItemId={(item) => `n${item}`}
      columns={columns}
      estimate={100}
      aria-describedby="help"
    >
      {(item) => <Card>{`Number ${item}`}</Card>}
    </TileList>,
  )

it('is a list with a name, of one item for each tile, which carries its id', () => {
  show(3)
  const list = screen.getByRole('list', { name: 'Numbers' })
  expect(list).toHaveAttribute('data-component', 'TileList')
  expect(list).toHaveAttribute('aria-describedby', 'help')
  const tiles = within(list).getAllByRole('listitem')
  expect(tiles.map(({ textContent }) => textContent)).toEqual(['Number 1', 'Number 2', 'Number 3'])
  expect(tiles[1]).toHaveAttribute('data-row', 'n2')
  expect(tiles[1]).not.toHaveAttribute('aria-posinset')
})

it('renders the part of a long list that is in sight, and says of its tiles which of how many they are', async () => {
  // jsdom has no layout: with tiles of no height all of them would be in sight.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
  show(400)
  const list = screen.getByRole('list', { name: 'Numbers' })
  const first = (await within(list).findByText('Number 1')).closest('li')
  expect(first).toHaveAttribute('aria-posinset', '1')
  expect(first).toHaveAttribute('aria-setsize', '400')
  expect(within(list).getAllByText(/^Number/).length).toBeLessThan(30)
})
