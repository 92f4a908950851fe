import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { dayProblem, type DayRules } from '../../lib/date-problems.ts'
import { type Day, isDay } from '../../lib/days.ts'
import { weekdayNames } from '../../lib/format-day.ts'
import { DateFrame, type DateControlProps, focusDate } from '../private/DateFrame/index.ts'
import { Field, hasContent, splitFieldProps } from '../private/Field/index.ts'
import { type CalendarLabels, calendarLabels } from '../private/MonthCalendar/calendar-labels.ts'
import { useCalendarPopup } from '../private/MonthCalendar/use-calendar-popup.tsx'
import { DeferredDateSegments } from '../private/Segments/index.ts'
import * as styles from './DatePicker.css.ts'

const load = () => import('./DatePickerCalendar.tsx')
const DatePickerCalendar = lazy(async () => ({ default: (await load()).DatePickerCalendar }))

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
  const frame = useRef<HTMLDivElement>(null)
  const rules = { min, minMessage, max, isUnavailable }
  const day = value !== null && isDay(value) ? value : null
  const message: ReactNode = hasContent(field.message) ? field.message : dayProblem(day, rules)
  const disabled = rest.disabled === true
  const readOnly = rest.readOnly === true
  const { button, onKeyDown, onBlur, popup } = useCalendarPopup({
    label: labels.open,
    frame,
    disabled,
    readOnly,
    load,
    onBlur: rest.onBlur,
  })
  return (
    <Field component="DatePicker" {...field} message={message} onLabelPress={() => focusDate(frame.current)}>
      {(attributes, labelId) => (
        <>
          <DateFrame
            {...rest}
            frameRef={frame}
            labelId={labelId}
            formValue={day ?? ''}
            clearLabel={clearLabel}
            onClear={field.optional === true && day !== null ? () => onChange(null) : undefined}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
            button={button(labelId)}
          >
            <DeferredDateSegments
              id={attributes.id}
              labelledBy={labelId}
              describedBy={attributes['aria-describedby']}
              invalid={attributes['aria-invalid'] === true}
              required={attributes['aria-required'] === true}
              disabled={disabled}
              readOnly={readOnly}
              value={day}
              onChange={onChange}
              start={today}
            />
            {/* Screen readers are told the weekday with the selected date. */}
            {day !== null && (
              <span className={styles.weekday} aria-hidden>
                {weekdayNames(day).short}
              </span>
            )}
          </DateFrame>
          {popup === undefined ? null : (
            <Suspense fallback={null}>
              <DatePickerCalendar
                popup={{ ...popup, title: props.label }}
                value={day}
                today={today}
                rules={rules}
                labels={labels}
                onPick={onChange}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  )
}
