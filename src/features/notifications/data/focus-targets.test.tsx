import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFocusTargets, type FocusTargets } from './focus-targets.ts'

function Places({ places, names }: { places: FocusTargets; names: readonly string[] }) {
  return names.map((name) => (
    <button key={name} type="button" ref={places.at(name.split(' ')[0] ?? '')}>
      {name}
    </button>
  ))
}

it('focuses a present element immediately', () => {
  const places = createFocusTargets()
  render(<Places places={places} names={['list', 'heading']} />)
  act(() => places.focusOn('heading'))
  expect(screen.getByText('heading')).toHaveFocus()
  expect(places.refOf('list').current).toBe(screen.getByText('list'))
})

it('focuses an absent element when it appears, once', () => {
  const places = createFocusTargets()
  const { rerender } = render(<Places places={places} names={['list']} />)
  places.focusOn('heading')
  rerender(<Places places={places} names={['list', 'heading']} />)
  expect(screen.getByText('heading')).toHaveFocus()

  act(() => places.focusOn('list'))
  rerender(<Places places={places} names={['list']} />)
  rerender(<Places places={places} names={['list', 'heading']} />)
  expect(screen.getByText('list')).toHaveFocus()
})

it('focuses the target of the last call', () => {
  const places = createFocusTargets()
  const { rerender } = render(<Places places={places} names={['list']} />)
  places.focusOn('heading')
  act(() => places.focusOn('list'))
  rerender(<Places places={places} names={['list', 'heading']} />)
  expect(screen.getByText('list')).toHaveFocus()
})

it('moves the focus to the element that replaces a target', () => {
  const places = createFocusTargets()
  const { rerender } = render(<Places places={places} names={['list before']} />)
  act(() => places.focusOn('list'))
  rerender(<Places places={places} names={['list after']} />)
  expect(screen.getByText('list after')).toHaveFocus()
})

it('does not move the focus when the target appears again later', async () => {
  const places = createFocusTargets()
  const { rerender } = render(<Places places={places} names={['list before']} />)
  act(() => places.focusOn('list'))
  rerender(<Places places={places} names={[]} />)
  await Promise.resolve()
  rerender(<Places places={places} names={['list after']} />)
  expect(screen.getByText('list after')).not.toHaveFocus()
})
