import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  monthOf,
  startOfMonth,
  weekOf,
  weeksOfMonth,
} from '../../lib/days.ts'
import { monthTitle, spanOfDays } from '../../lib/format-day.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { useMedia } from '../../lib/use-media.ts'
import { belowTablet } from '../../styles/media.ts'
import { type CalendarEntry, entriesByDay } from './calendar-entry.ts'
import { type CalendarViewName, type CalendarViewLabels, calendarViewLabels } from './calendar-view-labels.ts'
import { CalendarHeader } from './CalendarHeader.tsx'
import { CalendarLegend } from './CalendarLegend.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import * as styles from './CalendarView.css.ts'
import { MonthView } from './MonthView.tsx'
import { AgendaView, WeekView } from './WeekView.tsx'

const DayEntries = lazy(async () => ({ default: (await import('./DayEntries.tsx')).DayEntries }))

/** Give both or neither: without them the view is its own, a month on a wide screen and an agenda on a phone. */
type ViewChoice =
  | { view: CalendarViewName; onViewChange: (view: CalendarViewName) => void }
  | { view?: undefined; onViewChange?: undefined }

/** While loading there is nothing to show, and so nothing to say about emptiness. */
type Content =
  | { loading: true; entries?: undefined; empty?: undefined }
  | {
      loading?: false | undefined
      /** Those of the days in sight; others do no harm. */
      entries: readonly CalendarEntry[]
      /** Shown below when nothing is in sight: an `EmptyState`, with what to do. */
      empty?: ReactNode
    }

export type CalendarViewProps = PassThrough &
  ViewChoice &
  Content & {
    /** Names the calendar: 'Sessions'. */
    label: string
    /** The day that is reached first, 'YYYY-MM-DD'; its month or week is in sight. */
    date: Day
    /** Someone goes to another day, week or month: the moment to fetch what it holds. */
    onDateChange: (day: Day) => void
    /** The present day where the entries happen, 'YYYY-MM-DD'. */
    today: Day
    /** For entries that lead nowhere. */
    onEntryPress?: ((entry: CalendarEntry) => void) | undefined
    labels?: Partial<CalendarViewLabels> | undefined
  }

/** The days between which a view shows entries, both included: what to ask the server for. */
export function daysInSight(view: CalendarViewName, date: Day): { start: Day; end: Day } {
  const month = weeksOfMonth(monthOf(date)).flat()
  if (view === 'agenda') return { start: startOfMonth(date), end: endOfMonth(date) }
  const days = view === 'week' ? weekOf(date) : month
  return { start: days[0] ?? date, end: days.at(-1) ?? date }
}

/** What happens when, by month, week or as a list. Days are looked at here; to have one chosen, use `DatePicker`. */
export function CalendarView(props: CalendarViewProps) {
  const {
    label,
    date,
    onDateChange,
    today,
    view: chosen,
    onViewChange,
    loading,
    entries = [],
    empty,
    onEntryPress,
    labels: ownLabels,
    ...rest
  } = props
  const labels = { ...calendarViewLabels, ...ownLabels }
  const isPhone = useMedia(belowTablet)
  const [own, setOwn] = useState<CalendarViewName>()
  const [opened, setOpened] = useState<{ day: Day; open: boolean }>()
  const root = useRef<HTMLElement>(null)
  const titleId = useId()

  const view = chosen ?? own ?? (isPhone ? 'agenda' : 'month')
  const { start, end } = daysInSight(view, date)
  const inSight = entries.filter((entry) => entry.date >= start && entry.date <= end)
  const days = entriesByDay(inSight)
  const title = view === 'week' ? spanOfDays(start, end, isPhone ? 'short' : 'long') : monthTitle(monthOf(date))

  const openDay = (day: Day) => {
    const [only, ...others] = days.get(day) ?? []
    const entry =
      only && others.length === 0
        ? root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(only.id)}"]`)
        : undefined
    // A day with one thing opens that thing, as pressing it would; where it cannot be seen, the day's list is shown.
    if (entry && entry.getClientRects().length > 0) entry.click()
    else setOpened({ day, open: true })
  }
  const View = view === 'month' ? MonthView : view === 'week' ? WeekView : AgendaView
  return (
    <section
      {...rest}
      ref={root}
      aria-label={label}
      aria-busy={loading}
      data-component="CalendarView"
      className={styles.root}
    >
      <CalendarHeader
        title={title}
        titleId={titleId}
        view={view}
        onViewChange={onViewChange ?? setOwn}
        onTurn={(count) => onDateChange(view === 'week' ? addDays(date, 7 * count) : addMonths(date, count))}
        onToday={() => onDateChange(today)}
        labels={labels}
      />
      {loading === true ? (
        <>
          <p className={styles.hidden} role="status">
            {labels.loading}
          </p>
          <CalendarSkeleton view={view} date={date} />
        </>
      ) : (
        <>
          {view === 'agenda' && inSight.length === 0 ? null : (
            <View
              date={date}
              today={today}
              days={days}
              labels={labels}
              onDateChange={onDateChange}
              onOpenDay={openDay}
              onEntryPress={onEntryPress}
              titleId={titleId}
            />
          )}
          {inSight.length === 0 ? (empty ?? <p className={styles.nothing}>{labels.noEntries}</p>) : null}
          {view === 'month' ? <CalendarLegend entries={inSight} labels={labels} /> : null}
        </>
      )}
      {opened === undefined ? null : (
        <Suspense fallback={<span hidden data-pending />}>
          <DayEntries
            day={opened.day}
            open={opened.open}
            onClose={() => setOpened({ ...opened, open: false })}
            entries={days.get(opened.day) ?? []}
            labels={labels}
            onEntryPress={onEntryPress}
          />
        </Suspense>
      )}
    </section>
  )
}
