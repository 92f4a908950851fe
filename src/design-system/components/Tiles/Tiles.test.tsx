import { render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Tiles } from './index.ts'

it('is a list with its items where it is one, also where the browser drops the role of a list without bullets', () => {
  const list = createRef<HTMLElement>()
  render(
    <Tiles columns={{ mobile: 1, tablet: 2 }} as="ul" aria-label="Crafts" ref={list}>
      <li>DJ</li>
      <li>Hostess</li>
    </Tiles>,
  )
  const crafts = screen.getByRole('list', { name: 'Crafts' })
  expect(crafts).toBe(list.current)
  expect(crafts).toHaveAttribute('role', 'list')
  expect(
    within(crafts)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['DJ', 'Hostess'])
})

it('is a named group of fields or a landmark by its element, and nothing of its own otherwise', () => {
  const { rerender } = render(
    <Tiles columns={{ mobile: 1, tablet: 2 }} as="fieldset" aria-label="Address">
      <input aria-label="Street" />
      <input aria-label="City" />
    </Tiles>,
  )
  expect(screen.getByRole('group', { name: 'Address' })).toContainElement(screen.getByLabelText('City'))
  rerender(
    <Tiles columns={{ mobile: 1, tablet: 2 }}>
      <p>Street</p>
      <p>City</p>
    </Tiles>,
  )
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['Street', 'City'])
})
