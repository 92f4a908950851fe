import { dayProblem, type DayRules } from '../../lib/date-problems.ts'
import { type Day, isDay } from '../../lib/days.ts'
import { type DateControlProps } from '../private/DateFrame/index.ts'
import { splitFieldProps } from '../private/Field/index.ts'
import { DeferredDateSegments, SegmentedField } from '../private/Segments/index.ts'

export type DateFieldProps = DateControlProps &
  DayRules & {
    /** 'YYYY-MM-DD'; null or '' while there is none. */
    value: Day | null
    onChange: (value: Day | null) => void
    /** The day where the arrow keys start while the field is empty, 'YYYY-MM-DD'. */
    today: Day
  }

/**
 * A date that people know by heart, such as a birthday: typed, not chosen in a calendar. Where the weekday matters, use
 * `DatePicker`.
 */
export function DateField(props: DateFieldProps) {
  const { field, control } = splitFieldProps(props)
  const { value, onChange, today, min, minMessage, max, isUnavailable, clearLabel = 'Clear', ...rest } = control
  const day = value !== null && isDay(value) ? value : null
  return (
    <SegmentedField
      component="DateField"
      field={field}
      control={rest}
      clearLabel={clearLabel}
      value={day ?? ''}
      problem={dayProblem(day, { min, minMessage, max, isUnavailable })}
      onClear={() => onChange(null)}
    >
      {(segments) => <DeferredDateSegments {...segments} value={day} onChange={onChange} start={today} />}
    </SegmentedField>
  )
}
