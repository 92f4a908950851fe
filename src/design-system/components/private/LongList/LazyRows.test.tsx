import { act, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LazyRows } from './LazyRows.tsx'

const most = 20
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

function List({ shown, of: Rows = LazyRows }: { shown: readonly number[]; of?: typeof LazyRows }) {
  const body = useRef<HTMLUListElement>(null)
  return (
    <ul ref={body}>
      <Rows
        rows={shown}
        getRowId={String}
        body={body}
        scrolls="page"
        estimate={50}
        gap="item"
        most={most}
        fallback={<li>Loading</li>}
      >
        {(number, { line, measure }) => (
          <li key={number} ref={measure} data-row={number} data-index={line}>
            <a href={`#${number}`}>{`Number ${number}`}</a>
            <button type="button">{`Choose ${number}`}</button>
          </li>
        )}
      </Rows>
    </ul>
  )
}

const rendered = () => document.querySelectorAll('[data-row]').length
/** Whether the lines of the list are measured, which are those in sight. */
const isLong = () => document.querySelector('[data-index]') !== null
const button = (number: number) => screen.getByRole('button', { name: `Choose ${number}` })

beforeEach(() => {
  // jsdom has no layout: with rows of no height all of them would be in sight.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50)
  vi.stubGlobal('scrollTo', () => undefined)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

it('keeps the focus of a control when so many rows are added that only those in sight are rendered', async () => {
  const { rerender } = render(<List shown={numbers(1, 20)} />)
  act(() => button(19).focus())
  rerender(<List shown={numbers(1, 400)} />)
  await waitFor(() => expect(isLong()).toBe(true))
  expect(rendered()).toBeLessThan(60)
  expect(button(19)).toHaveFocus()
})

it('keeps it also where rows are added before it, and when the list becomes short again', async () => {
  const { rerender } = render(<List shown={numbers(101, 120)} />)
  act(() => button(118).focus())
  rerender(<List shown={numbers(91, 120)} />)
  await waitFor(() => expect(isLong()).toBe(true))
  expect(rendered()).toBeLessThan(60)
  expect(button(118)).toHaveFocus()
  rerender(<List shown={numbers(112, 120)} />)
  expect(rendered()).toBe(9)
  expect(button(118)).toHaveFocus()
})

it('takes the focus from nothing outside of the list', async () => {
  const list = (shown: readonly number[]) => (
    <>
      <button type="button">Outside</button>
      <List shown={shown} />
    </>
  )
  const { rerender } = render(list(numbers(1, 20)))
  act(() => screen.getByRole('button', { name: 'Outside' }).focus())
  rerender(list(numbers(1, 400)))
  await waitFor(() => expect(isLong()).toBe(true))
  expect(rendered()).toBeLessThan(60)
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus()
})

it('shows the first rows of a list that was short, not its placeholder, while the code for long lists is loaded', async () => {
  vi.resetModules()
  let deliver: () => void = () => undefined
  vi.doMock('./VirtualRows.tsx', async (original) => {
    await new Promise<void>((resolve) => {
      deliver = resolve
    })
    return original()
  })
  const { LazyRows: Fresh } = await import('./LazyRows.tsx')
  const { rerender } = render(<List of={Fresh} shown={numbers(1, 4)} />)
  const link = screen.getByRole('link', { name: 'Number 3' })
  act(() => link.focus())
  rerender(<List of={Fresh} shown={numbers(1, 400)} />)
  expect(screen.queryByText('Loading')).toBeNull()
  expect(rendered()).toBe(2 * most)
  expect(link).toHaveFocus()
  await waitFor(() => expect(deliver).toBeTypeOf('function'))
  deliver()
  await waitFor(() => expect(isLong()).toBe(true))
  expect(screen.getByRole('link', { name: 'Number 3' })).toHaveFocus()
  vi.doUnmock('./VirtualRows.tsx')
})

it('shows the placeholder where there were no rows before', async () => {
  vi.resetModules()
  vi.doMock('./VirtualRows.tsx', () => new Promise(() => undefined))
  const { LazyRows: Fresh } = await import('./LazyRows.tsx')
  const { rerender } = render(<List of={Fresh} shown={[]} />)
  rerender(<List of={Fresh} shown={numbers(1, 400)} />)
  expect(screen.getByText('Loading')).toBeTruthy()
  vi.doUnmock('./VirtualRows.tsx')
})
