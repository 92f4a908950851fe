import { type WantedProps } from '../../../lib/deferred.tsx'
import { type SegmentsProps } from './segments-props.ts'

/** Maps the field's props to React Aria's. The field around validates the value and shows the message. */
export function segmentOptions({
  id,
  labelledBy,
  name,
  describedBy,
  invalid,
  required,
  disabled,
  readOnly,
  startsOpen = false,
}: SegmentsProps & WantedProps) {
  return {
    id,
    'aria-labelledby': labelledBy,
    ...(name === undefined ? {} : { 'aria-label': name }),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    isInvalid: invalid,
    isRequired: required,
    isDisabled: disabled,
    isReadOnly: readOnly,
    autoFocus: startsOpen,
  }
}
