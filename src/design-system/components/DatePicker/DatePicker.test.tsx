import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../Dialog/index.ts'
import { DatePicker, type DatePickerProps } from './index.ts'

function Harness({ first = null, ...props }: Partial<DatePickerProps> & { first?: string | null }) {
  const [value, setValue] = useState<string | null>(first)
  return (
    <>
      <DatePicker label="First session" today="2025-11-14" {...props} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  return screen.findByRole('dialog', { name: 'First session' })
}
const day = (name: string) => screen.getByRole('button', { name })

// Imported once before the tests, because the imports can take longer on a busy machine than a test's time limit.
beforeAll(async () => {
  await import('../private/Segments/DateSegments.tsx')
  await import('./DatePickerCalendar.tsx')
}, 60_000)

describe('DatePicker', () => {
  it('opens with focus on today, in a grid named by its month', async () => {
    render(<Harness />)
    const calendar = await open()
    expect(within(calendar).getByRole('grid', { name: 'November 2025' })).toBeInTheDocument()
    expect(day('Friday 14 November 2025, today')).toHaveFocus()
    expect(day('Friday 14 November 2025, today')).toHaveAttribute('aria-current', 'date')
    expect(
      screen.getByRole('button', { name: 'Open calendar', expanded: true, hidden: true }),
    ).toHaveAccessibleDescription('First session')
  })

  it('moves by day, week, end of week, month and year', async () => {
    render(<Harness first="2025-11-14" />)
    await open()
    const reached = async (keys: string, name: string) => {
      await userEvent.keyboard(keys)
      expect(day(name)).toHaveFocus()
    }
    await reached('{ArrowRight}', 'Saturday 15 November 2025')
    await reached('{ArrowDown}{ArrowLeft}', 'Friday 21 November 2025')
    await reached('{Home}', 'Monday 17 November 2025')
    await reached('{End}', 'Sunday 23 November 2025')
    await reached('{ArrowDown}{ArrowDown}', 'Sunday 7 December 2025')
    await reached('{PageUp}', 'Friday 7 November 2025')
    await reached('{Shift>}{PageUp}{/Shift}', 'Thursday 7 November 2024')
    expect(screen.getByRole('grid', { name: 'November 2024' })).toBeInTheDocument()
    expect(
      screen
        .getAllByRole('gridcell')
        .flatMap((cell) => within(cell).queryAllByRole('button'))
        .filter((button) => button.tabIndex === 0),
    ).toHaveLength(1)
  })

  it('selects a day, closes and gives focus back to its button', async () => {
    render(<Harness />)
    await open()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('2025-11-15')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus()
    await open()
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('15')
  })

  it('opens from a segment by Alt and arrow down, and gives focus back to it', async () => {
    render(<Harness />)
    const segment = await screen.findByRole('spinbutton', { name: /^day/ })
    await userEvent.click(segment)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(segment).toHaveFocus())
    expect(screen.getByRole('status')).toHaveTextContent('none')
  })

  it('stays within its limits and marks the days that cannot be chosen', async () => {
    render(<Harness min="2025-11-12" max="2025-11-20" isUnavailable={(each) => each === '2025-11-15'} />)
    await open()
    await userEvent.keyboard('{ArrowRight}')
    expect(day('Saturday 15 November 2025, not available')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('none')
    await userEvent.keyboard('{PageDown}')
    expect(day('Thursday 20 November 2025')).toHaveFocus()
    const next = screen.getByRole('button', { name: 'Next month' })
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    expect(screen.getByRole('grid', { name: 'November 2025' })).toBeInTheDocument()
  })

  it('changes the month by its buttons and chooses today by one press', async () => {
    render(<Harness first="2025-01-31" />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
    expect(screen.getByRole('grid', { name: 'February 2025' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Friday 28 February 2025' })).toHaveAttribute('tabindex', '0')
    await userEvent.click(screen.getByRole('button', { name: 'Today' }))
    expect(screen.getByRole('status')).toHaveTextContent('2025-11-14')
  })

  it('calls onBlur only when focus has left the calendar too', async () => {
    const onBlur = vi.fn<() => void>()
    render(
      <>
        <Harness onBlur={onBlur} />
        <button type="button">Elsewhere</button>
      </>,
    )
    await open()
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('opens inside the dialog around it, and Escape closes only the calendar', async () => {
    render(
      <Dialog open onClose={() => expect.unreachable('the dialog stays')} title="New session">
        <Harness />
      </Dialog>,
    )
    const calendar = await open()
    expect(screen.getByRole('dialog', { name: 'New session' })).toContainElement(calendar)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'First session' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'New session' })).toBeInTheDocument()
  })
})
