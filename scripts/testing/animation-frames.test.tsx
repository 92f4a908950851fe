import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => void vi.useRealTimers())

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

it('comes after a focused element was removed under fake timers', async () => {
  vi.useFakeTimers()
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  button.remove()
  vi.useRealTimers()
  await expect(nextFrame()).resolves.toBeUndefined()
})

it('comes after a frame was asked for while intervals were fake', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const isDrawn = nextFrame()
  vi.useRealTimers()
  await isDrawn
  await expect(nextFrame()).resolves.toBeUndefined()
})
