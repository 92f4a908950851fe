import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { type DayRules, rangeProblem } from '../../lib/date-problems.ts'
import { type DatePreset } from '../../lib/date-presets.ts'
import { type Day, type DayRange, isDay } from '../../lib/days.ts'
import { DateFrame, type DateControlProps, focusDate } from '../private/DateFrame/index.ts'
import { Field, hasContent, splitFieldProps } from '../private/Field/index.ts'
import { type CalendarLabels, calendarLabels } from '../private/MonthCalendar/calendar-labels.ts'
import { useCalendarPopup } from '../private/MonthCalendar/use-calendar-popup.tsx'
import { DeferredDateSegments } from '../private/Segments/index.ts'
import * as styles from './DateRangePicker.css.ts'

const load = () => import('./RangeCalendar.tsx')
const RangeCalendar = lazy(async () => ({ default: (await load()).RangeCalendar }))

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
  const frame = useRef<HTMLDivElement>(null)
  const rules = { min, max, isUnavailable }
  const range: DayRange = { start: existing(value.start), end: existing(value.end) }
  const isEmpty = range.start === null && range.end === null
  const message: ReactNode = hasContent(field.message) ? field.message : rangeProblem(range, rules)
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
    <Field component="DateRangePicker" {...field} message={message} onLabelPress={() => focusDate(frame.current)}>
      {(attributes, labelId) => {
        const segments = {
          labelledBy: labelId,
          describedBy: attributes['aria-describedby'],
          invalid: attributes['aria-invalid'] === true,
          required: attributes['aria-required'] === true,
          disabled,
          readOnly,
          start: today,
        }
        return (
          <>
            <DateFrame
              {...rest}
              frameRef={frame}
              labelId={labelId}
              formValue={isEmpty ? '' : `${range.start ?? ''}/${range.end ?? ''}`}
              clearLabel={clearLabel}
              onClear={field.optional === true && !isEmpty ? () => onChange({ start: null, end: null }) : undefined}
              onBlur={onBlur}
              onKeyDown={onKeyDown}
              button={button(labelId)}
            >
              <DeferredDateSegments
                {...segments}
                id={attributes.id}
                name={startLabel}
                value={range.start}
                onChange={(start) => onChange({ start, end: range.end })}
              />
              <span className={styles.dash} aria-hidden>
                –
              </span>
              <DeferredDateSegments
                {...segments}
                id={`${attributes.id}end`}
                name={endLabel}
                value={range.end}
                onChange={(end) => onChange({ start: range.start, end })}
              />
            </DateFrame>
            {popup === undefined ? null : (
              <Suspense fallback={null}>
                <RangeCalendar
                  popup={{ ...popup, title: props.label }}
                  value={range}
                  today={today}
                  rules={rules}
                  presets={presets}
                  labels={labels}
                  onPick={onChange}
                />
              </Suspense>
            )}
          </>
        )
      }}
    </Field>
  )
}
