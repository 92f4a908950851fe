import { dayProblem, type DayRules } from '../../lib/date-problems.ts'
import { type Day, isDay } from '../../lib/days.ts'
import { loadedWhenShown } from '../../lib/deferred.tsx'
import { weekdayNames } from '../../lib/format-day.ts'
import { type DateControlProps } from '../private/DateFrame/index.ts'
import { splitFieldProps } from '../private/Field/index.ts'
import { type CalendarLabels, calendarLabels } from '../private/MonthCalendar/calendar-labels.ts'
import { useCalendarPopup } from '../private/MonthCalendar/use-calendar-popup.tsx'
import { DeferredDateSegments, SegmentedField } from '../private/Segments/index.ts'
import * as styles from './DatePicker.css.ts'

const load = () => import('./DatePickerCalendar.tsx')
const DatePickerCalendar = loadedWhenShown(async () => (await load()).DatePickerCalendar)

export type DatePickerProps = DateControlProps &
  DayRules & {
    /** The field's name; it names the calendar too. */
    label: string
    /** 'YYYY-MM-DD'; null or '' while there is none. */
    value: Day | null
    onChange: (value: Day | null) => void
    /** The current day in the time zone of the date, 'YYYY-MM-DD': marked in the calendar, and focused when it opens. */
    today: Day
    /** Replaces its built-in words, for another language. */
    labels?: Partial<CalendarLabels> | undefined
  }

/** A date that is typed or looked up in a calendar. For a date known by heart, such as a birthday, use `DateField`. */
export function DatePicker(props: DatePickerProps) {
  const { field, control } = splitFieldProps(props)
  const {
    value,
    onChange,
    today,
    min,
    minMessage,
    max,
    isUnavailable,
    labels: ownLabels,
    clearLabel = 'Clear',
    ...rest
  } = control
  const labels = { ...calendarLabels, ...ownLabels }
  const rules = { min, minMessage, max, isUnavailable }
  const day = value !== null && isDay(value) ? value : null
  const calendar = useCalendarPopup({
    title: props.label,
    openLabel: labels.open,
    control: rest,
    load,
    children: (popup) => (
      <DatePickerCalendar popup={popup} value={day} today={today} rules={rules} labels={labels} onPick={onChange} />
    ),
  })
  return (
    <SegmentedField
      component="DatePicker"
      field={field}
      control={rest}
      clearLabel={clearLabel}
      value={day ?? ''}
      problem={dayProblem(day, rules)}
      onClear={() => onChange(null)}
      calendar={calendar}
    >
      {(segments) => (
        <>
          <DeferredDateSegments {...segments} value={day} onChange={onChange} start={today} />
          {/* Screen readers are told the weekday with the selected date. */}
          {day !== null && (
            <span className={styles.weekday} aria-hidden>
              {weekdayNames(day).short}
            </span>
          )}
        </>
      )}
    </SegmentedField>
  )
}
