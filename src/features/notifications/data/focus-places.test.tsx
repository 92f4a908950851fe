import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFocusPlaces, type FocusPlaces } from './focus-places.ts'

function Places({ places, names }: { places: FocusPlaces; names: readonly string[] }) {
  return names.map((name) => (
    <button key={name} type="button" ref={places.at(name.split(' ')[0] ?? '')}>
      {name}
    </button>
  ))
}

it('focuses a place that is there at once', () => {
  const places = createFocusPlaces()
  render(<Places places={places} names={['list', 'heading']} />)
  act(() => places.focusOn('heading'))
  expect(screen.getByText('heading')).toHaveFocus()
  expect(places.refOf('list').current).toBe(screen.getByText('list'))
})

it('focuses a place that is not there yet when it appears, once', () => {
  const places = createFocusPlaces()
  const { rerender } = render(<Places places={places} names={['list']} />)
  places.focusOn('heading')
  rerender(<Places places={places} names={['list', 'heading']} />)
  expect(screen.getByText('heading')).toHaveFocus()

  act(() => places.focusOn('list'))
  rerender(<Places places={places} names={['list']} />)
  rerender(<Places places={places} names={['list', 'heading']} />)
  expect(screen.getByText('list')).toHaveFocus()
})

it('goes where it was last sent', () => {
  const places = createFocusPlaces()
  const { rerender } = render(<Places places={places} names={['list']} />)
  places.focusOn('heading')
  act(() => places.focusOn('list'))
  rerender(<Places places={places} names={['list', 'heading']} />)
  expect(screen.getByText('list')).toHaveFocus()
})

it('hands focus on to the element that replaces a place', () => {
  const places = createFocusPlaces()
  const { rerender } = render(<Places places={places} names={['list before']} />)
  act(() => places.focusOn('list'))
  rerender(<Places places={places} names={['list after']} />)
  expect(screen.getByText('list after')).toHaveFocus()
})

it('leaves focus alone when the place comes back later', async () => {
  const places = createFocusPlaces()
  const { rerender } = render(<Places places={places} names={['list before']} />)
  act(() => places.focusOn('list'))
  rerender(<Places places={places} names={[]} />)
  await Promise.resolve()
  rerender(<Places places={places} names={['list after']} />)
  expect(screen.getByText('list after')).not.toHaveFocus()
})
