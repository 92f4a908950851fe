import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type CalendarEntry, CalendarView, type CalendarViewName, daysInSight } from './index.ts'

// Imported once before the tests, because the import can take longer on a busy machine than a test's time limit.
beforeAll(async () => {
  Element.prototype.scrollIntoView ??= () => undefined
  await import('./DayEntries.tsx')
}, 60_000)

const entry = (id: string, date: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  date,
  label: `Session ${id}`,
  tone: 'success',
  status: 'Confirmed',
  ...more,
})

const entries = [
  entry('late', '2025-11-14', { start: '18:00', end: '02:00', endsNextDay: true }),
  entry('early', '2025-11-14', { start: '09:30', end: '11:00' }),
  entry('noon', '2025-11-14', { start: '12:00' }),
  entry('alone', '2025-11-21', { tone: 'warning', status: 'Pending' }),
  entry('next month', '2025-12-20'),
]

const ignore = () => undefined

interface HarnessProps {
  view?: CalendarViewName
  loading?: boolean
  onEntryPress?: (entry: CalendarEntry) => void
  onView?: (view: CalendarViewName) => void
  today?: string
}

function Harness({
  view,
  loading = false,
  onEntryPress = ignore,
  onView = ignore,
  today = '2025-11-14',
}: HarnessProps) {
  const [date, setDate] = useState(today)
  const content = loading ? ({ loading: true } as const) : { entries }
  const choice = view === undefined ? {} : { view, onViewChange: onView }
  return (
    <CalendarView
      label="Sessions"
      today={today}
      date={date}
      onDateChange={setDate}
      onEntryPress={onEntryPress}
      {...content}
      {...choice}
    />
  )
}

const day = (name: string) => screen.getByRole('button', { name })

