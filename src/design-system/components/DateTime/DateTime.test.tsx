import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nigerianFormats } from '@/lib/nigerian-formats.ts'
import { FormatProvider } from '../../lib/format-provider.tsx'
import { renderWithFormats } from '../../testing/render-with-formats.tsx'
import { DateTime } from './index.ts'

const gala = '2025-11-14T17:30:00Z'

describe('DateTime', () => {
  it('shows the moment in Lagos time, and has the ISO moment in its dateTime attribute', () => {
    const { container } = renderWithFormats(<DateTime value={gala} />)
    expect(container).toHaveTextContent(/^Fri 14 Nov 2025, 6:30 PM$/)
    expect(container.querySelector('time')).toHaveAttribute('datetime', gala)
  })

  it('starts the day in Lagos an hour before the day in UTC', () => {
    const { container } = renderWithFormats(<DateTime value={new Date('2025-11-13T23:00:00Z')} />)
    expect(container).toHaveTextContent('Fri 14 Nov 2025, 12:00 AM')
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2025-11-13T23:00:00.000Z')
  })

  it('shows a day or a time of day alone; a calendar date stays its day', () => {
    const { container } = renderWithFormats(
      <>
        <DateTime value="2025-11-14" show="date" />|<DateTime value={gala} show="time" />
      </>,
    )
    expect(container).toHaveTextContent(/^Fri 14 Nov 2025\|6:30 PM$/)
    expect(() => renderWithFormats(<DateTime value="2025-11-14" />)).toThrow('Pass `show="date"`')
  })

  it.each([null, undefined, '', 'soon'])('shows %o as missing', (value) => {
    const { container } = renderWithFormats(<DateTime value={value} missingLabel="Not planned yet" />)
    expect(container).toHaveTextContent(/^—Not planned yet$/)
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('—')
    expect(container.querySelector('time')).toBeNull()
  })

  it('uses the format of another provider', () => {
    const { container } = renderWithFormats(
      <FormatProvider formats={{ ...nigerianFormats, date: () => '14.11.2025', time: () => '18:30' }}>
        <DateTime value={gala} />
      </FormatProvider>,
    )
    expect(container).toHaveTextContent('14.11.2025, 18:30')
  })
})

describe('a relative time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-11-14T15:30:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const clock = () => new Date()

  it('is shown beside the absolute time and is updated with the clock', () => {
    const { container, unmount } = renderWithFormats(
      <FormatProvider now={clock}>
        <DateTime value={gala} relative />
      </FormatProvider>,
    )
    expect(container).toHaveTextContent('Fri 14 Nov 2025, 6:30 PM · in 2 hours')
    act(() => vi.advanceTimersByTime(30_000))
    expect(container).toHaveTextContent('6:30 PM · in 1 hour')
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('uses one timer for all relative times, and none where there are none', () => {
    const { rerender } = renderWithFormats(
      <FormatProvider now={clock}>
        <DateTime value={gala} relative />
        <DateTime value="2025-11-15T17:30:00Z" relative />
      </FormatProvider>,
    )
    expect(vi.getTimerCount()).toBe(1)
    rerender(
      <FormatProvider now={clock}>
        <DateTime value={gala} />
      </FormatProvider>,
    )
    expect(vi.getTimerCount()).toBe(0)
  })

  it('throws where the provider has no clock', () => {
    expect(() => renderWithFormats(<DateTime value={gala} relative />)).toThrow('Give the FormatProvider `now`')
  })
})
