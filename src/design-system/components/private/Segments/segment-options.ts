import { type WantedProps } from '../../../lib/deferred.tsx'
import { type SegmentsProps } from './segments-props.ts'

/** Our words for what a field is, in React Aria's. What is wrong with a value is decided by the field around, which also says so. */
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
