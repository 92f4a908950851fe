import { render, screen, within } from '@testing-library/react'
import { type ComponentType, createRef } from 'react'
import { expect, it } from 'vitest'
import type { LayoutProps } from '../lib/layout-props.ts'

/** Declares the tests of a layout component that is drawn as the element it is given. @param Layout with its own required props set */
export function testLayoutElement(Layout: ComponentType<LayoutProps>): void {
  it('is a list with its items where it is one, also where the browser drops the role of a list without bullets', () => {
    const list = createRef<HTMLElement>()
    render(
      <Layout as="ul" aria-label="Crafts" ref={list}>
        <li>DJ</li>
        <li>Hostess</li>
      </Layout>,
    )
    const crafts = screen.getByRole('list', { name: 'Crafts' })
    expect(crafts).toBe(list.current)
    expect(crafts).toHaveAttribute('role', 'list')
    const items = within(crafts).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['DJ', 'Hostess'])
  })

  it('is a named group of fields or a landmark by its element, and nothing of its own otherwise', () => {
    const { rerender } = render(
      <Layout as="fieldset" aria-label="Address">
        <input aria-label="Street" />
        <input aria-label="City" />
      </Layout>,
    )
    expect(screen.getByRole('group', { name: 'Address' })).toContainElement(screen.getByLabelText('City'))
    rerender(
      <Layout>
        <p>Street</p>
        <p>City</p>
      </Layout>,
    )
    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['Street', 'City'])
  })
}
