import { render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Spread } from './index.ts'

it('is a list with its items where it is one, also where the browser drops the role of a list without bullets', () => {
  const list = createRef<HTMLElement>()
  render(
    <Spread space={4} as="ul" aria-label="Crafts" ref={list}>
      <li>DJ</li>
      <li>Hostess</li>
    </Spread>,
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
    <Spread space={4} as="fieldset" aria-label="Address">
      <input aria-label="Street" />
      <input aria-label="City" />
    </Spread>,
  )
  expect(screen.getByRole('group', { name: 'Address' })).toContainElement(screen.getByLabelText('City'))
  rerender(
    <Spread space={4}>
      <p>Street</p>
      <p>City</p>
    </Spread>,
  )
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['Street', 'City'])
})
