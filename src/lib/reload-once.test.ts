import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { replaceClock } from './clock.ts'
import { isChunkFailure, canReload, reloadOnce } from './reload-once.ts'

function browser(overrides: Partial<Parameters<typeof reloadOnce>[0]> = {}) {
  const kept = new Map<string, string>()
  return {
    storage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }),
    online: true,
    reload: vi.fn<() => void>(),
    ...overrides,
  }
}

describe('reloadOnce', () => {
  it('reloads the first time and not again while the failure lasts', () => {
    const page = browser()
    expect(canReload(page)).toBe(true)
    reloadOnce(page)
    expect(canReload(page)).toBe(false)
    reloadOnce(page)
    expect(page.reload).toHaveBeenCalledOnce()
  })

  it('may reload again after ten minutes, as for a newer version', () => {
    let minutes = 0
    onTestFinished(replaceClock({ now: () => new Date(Date.UTC(2025, 10, 14, 8, minutes)) }))
    const page = browser()
    reloadOnce(page)
    minutes = 10
    expect(canReload(page)).toBe(false)
    minutes = 11
    expect(canReload(page)).toBe(true)
  })

  it('does not reload without network, where the page would be lost', () => {
    const page = browser({ online: false })
    expect(canReload(page)).toBe(false)
    reloadOnce(page)
    expect(page.reload).not.toHaveBeenCalled()
  })

  it('does not reload when storage is blocked, because a loop could not be detected', () => {
    const blocked = (): never => {
      throw new Error('blocked')
    }
    const page = browser({ storage: blocked })
    expect(canReload(page)).toBe(false)
    reloadOnce(page)
    expect(page.reload).not.toHaveBeenCalled()
  })
})

describe('isChunkFailure', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/home.js',
    'error loading dynamically imported module: http://localhost/assets/home.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/home.css',
  ])('recognises the message of each browser: %s', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true)
  })

  it('leaves every other error alone', () => {
    expect(isChunkFailure(new TypeError('Failed to fetch'))).toBe(false)
    expect(isChunkFailure('Failed to fetch dynamically imported module')).toBe(false)
  })
})
