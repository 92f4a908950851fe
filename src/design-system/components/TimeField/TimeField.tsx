import { timeProblem } from '../../lib/date-problems.ts'
import { useMedia } from '../../lib/use-media.ts'
import { coarsePointer } from '../../styles/media.ts'
import { type DateControlProps } from '../private/DateFrame/index.ts'
import { splitFieldProps } from '../private/Field/index.ts'
import { DeferredTimeSegments, SegmentedField } from '../private/Segments/index.ts'
import { NativeTime } from './NativeTime.tsx'

export type TimeFieldProps = DateControlProps & {
  /** 'HH:mm' on a 24-hour clock; null or '' while there is none. People see and type 12 hours with AM or PM. */
  value: string | null
  onChange: (value: string | null) => void
  /** The earliest and latest time, 'HH:mm', included. */
  min?: string | undefined
  /** The last value that can be chosen. */
  max?: string | undefined
  /** The time the arrow keys begin with while the field is empty, 'HH:mm'. */
  firstTime?: string | undefined
}

/**
 * A time of day. Arrow keys move minutes by 15; any minute can be typed. Under a finger it is the browser's own time input, whose picker has larger
 * targets than the segments and needs no keyboard.
 */
export function TimeField(props: TimeFieldProps) {
  const { field, control } = splitFieldProps(props)
  const isTouched = useMedia(coarsePointer)
  const { value, onChange, min, max, firstTime = min ?? '12:00', clearLabel = 'Clear', ...rest } = control
  const time = value !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null
  const problem = timeProblem(time, { min, max })
  if (isTouched) {
    return (
      <NativeTime
        field={field}
        control={rest}
        clearLabel={clearLabel}
        value={time ?? ''}
        min={min}
        max={max}
        problem={problem}
        onChange={onChange}
      />
    )
  }
  return (
    <SegmentedField
      component="TimeField"
      field={field}
      control={rest}
      clearLabel={clearLabel}
      value={time ?? ''}
      problem={problem}
      onClear={() => onChange(null)}
    >
      {(segments) => <DeferredTimeSegments {...segments} value={time} onChange={onChange} start={firstTime} />}
    </SegmentedField>
  )
}
