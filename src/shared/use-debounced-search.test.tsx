import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDebouncedSearch } from './use-debounced-search.ts'

const onSearch = vi.fn<(text: string) => void>()

/** A search field over an address that is changed only by `goTo`, as a slow navigation does. */
function openSearch(start = '') {
  const { result, rerender } = renderHook(({ value }) => useDebouncedSearch(value, onSearch), {
    initialProps: { value: start },
  })
  return {
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    pause: () => act(() => vi.advanceTimersByTime(300)),
    goTo: (value: string) => rerender({ value }),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  onSearch.mockReset()
})
afterEach(() => vi.useRealTimers())

describe('useDebouncedSearch', () => {
  it('searches once typing pauses', () => {
    const search = openSearch()
    search.type('w')
    search.type('we ')
    expect(onSearch).not.toHaveBeenCalled()
    search.pause()
    expect(onSearch.mock.calls).toEqual([['we']])
  })

  it('keeps what is typed while the address is being written', () => {
    const search = openSearch()
    search.type('wed')
    search.pause()
    search.type('wedd')
    search.goTo('wed')
    expect(search.text()).toBe('wedd')
    search.pause()
    expect(onSearch.mock.calls).toEqual([['wed'], ['wedd']])
  })

  it('shows the search of another address', () => {
    const search = openSearch()
    search.type('wed')
    search.pause()
    search.goTo('wed')
    search.goTo('')
    expect(search.text()).toBe('')
    // Back.
    search.goTo('wed')
    expect(search.text()).toBe('wed')
  })

  it('shows the address of a link that is opened while typing', () => {
    const search = openSearch('dj')
    search.type('djs')
    search.goTo('band')
    expect(search.text()).toBe('band')
    search.pause()
    expect(onSearch).not.toHaveBeenCalled()
  })
})
