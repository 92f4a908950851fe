/** The props of a group of segments. Dates are 'YYYY-MM-DD', times 'HH:mm'. */
export interface SegmentsProps {
  id: string
  value: string | null
  onChange: (value: string | null) => void
  /** The id of the field's label. */
  labelledBy: string
  /** Distinguishes two groups of one field: 'First day'. */
  name?: string | undefined
  describedBy?: string | undefined
  invalid: boolean
  required: boolean
  disabled: boolean
  readOnly: boolean
  /** The value where the arrow keys start while a segment is empty. */
  start: string
}

/** A date is written with the day first; a time with a 12-hour clock and capital AM and PM. */
export const segmentLocales = { date: 'en-GB', time: 'en-US' } as const
