import { timeProblem } from '../../lib/date-problems.ts'
import { type DateControlProps } from '../private/DateFrame/index.ts'
import { splitFieldProps } from '../private/Field/index.ts'
import { DeferredTimeSegments, SegmentedField } from '../private/Segments/index.ts'

export type TimeFieldProps = DateControlProps & {
  /** 'HH:mm' on a 24-hour clock; null or '' while there is none. People see and type 12 hours with AM or PM. */
  value: string | null
  onChange: (value: string | null) => void
  /** The earliest and latest time, 'HH:mm', included. */
  min?: string | undefined
  max?: string | undefined
  /** The time the arrow keys begin with while the field is empty, 'HH:mm'. */
  firstTime?: string | undefined
}

/** A time of day. Arrow keys move minutes by 15; any minute can be typed. */
export function TimeField(props: TimeFieldProps) {
  const { field, control } = splitFieldProps(props)
  const { value, onChange, min, max, firstTime = min ?? '12:00', clearLabel = 'Clear', ...rest } = control
  const time = value !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null
  return (
    <SegmentedField
      component="TimeField"
      field={field}
      control={rest}
      clearLabel={clearLabel}
      value={time ?? ''}
      problem={timeProblem(time, { min, max })}
      onClear={() => onChange(null)}
    >
      {(segments) => <DeferredTimeSegments {...segments} value={time} onChange={onChange} start={firstTime} />}
    </SegmentedField>
  )
}
