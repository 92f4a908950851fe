import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type CurrentRow, useCurrentRow } from './use-current-row.ts'

const shown: { row?: CurrentRow } = {}
/** What the hook gives, as of the last render. */
const row = () => {
  if (shown.row === undefined) throw new Error('No list is shown')
  return shown.row
}

/** A list that renders some of its rows, and a button outside of it. */
function Rows({ ids, rendered = ids }: { ids: readonly string[]; rendered?: readonly string[] }) {
  const root = useRef<HTMLUListElement>(null)
  const current = useCurrentRow({ root, ids })
  useEffect(() => {
    shown.row = current
  })
  return (
    <>
      <button type="button">Outside</button>
      <ul ref={root}>
        {rendered.map((id) => (
          <li key={id} data-row={id}>
            <a href={`#${id}`}>{id}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

const link = (name: string) => screen.getByRole('link', { name })
const outside = () => act(() => screen.getByRole('button').focus())

beforeEach(() => {
  vi.stubGlobal('scrollBy', vi.fn())
  return () => vi.unstubAllGlobals()
})

it('goes from nowhere to the first row, then up and down, and not beyond the ends', () => {
  render(<Rows ids={['a', 'b']} />)
  expect(row().current()).toBeUndefined()
  expect(row().move(1)).toBe(0)
  expect(link('a')).toHaveFocus()
  expect(row().move(1)).toBe(1)
  expect(row().move(1)).toBeUndefined()
  expect(link('b')).toHaveFocus()
  expect(row().move(-1)).toBe(0)
  expect(row().move(-1)).toBeUndefined()
})

it('is no row that was scrolled out of sight, until it is shown again', () => {
  render(<Rows ids={['a', 'b']} />)

  act(() => link('b').focus())
  const place = link('b').closest('li') as HTMLElement
  place.getBoundingClientRect = () => new DOMRect(0, -400, 300, 60)
  place.scrollIntoView = () => {
    place.getBoundingClientRect = () => new DOMRect(0, 200, 300, 60)
  }
  expect(row().current()).toBeUndefined()
  expect(row().show()).toBe(true)
  expect(row().current()).toBe(1)
})

it('is the last row that had the focus while the focus is elsewhere', () => {
  render(<Rows ids={['a', 'b', 'c']} />)
  act(() => link('b').focus())
  outside()
  expect(row().current()).toBe(1)
  expect(row().move(1)).toBe(2)
})

it('gives the focus of a row that leaves to the one in its place, and of the last one to the one before', () => {
  const { rerender } = render(<Rows ids={['a', 'b', 'c']} />)
  act(() => link('b').focus())
  rerender(<Rows ids={['a', 'c']} />)
  expect(link('c')).toHaveFocus()
  rerender(<Rows ids={['a']} />)
  expect(link('a')).toHaveFocus()
})

it('leaves the focus that is elsewhere where it is when the current row leaves, and goes on from its place', () => {
  const { rerender } = render(<Rows ids={['a', 'b', 'c']} />)
  act(() => link('b').focus())
  outside()
  rerender(<Rows ids={['a', 'c']} />)
  expect(screen.getByRole('button')).toHaveFocus()
  expect(row().current()).toBeUndefined()
  expect(row().successor()).toBe(link('c'))
  expect(row().move(-1)).toBe(0)
})

it('is no row while the current one is not rendered, and scrolls to one that is not', async () => {
  const ids = ['a', 'b', 'c', 'd']
  const { rerender } = render(<Rows ids={ids} rendered={['a', 'b']} />)
  act(() => link('b').focus())
  outside()
  rerender(<Rows ids={ids} rendered={['a']} />)
  expect(row().current()).toBeUndefined()
  row().reach(3)
  expect(globalThis.scrollBy).toHaveBeenCalledOnce()
  rerender(<Rows ids={ids} rendered={['c', 'd']} />)
  await waitFor(() => expect(link('d')).toHaveFocus())
  expect(row().current()).toBe(3)
})

it('scrolls to where a row is between those that are rendered, and again until it is rendered', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `${index}`)
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  let scrolled = 0
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => {
    scrolled += top
  })
  // The first three are 100 px high and stand above 27 that are 40 px high.
  place.mockImplementation(function (this: HTMLElement) {
    const { row } = this.dataset
    const index = Number(row ?? 0)
    const y = (index < 3 ? index * 100 : 300 + (index - 3) * 40) - scrolled
    return DOMRect.fromRect({ y, height: row === undefined ? 300 + 27 * 40 : index < 3 ? 100 : 40, width: 100 })
  })
  const { rerender } = render(<Rows ids={ids} rendered={ids.slice(0, 2)} />)
  row().reach(20)
  // As if those after the first two were equally high.
  expect(scrolled).toBeCloseTo(200 + (18 * (300 + 27 * 40 - 200)) / 28 - innerHeight / 2)
  rerender(<Rows ids={ids} rendered={ids.slice(22, 25)} />)
  await waitFor(() => expect(scrolled).toBeCloseTo((20 * (300 + 19 * 40)) / 22 - innerHeight / 2))
  rerender(<Rows ids={ids} rendered={ids.slice(18, 25)} />)
  await waitFor(() => expect(link('20')).toHaveFocus())
  place.mockRestore()
})

it('stops looking for a row that is never rendered', async () => {
  vi.useFakeTimers()
  render(<Rows ids={['a', 'b', 'c']} rendered={['a']} />)
  row().reach(2)
  await vi.advanceTimersByTimeAsync(2000)
  const { length } = vi.mocked(globalThis.scrollBy).mock.calls
  expect(length).toBeLessThan(30)
  await vi.advanceTimersByTimeAsync(2000)
  expect(globalThis.scrollBy).toHaveBeenCalledTimes(length)
  vi.useRealTimers()
})
