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

function Messages({ messages }: { messages: string[] }) {
  const ref = useScrollIntoView(messages)
  return messages.length === 0 ? null : <section ref={ref}>{messages.join(', ')}</section>
}

it('scrolls a new message into the middle of the window, once', () => {
  const { rerender } = render(<Messages messages={[]} />)
  expect(scroll).not.toHaveBeenCalled()
  rerender(<Messages messages={['refused']} />)
  expect(scroll.mock.calls).toEqual([[{ block: 'center' }]])
  rerender(<Messages messages={['refused']} />)
  expect(scroll).toHaveBeenCalledOnce()
  rerender(<Messages messages={['refused', 'saved']} />)
  expect(scroll).toHaveBeenCalledTimes(2)
})

it('does not scroll to messages that exist on mount or disappear', () => {
  const { rerender } = render(<Messages messages={['saved', 'refused']} />)
  rerender(<Messages messages={['saved']} />)
  expect(scroll).not.toHaveBeenCalled()
})

it('scrolls again to the same message after another attempt', () => {
  const { rerender } = render(<Messages messages={['refused']} />)
  rerender(<Messages messages={[]} />)
  rerender(<Messages messages={['refused']} />)
  expect(scroll).toHaveBeenCalledOnce()
})
