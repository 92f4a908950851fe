import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ScrollArea } from './index.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Makes the area 100 px high with this much content, since jsdom has no layout. @returns tells the area that a size has changed */
function withContentOf(height: number): () => void {
  const reports: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        reports.push(report)
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height)
  return () => act(() => reports.forEach((report) => report()))
}

it('is a named region that the keyboard reaches while its content does not fit', async () => {
  const report = withContentOf(500)
  render(<ScrollArea label="Notifications">Many</ScrollArea>)
  report()
  await userEvent.tab()
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus()
})

it('is no stop of the Tab key while everything fits', async () => {
  const report = withContentOf(100)
  render(<ScrollArea label="Notifications">Few</ScrollArea>)
  report()
  await userEvent.tab()
  expect(screen.getByRole('region', { name: 'Notifications' })).not.toHaveFocus()
})

it('throws in development without a name', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<ScrollArea label=" ">Many</ScrollArea>)).toThrow('ScrollArea: `label` is empty.')
})
