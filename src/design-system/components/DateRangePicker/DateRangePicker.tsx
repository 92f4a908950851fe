import { type DayRules, rangeProblem } from '../../lib/date-problems.ts'
import { type DatePreset } from '../../lib/date-presets.ts'
import { type Day, type DayRange, isDay } from '../../lib/days.ts'
import { loadedWhenShown } from '../../lib/deferred.tsx'
import { type DateControlProps } from '../private/DateFrame/index.ts'
import { splitFieldProps } from '../private/Field/index.ts'
import { type CalendarLabels, calendarLabels } from '../private/MonthCalendar/calendar-labels.ts'
import { useCalendarPopup } from '../private/MonthCalendar/use-calendar-popup.tsx'
import { DeferredDateSegments, SegmentedField } from '../private/Segments/index.ts'
import * as styles from './DateRangePicker.css.ts'

const load = () => import('./RangeCalendar.tsx')
const RangeCalendar = loadedWhenShown(async () => (await load()).RangeCalendar)

export type DateRangePickerProps = DateControlProps &
  DayRules & {
    /** The field's name; it names the calendar too. */
    label: string
    /** Two days, 'YYYY-MM-DD', both included. Either may be null: 'from 1 November on'. */
    value: DayRange
    onChange: (value: DayRange) => void
    /** The current day in the time zone of the dates, 'YYYY-MM-DD': marked in the calendar, and focused when it opens. */
    today: Day
    /** Ranges offered by name beside the calendar; `usualPresets(today)` has the common ones. */
    presets?: readonly DatePreset[] | undefined
    /** Name the two dates to a screen reader. */
    startLabel?: string | undefined
    /** The name of the second day. */
    endLabel?: string | undefined
    /** Replaces its built-in words, for another language. */
    labels?: Partial<CalendarLabels> | undefined
  }

const existing = (day: Day | null): Day | null => (day !== null && isDay(day) ? day : null)

/** Two dates, typed or looked up in a calendar, or a range that has a name. For one date, use `DatePicker`. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { field, control } = splitFieldProps(props)
  const {
    value,
    onChange,
    today,
    min,
    max,
    isUnavailable,
    presets = [],
    startLabel = 'First day',
    endLabel = 'Last day',
    labels: ownLabels,
    clearLabel = 'Clear',
    ...rest
  } = control
  const labels = { ...calendarLabels, ...ownLabels }
  const rules = { min, max, isUnavailable }
  const range: DayRange = { start: existing(value.start), end: existing(value.end) }
  const isEmpty = range.start === null && range.end === null
  const calendar = useCalendarPopup({
    title: props.label,
    openLabel: labels.open,
    control: rest,
    load,
    children: (popup) => (
      <RangeCalendar
        popup={popup}
        value={range}
        today={today}
        rules={rules}
        presets={presets}
        labels={labels}
        onPick={onChange}
      />
    ),
  })
  return (
    <SegmentedField
      component="DateRangePicker"
      field={field}
      control={rest}
      clearLabel={clearLabel}
      value={isEmpty ? '' : `${range.start ?? ''}/${range.end ?? ''}`}
      problem={rangeProblem(range, rules)}
      onClear={() => onChange({ start: null, end: null })}
      calendar={calendar}
    >
      {(segments) => (
        <>
          <DeferredDateSegments
            {...segments}
            name={startLabel}
            value={range.start}
            onChange={(start) => onChange({ start, end: range.end })}
            start={today}
          />
          <span className={styles.dash} aria-hidden>
            –
          </span>
          <DeferredDateSegments
            {...segments}
            id={`${segments.id}end`}
            name={endLabel}
            value={range.end}
            onChange={(end) => onChange({ start: range.start, end })}
            start={today}
          />
        </>
      )}
    </SegmentedField>
  )
}
