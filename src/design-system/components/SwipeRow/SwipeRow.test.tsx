import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { SwipeRow, type SwipeRowProps } from './SwipeRow.tsx'

const onEnd = vi.fn<() => void>()
const onStart = vi.fn<() => void>()
const onPress = vi.fn<() => void>()
const towardsEnd = { label: 'Shortlist', icon: <svg />, onSwipe: onEnd }
const towardsStart = { label: 'Decline', icon: <svg />, onSwipe: onStart }

const finger = { pointerType: 'touch', isPrimary: true, pointerId: 7 } as const
const at = (x: number, y = 0) => ({ ...finger, clientX: 300 + x, clientY: 200 + y })

// Loaded once; a row that was touched then follows after a moment.
beforeAll(async () => {
  await import('./follow-swipes.ts')
})

async function show(props: Partial<SwipeRowProps> = {}) {
  for (const spy of [onEnd, onStart, onPress]) spy.mockClear()
  const view = render(
    <SwipeRow towardsEnd={towardsEnd} towardsStart={towardsStart} data-testid="row" {...props}>
      <button type="button" onClick={onPress}>
        Shortlist
      </button>
    </SwipeRow>,
  )
  const row = screen.getByTestId('row')
  // The first touch of a device that says it has no touch screen.
  fireEvent.pointerDown(row, at(0))
  fireEvent.pointerUp(row, at(0))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return { row, ...view }
}

function swipe(target: Element, ...xs: number[]) {
  fireEvent.pointerDown(target, at(0))
  for (const x of xs) fireEvent.pointerMove(target, at(x))
}

const action = () => screen.getByTestId('row').querySelector('[data-part="Action"]')

it('does the action of the side when the finger is lifted far enough, and returns', async () => {
  const { row } = await show()
  swipe(row, 12, 60)
  expect(action()).toHaveTextContent('Shortlist')
  expect(action()).toHaveAttribute('data-state', 'waiting')
  fireEvent.pointerMove(row, at(120))
  expect(action()).toHaveAttribute('data-state', 'ready')
  expect(onEnd).not.toHaveBeenCalled()
  fireEvent.pointerUp(row, at(120))
  expect(onEnd).toHaveBeenCalledOnce()
  expect(onStart).not.toHaveBeenCalled()
  await waitFor(() => expect(action()).toBeNull())
  expect(row).not.toHaveAttribute('data-swipe')
  swipe(row, -12, -120)
  expect(action()).toHaveTextContent('Decline')
  fireEvent.pointerUp(row, at(-120))
  expect(onStart).toHaveBeenCalledOnce()
})

it.each([
  ['lifted too early', [12, 60], 'pointerUp'],
  ['moved back', [12, 150, 40], 'pointerUp'],
  ['taken over by the browser', [12, 150], 'pointerCancel'],
] as const)('does nothing when the finger is %s', async (_, xs, end) => {
  const { row } = await show()
  swipe(row, ...xs)
  fireEvent[end](row, at(xs.at(-1) ?? 0))
  await waitFor(() => expect(action()).toBeNull())
  expect(onEnd).not.toHaveBeenCalled()
})

it('does nothing when a second finger comes', async () => {
  const { row } = await show()
  swipe(row, 12, 150)
  fireEvent.pointerDown(row, { ...at(0), pointerId: 8, isPrimary: false })
  fireEvent.pointerUp(row, at(150))
  await waitFor(() => expect(action()).toBeNull())
  expect(onEnd).not.toHaveBeenCalled()
})

it('leaves a finger that goes up or down to the page', async () => {
  const { row } = await show()
  fireEvent.pointerDown(row, at(0))
  fireEvent.pointerMove(row, at(8, 12))
  fireEvent.pointerMove(row, at(150, 12))
  expect(action()).toBeNull()
  fireEvent.pointerUp(row, at(150, 12))
  expect(onEnd).not.toHaveBeenCalled()
})

it('leaves the edge of the window to the system', async () => {
  const { row } = await show()
  fireEvent.pointerDown(row, at(-290))
  fireEvent.pointerMove(row, at(-150))
  expect(action()).toBeNull()
})

it('is not swiped by a mouse', async () => {
  const { row } = await show()
  const mouse = (x: number) => ({ ...at(x), pointerType: 'mouse' })
  fireEvent.pointerDown(row, mouse(0))
  fireEvent.pointerMove(row, mouse(150))
  expect(action()).toBeNull()
  fireEvent.pointerUp(row, mouse(150))
  expect(onEnd).not.toHaveBeenCalled()
})

it('does not move to a side without an action, nor when it is disabled', async () => {
  const { row, unmount } = await show({ towardsStart: undefined })
  swipe(row, -12, -150)
  expect(row).not.toHaveAttribute('data-swipe')
  fireEvent.pointerUp(row, at(-150))
  unmount()
  const { row: disabled } = await show({ disabled: true })
  swipe(disabled, 12, 150)
  fireEvent.pointerUp(disabled, at(150))
  expect(onEnd).not.toHaveBeenCalled()
})

it('follows the direction of writing', async () => {
  const { row } = await show()
  row.dir = 'rtl'
  swipe(row, -12, -150)
  expect(action()).toHaveTextContent('Shortlist')
  fireEvent.pointerUp(row, at(-150))
  expect(onEnd).toHaveBeenCalledOnce()
})

it('does not press the button on which a swipe began; a tap does', async () => {
  await show()
  const button = screen.getByRole('button')
  swipe(button, 12, 60)
  fireEvent.pointerUp(button, at(60))
  fireEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
  await waitFor(() => {
    fireEvent.click(button)
    expect(onPress).toHaveBeenCalled()
  })
})

it('returns with its action when there is none any more, as after the decision it made', async () => {
  const { row, rerender } = await show()
  swipe(row, 12, 150)
  fireEvent.pointerUp(row, at(150))
  rerender(
    <SwipeRow data-testid="row">
      <p>Shortlisted</p>
    </SwipeRow>,
  )
  await waitFor(() => expect(action()).toBeNull())
  expect(row).not.toHaveAttribute('data-swipe')
})

it('says nothing that its buttons do not', async () => {
  const { row } = await show()
  swipe(row, 12, 150)
  expect(action()).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
