import { expect, it, vi } from 'vitest'
import { drainToasts, toast, watchWaitingToasts } from './toast.ts'

it('queues toasts until the stack subscribes, and passes them on in order', () => {
  const watcher = vi.fn<() => void>()
  const stopWatching = watchWaitingToasts(watcher)
  toast.success('First')
  toast.error('Second')
  expect(watcher).toHaveBeenCalledTimes(2)

  const drawn: string[] = []
  const stop = drainToasts(({ tone, message }) => void drawn.push(`${tone}: ${message}`))
  toast.info('Third')
  expect(drawn).toEqual(['success: First', 'danger: Second', 'info: Third'])
  expect(watcher).toHaveBeenCalledTimes(2)

  stop()
  toast.success('Fourth')
  expect(drawn).toHaveLength(3)
  stopWatching()
  drainToasts(({ message }) => void drawn.push(message))()
  expect(drawn.at(-1)).toBe('Fourth')
})
