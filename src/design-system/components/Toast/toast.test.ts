import { expect, it, vi } from 'vitest'
import { drainToasts, toast, watchWaitingToasts } from './toast.ts'

it('queues toasts until the stack subscribes, and passes them on in order', () => {
  const watcher = vi.fn<() => void>()
  const stopWatching = watchWaitingToasts(watcher)
  toast.success('First')
  toast.error('Second')
  expect(watcher).toHaveBeenCalledTimes(2)

  const drawn: string[] = []
  const stop = drainToasts({
    draw: ({ tone, message }) => void drawn.push(`${tone}: ${message}`),
    dismiss: () => undefined,
  })
  toast.info('Third')
  expect(drawn).toEqual(['success: First', 'danger: Second', 'info: Third'])
  expect(watcher).toHaveBeenCalledTimes(2)

  stop()
  toast.success('Fourth')
  expect(drawn).toHaveLength(3)
  stopWatching()
  drainToasts({ draw: ({ message }) => void drawn.push(message), dismiss: () => undefined })()
  expect(drawn.at(-1)).toBe('Fourth')
})

it('removes a toast by its id, also one that is still queued', () => {
  toast.error('Incorrect PIN', { id: 'pin' })
  toast.dismiss('pin')
  const drawn: string[] = []
  const dismissed: string[] = []
  const stop = drainToasts({
    draw: ({ message }) => void drawn.push(message),
    dismiss: (id) => void dismissed.push(id),
  })
  expect(drawn).toEqual([])
  toast.dismiss('pin')
  expect(dismissed).toEqual(['pin'])
  stop()
})
