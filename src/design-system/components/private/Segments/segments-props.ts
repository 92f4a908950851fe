/** What a group of segments is told. Dates are 'YYYY-MM-DD', times 'HH:mm'. */
export interface SegmentsProps {
  id: string
  value: string | null
  onChange: (value: string | null) => void
  /** The id of the field's label. */
  labelledBy: string
  /** Tells two groups of one field apart: 'First day'. */
  name?: string | undefined
  describedBy?: string | undefined
  invalid: boolean
  required: boolean
  disabled: boolean
  readOnly: boolean
  /** What the arrow keys begin with while a segment is empty. */
  start: string
}

/** A date is written with the day first; a time with a 12-hour clock and capital AM and PM. */
export const segmentLocales = { date: 'en-GB', time: 'en-US' } as const
