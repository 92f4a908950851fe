import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RotatingWord } from './index.ts'

const words = ['Photographers', 'Songwriters', 'Hostesses', 'Djs'] as const

function readWords(container: HTMLElement): string[] {
  return [...container.querySelectorAll('[data-current="true"]')].map((word) => word.textContent ?? '')
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

describe('RotatingWord', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('advances every 5 seconds and starts again after the last word', () => {
    const { container } = render(<RotatingWord words={words} />)
    const visibleWords = [readWords(container)]
    pass(4999)
    expect(readWords(container)).toEqual(['Photographers'])
    pass(1)
    visibleWords.push(readWords(container))
    for (let turn = 0; turn < 3; turn += 1) {
      pass(5000)
      visibleWords.push(readWords(container))
    }
    expect(visibleWords.flat()).toEqual(['Photographers', 'Songwriters', 'Hostesses', 'Djs', 'Photographers'])
  })

  it('pauses while the page is hidden and shows the word for its full time afterwards', () => {
    const { container } = render(<RotatingWord words={words} />)
    pass(3000)
    setVisibility('hidden')
    pass(60_000)
    expect(readWords(container)).toEqual(['Photographers'])
    setVisibility('visible')
    pass(4999)
    expect(readWords(container)).toEqual(['Photographers'])
    pass(1)
    expect(readWords(container)).toEqual(['Songwriters'])
  })

  it('hides every word but the current one from assistive technology', () => {
    const { container } = render(<RotatingWord words={words} />)
    expect(container.querySelectorAll('[aria-hidden="false"]')).toHaveLength(1)
  })
})