describe('CalendarView', () => {
  it('is a grid named by its month, whose days say how many entries they have', () => {
    render(<Harness />)
    const grid = within(screen.getByRole('region', { name: 'Sessions' })).getByRole('grid', { name: 'November 2025' })
    expect(within(grid).getByRole('button', { name: 'Friday 14 November 2025, 3 entries, today' })).toHaveAttribute(
      'aria-current',
      'date',
    )
    expect(within(grid).getByRole('button', { name: 'Friday 21 November 2025, 1 entry' })).toBeInTheDocument()
    expect(within(grid).getByRole('columnheader', { name: 'Monday' })).toBeInTheDocument()
    expect(screen.getByRole('list', { name: 'What the colours mean' })).toHaveTextContent('ConfirmedPending')
  })

  it('has one day in the tab order and moves by day, week, month and year', async () => {
    render(<Harness />)
    const days = () =>
      [...document.querySelectorAll<HTMLElement>('[data-day]')].filter(({ tabIndex }) => tabIndex === 0)
    days()[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(day('Saturday 22 November 2025')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(day('Monday 17 November 2025')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}')
    expect(day('Sunday 7 December 2025')).toHaveFocus()
    expect(screen.getByRole('grid', { name: 'December 2025' })).toBeInTheDocument()
    await userEvent.keyboard('{PageUp}{Shift>}{PageDown}{/Shift}')
    expect(day('Saturday 7 November 2026')).toHaveFocus()
    expect(days()).toHaveLength(1)
  })

  it('opens the list of a day with several entries, in their order, and gives focus back', async () => {
    render(<Harness />)
    day('Friday 14 November 2025, 3 entries, today').focus()
    await userEvent.keyboard('{Enter}')
    const list = await screen.findByRole('dialog', { name: 'Friday 14 November 2025' })
    expect(
      within(list)
        .getAllByRole('button', { name: /Session/ })
        .map((button) => button.textContent),
    ).toEqual([
      '9:30 AM – 11:00 AM Session early Confirmed ',
      '12:00 PM Session noon Confirmed ',
      '6:00 PM – 2:00 AM, ends Sat 15 Nov Session late Confirmed ',
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(day('Friday 14 November 2025, 3 entries, today')).toHaveFocus())
  })

  it('shows three entries of a day; of more, it shows two and counts the rest', async () => {
    const day = { label: 'Sessions', date: '2025-11-14', today: '2025-11-14', onDateChange: ignore }
    const { rerender } = render(<CalendarView {...day} entries={entries} onEntryPress={ignore} />)
    const shown = () => screen.getAllByRole('button', { name: /^Session (early|noon|late|last)/ }).length
    expect(shown()).toBe(3)
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
    const four = [...entries, entry('last', '2025-11-14', { start: '20:00' })]
    rerender(<CalendarView {...day} entries={four} onEntryPress={ignore} />)
    expect(shown()).toBe(2)
    await userEvent.click(screen.getByRole('button', { name: '+2 more, Friday 14 November 2025' }))
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })

  it('opens the one entry of a day, or its list where the entry cannot be seen', async () => {
    const onEntryPress = vi.fn<(entry: CalendarEntry) => void>()
    render(<Harness onEntryPress={onEntryPress} />)
    const chip = screen.getByRole('button', { name: /^Session alone/ })
    chip.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
    await userEvent.click(day('Friday 21 November 2025, 1 entry'))
    expect(onEntryPress).toHaveBeenCalledExactlyOnceWith(entries[3])
    chip.getClientRects = () => [] as unknown as DOMRectList
    await userEvent.click(day('Friday 21 November 2025, 1 entry'))
    expect(await screen.findByRole('dialog', { name: 'Friday 21 November 2025' })).toBeInTheDocument()
  })

  it('goes to the next page, and back to today', async () => {
    render(<Harness />)
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
    expect(screen.getByRole('heading', { name: 'December 2025' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Today' }))
    expect(screen.getByRole('heading', { name: 'November 2025' })).toBeInTheDocument()
  })

  it.each(['month', 'agenda', 'week'] as const)(
    'brings today into the window of the %s and gives it focus',
    async (view) => {
      const scrolled: unknown[] = []
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function into(this: Element) {
        scrolled.push(this)
      })
      render(<Harness view={view} />)
      const press = () => userEvent.click(screen.getByRole('button', { name: 'Today' }))
      const today = () =>
        view === 'month'
          ? day('Friday 14 November 2025, 3 entries, today')
          : screen.getByRole('heading', { name: /^Fri(day)? 14 Nov/ })
      await press()
      expect(today()).toHaveFocus()
      expect(scrolled).toEqual([today().closest(view === 'month' ? 'td' : 'section')])
      await userEvent.click(screen.getByRole('button', { name: /^Next/ }))
      await press()
      expect(today()).toHaveFocus()
      scroll.mockRestore()
    },
  )

  it('gives today focus only after its entries are loaded', async () => {
    const { rerender } = render(<Harness view="agenda" loading />)
    const button = screen.getByRole('button', { name: 'Today' })
    await userEvent.click(button)
    expect(button).toHaveFocus()
    rerender(<Harness view="agenda" />)
    expect(screen.getByRole('heading', { name: /^Friday 14 November/ })).toHaveFocus()
  })

  it('starts the agenda of the current month with today, and shows the days before it on request', async () => {
    render(<Harness view="agenda" today="2025-11-20" />)
    const days = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(days()).toEqual(['Thursday 20 NovemberToday', 'Friday 21 November'])
    expect(screen.getByText('Nothing planned')).toBeInTheDocument()
    const earlier = screen.getByRole('button', { name: 'Earlier: 3 entries', expanded: false })
    await userEvent.click(earlier)
    expect(days()).toEqual(['Friday 14 November', 'Thursday 20 NovemberToday', 'Friday 21 November'])
    expect(earlier).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Earlier: 3 entries', expanded: true }))
    expect(days()).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
    expect(days()).toEqual(['Saturday 20 December'])
    expect(screen.queryByRole('button', { name: /^Earlier/ })).toBeNull()
  })

  it('goes on after the end of the current month for a week, or else to the next day with entries', () => {
    const agenda = (today: string, dates: readonly string[], date = today) => (
      <CalendarView
        label="Sessions"
        view="agenda"
        onViewChange={ignore}
        today={today}
        date={date}
        onDateChange={ignore}
        entries={dates.map((day) => entry(day, day))}
      />
    )
    const days = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    const december = ['2025-12-20', '2025-12-01', '2025-12-03', '2025-12-08']
    const { rerender } = render(agenda('2025-11-30', december))
    expect(days()).toEqual(['Sunday 30 NovemberToday', 'Monday 1 December', 'Wednesday 3 December'])
    rerender(agenda('2025-11-30', ['2025-12-20', '2025-12-15']))
    expect(days()).toEqual(['Sunday 30 NovemberToday', 'Monday 15 December'])
    rerender(agenda('2025-11-30', ['2025-11-28', ...december], '2025-11-28'))
    expect(days()).toContain('Wednesday 3 December')
    // Another month ends with its last day.
    rerender(agenda('2025-11-30', ['2025-10-31', '2025-12-01'], '2025-10-01'))
    expect(days()).toEqual(['Friday 31 October'])
  })

  it('shows the days before today to a reader who is at one of them', () => {
    render(
      <CalendarView
        label="Sessions"
        view="agenda"
        onViewChange={ignore}
        today="2025-11-20"
        date="2025-11-14"
        onDateChange={ignore}
        entries={entries}
      />,
    )
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Friday 14 November')
  })

  it('shows a week with its times, and an agenda with the days that have entries', async () => {
    const { rerender } = render(<Harness view="week" />)
    expect(screen.getByRole('heading', { name: '10 – 16 November 2025' })).toBeInTheDocument()
    expect(
      within(screen.getByRole('region', { name: 'Friday 14 November 2025' })).getByText(
        '6:00 PM – 2:00 AM, ends Sat 15 Nov',
      ),
    ).toBeInTheDocument()
    expect(screen.getAllByText('Nothing planned')).toHaveLength(6)
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }))
    expect(screen.getByRole('heading', { name: '17 – 23 November 2025' })).toBeInTheDocument()
    rerender(<Harness view="agenda" />)
    expect(
      screen.getAllByRole('region', { name: /November 2025$/ }).map((region) => region.getAttribute('aria-label')),
    ).toEqual(['Friday 14 November 2025', 'Friday 21 November 2025'])
  })

  it('says which view is on and asks for another', async () => {
    const onView = vi.fn<(view: CalendarViewName) => void>()
    render(<Harness view="week" onView={onView} />)
    expect(screen.getByRole('button', { name: 'Week', pressed: true })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Agenda' }))
    expect(onView).toHaveBeenCalledExactlyOnceWith('agenda')
  })

  it('announces loading, and says when there are no entries', async () => {
    const { rerender } = render(<Harness loading />)
    expect(screen.getByRole('region', { name: 'Sessions' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Loading the calendar')
    expect(screen.queryByRole('grid')).toBeNull()
    rerender(
      <CalendarView
        label="Sessions"
        today="2025-11-14"
        date="2025-11-14"
        onDateChange={() => undefined}
        entries={[]}
        empty={<p>Post a Gig first.</p>}
      />,
    )
    expect(screen.getByText('Post a Gig first.')).toBeInTheDocument()
  })

  it('returns the range of days to fetch', () => {
    expect(daysInSight('month', '2025-11-14')).toEqual({ start: '2025-10-27', end: '2025-11-30' })
    expect(daysInSight('week', '2025-11-14')).toEqual({ start: '2025-11-10', end: '2025-11-16' })
    expect(daysInSight('agenda', '2024-02-29')).toEqual({ start: '2024-02-01', end: '2024-02-29' })
  })
})
