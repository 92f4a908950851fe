import { type ReactNode, useId, useRef, useState } from 'react'
import { addDays, addMonths, type Day, monthOf } from '../../lib/days.ts'
import { loadedWhenShown } from '../../lib/deferred.tsx'
import { monthTitle, spanOfDays } from '../../lib/format-day.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { useMedia } from '../../lib/use-media.ts'
import { belowTablet } from '../../styles/media.ts'
import { type CalendarEntry, entriesByDay } from './calendar-entry.ts'
import { type CalendarViewName, type CalendarViewLabels, calendarViewLabels } from './calendar-view-labels.ts'
import { CalendarHeader, useGoToDay } from './CalendarHeader.tsx'
import { CalendarLegend } from './CalendarLegend.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import * as styles from './CalendarView.css.ts'
import { agendaDays, daysInSight } from './days-in-sight.ts'
import { MonthView } from './MonthView.tsx'
import { AgendaView, WeekView } from './WeekView.tsx'

const DayEntries = loadedWhenShown(async () => (await import('./DayEntries.tsx')).DayEntries)

/** Pass both or neither: without them the component controls the view, a month on a wide screen and an agenda on a phone. */
type ViewChoice =
  | { view: CalendarViewName; onViewChange: (view: CalendarViewName) => void }
  | { view?: undefined; onViewChange?: undefined }

/** While loading there are no entries, and therefore no empty state. */
type Content =
  | { loading: true; entries?: undefined; empty?: undefined }
  | {
      /** Whether the entries are on their way. */
      loading?: false | undefined
      /** The entries of the visible days; others are ignored. */
      entries: readonly CalendarEntry[]
      /** Shown below when no entry is visible: an `EmptyState`, with what to do. */
      empty?: ReactNode
    }

export type CalendarViewProps = PassThrough &
  ViewChoice &
  Content & {
    /** Names the calendar: 'Sessions'. */
    label: string
    /** The focused day, 'YYYY-MM-DD'; its month or week is visible. */
    date: Day
    /** Called when the reader goes to another day, week or month; fetch its entries then. */
    onDateChange: (day: Day) => void
    /** The current day in the time zone of the entries, 'YYYY-MM-DD'. */
    today: Day
    /** Called for entries without a link. */
    onEntryPress?: ((entry: CalendarEntry) => void) | undefined
    labels?: Partial<CalendarViewLabels> | undefined
  }

/** Entries by month, week or as a list. It only shows days; to choose one, use `DatePicker`. */
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
  const [internalView, setInternalView] = useState<CalendarViewName>()
  const [opened, setOpened] = useState<{ day: Day; open: boolean }>()
  const root = useRef<HTMLElement>(null)
  const goToToday = useGoToDay(root, today, loading !== true && date === today)
  const titleId = useId()

  const view = chosen ?? internalView ?? (isPhone ? 'agenda' : 'month')
  const { start, end } = view === 'agenda' ? agendaDays(date, today, entries) : daysInSight(view, date)
  const inSight = entries.filter((entry) => entry.date >= start && entry.date <= end)
  const days = entriesByDay(inSight)
  const title = view === 'week' ? spanOfDays(start, end, isPhone ? 'short' : 'long') : monthTitle(monthOf(date))

  const openDay = (day: Day) => {
    const [only, ...others] = days.get(day) ?? []
    const entry =
      only && others.length === 0
        ? root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(only.id)}"]`)
        : undefined
    // A day with one entry opens that entry, as pressing the entry does; where the entry is not visible, the day's list opens.
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
        onViewChange={onViewChange ?? setInternalView}
        onTurn={(count) => onDateChange(view === 'week' ? addDays(date, 7 * count) : addMonths(date, count))}
        onToday={() => goToToday(onDateChange)}
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
        <DayEntries
          day={opened.day}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
          entries={days.get(opened.day) ?? []}
          labels={labels}
          onEntryPress={onEntryPress}
        />
      )}
    </section>
  )
}
