import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { DateRangePicker, type DateRangePickerProps, type DayRange, usualPresets } from './index.ts'

const none: DayRange = { start: null, end: null }

function Harness({ first = none, ...props }: Partial<DateRangePickerProps> & { first?: DayRange }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <DateRangePicker label="Period" today="2025-11-14" {...props} value={value} onChange={setValue} />
      <output>{`${value.start ?? 'open'} to ${value.end ?? 'open'}`}</output>
    </>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  return screen.findByRole('dialog', { name: 'Period' })
}
const value = () => screen.getByRole('status').textContent

// Imported once before the tests, because the imports can take longer on a busy machine than a test's time limit.
beforeAll(async () => {
  await import('../private/Segments/DateSegments.tsx')
  await import('./RangeCalendar.tsx')
}, 60_000)

describe('DateRangePicker', () => {
  it('takes two typed dates, each with a name of its own', async () => {
    render(<Harness />)
    await userEvent.click(await screen.findByRole('spinbutton', { name: 'day, First day, Period' }))
    await userEvent.keyboard('01112025')
    expect(value()).toBe('2025-11-01 to open')
    await userEvent.click(screen.getByRole('spinbutton', { name: 'day, Last day, Period' }))
    await userEvent.keyboard('30112025')
    expect(value()).toBe('2025-11-01 to 2025-11-30')
  })

  it('chooses a range by keyboard, in either order', async () => {
    render(<Harness />)
    await open()
    expect(screen.getByText('Choose the first day')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Choose the last day')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(8)
    await userEvent.keyboard('{Enter}')
    expect(value()).toBe('2025-11-07 to 2025-11-14')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus())
  })

  it('discards an unfinished range on Escape, and closes on the next Escape', async () => {
    render(<Harness first={{ start: '2025-11-03', end: '2025-11-05' }} />)
    await open()
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}')
    expect(screen.getByText('Choose the first day')).toBeInTheDocument()
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(value()).toBe('2025-11-03 to 2025-11-05')
  })

  it('offers named ranges, cut to the allowed days', async () => {
    render(<Harness presets={usualPresets('2025-11-14')} max="2025-11-14" />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'This month' }))
    expect(value()).toBe('2025-11-01 to 2025-11-14')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open()
    expect(screen.getByRole('button', { name: 'This month', pressed: true })).toBeInTheDocument()
  })

  it('says when the last day is before the first', async () => {
    render(<Harness first={{ start: '2025-11-14', end: '2025-11-01' }} />)
    expect(screen.getByText('The last day is before the first')).toBeInTheDocument()
    expect(await screen.findByRole('spinbutton', { name: 'day, First day, Period' })).toBeInvalid()
  })

  it('clears both dates of an optional range', async () => {
    render(<Harness first={{ start: '2025-11-14', end: null }} optional />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(value()).toBe('open to open')
  })
})
