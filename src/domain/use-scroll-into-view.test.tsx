import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScrollIntoView } from './use-scroll-into-view.ts'

const scroll = vi.fn<Element['scrollIntoView']>()
beforeEach(() => {
  Element.prototype.scrollIntoView = scroll
})
afterEach(() => {
  cleanup()
  scroll.mockReset()
})

function Told({ told }: { told: string[] }) {
  const ref = useScrollIntoView(told)
  return told.length === 0 ? null : <section ref={ref}>{told.join(', ')}</section>
}

it('scrolls a new message into the middle of the window, once', () => {
  const { rerender } = render(<Told told={[]} />)
  expect(scroll).not.toHaveBeenCalled()
  rerender(<Told told={['refused']} />)
  expect(scroll.mock.calls).toEqual([[{ block: 'center' }]])
  rerender(<Told told={['refused']} />)
  expect(scroll).toHaveBeenCalledOnce()
  rerender(<Told told={['refused', 'saved']} />)
  expect(scroll).toHaveBeenCalledTimes(2)
})

it('leaves the page where it is for what it opens with, and for what goes', () => {
  const { rerender } = render(<Told told={['saved', 'refused']} />)
  rerender(<Told told={['saved']} />)
  expect(scroll).not.toHaveBeenCalled()
})

it('scrolls again to the same words after another try', () => {
  const { rerender } = render(<Told told={['refused']} />)
  rerender(<Told told={[]} />)
  rerender(<Told told={['refused']} />)
  expect(scroll).toHaveBeenCalledOnce()
})
