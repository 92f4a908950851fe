import { runInThisContext } from 'node:vm'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { themeScript, themeStorageKey } from './theme-script.ts'
import { getThemeChoice, setThemeChoice, useDocumentTheme, useTheme } from './theme.ts'

let systemIsDark = false
const systemListeners = new Set<() => void>()

beforeEach(() => {
  systemIsDark = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark
    },
    addEventListener: (_type: string, listener: () => void) => systemListeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => systemListeners.delete(listener),
  }))
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  setThemeChoice('system')
  delete document.documentElement.dataset['theme']
  vi.unstubAllGlobals()
})

const shown = (): string | undefined => document.documentElement.dataset['theme']

// The script is a string that the page runs; running it is the only way to know what it does.
const runStartScript = (): void => {
  runInThisContext(themeScript)
}

const blockStorage = (): void => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
}

it('starts in the stored theme', () => {
  localStorage.setItem(themeStorageKey, 'dark')
  runStartScript()
  expect(shown()).toBe('dark')
})

it('starts in the theme of the system when the stored value is missing or invalid', () => {
  runStartScript()
  expect(shown()).toBe('light')
  systemIsDark = true
  localStorage.setItem(themeStorageKey, '<b>')
  runStartScript()
  expect(shown()).toBe('dark')
})

it('starts in the theme of the system when storage is blocked', () => {
  systemIsDark = true
  blockStorage()
  runStartScript()
  expect(shown()).toBe('dark')
})

it('shows and stores a choice, and removes it for system', () => {
  const { result } = renderHook(() => useTheme())
  act(() => result.current.setChoice('dark'))
  expect(result.current).toMatchObject({ choice: 'dark', theme: 'dark' })
  expect(shown()).toBe('dark')
  expect(localStorage.getItem(themeStorageKey)).toBe('dark')

  act(() => result.current.setChoice('system'))
  expect(result.current).toMatchObject({ choice: 'system', theme: 'light' })
  expect(localStorage.getItem(themeStorageKey)).toBeNull()
})

it('follows the system while system is chosen', () => {
  const { result } = renderHook(() => useTheme())
  act(() => {
    systemIsDark = true
    for (const listener of systemListeners) listener()
  })
  expect(result.current.theme).toBe('dark')
  expect(shown()).toBe('dark')
})

it('follows a choice made in another tab', () => {
  const { result } = renderHook(() => useTheme())
  localStorage.setItem(themeStorageKey, 'dark')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: 'dark' }))
  })
  expect(result.current.choice).toBe('dark')
  expect(shown()).toBe('dark')
})

it('shows at its mount what the system has changed since the page started', () => {
  runStartScript()
  systemIsDark = true
  renderHook(() => useDocumentTheme())
  expect(shown()).toBe('dark')
})

it('keeps the document in the theme of the system, until it is unmounted', () => {
  const { unmount } = renderHook(() => useDocumentTheme())
  systemIsDark = true
  for (const listener of systemListeners) listener()
  expect(shown()).toBe('dark')
  unmount()
  expect(systemListeners.size).toBe(0)
})

it('keeps the choice for this visit when storage is blocked', () => {
  blockStorage()
  setThemeChoice('dark')
  expect(getThemeChoice()).toBe('dark')
  expect(shown()).toBe('dark')
})

it('removes its listeners when the last subscriber leaves', () => {
  const { unmount } = renderHook(() => useTheme())
  expect(systemListeners.size).toBe(1)
  unmount()
  expect(systemListeners.size).toBe(0)
})
