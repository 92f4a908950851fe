import { GregorianCalendar, parseDate } from '@internationalized/date'
import { useMemo, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useDateField } from 'react-aria/useDateField'
import { useDateFieldState } from 'react-stately/useDateFieldState'
import { type WantedProps } from '../../../lib/deferred.tsx'
import { SegmentList } from './Segment.tsx'
import { segmentOptions } from './segment-options.ts'
import * as styles from './Segments.css.ts'
import { segmentLocales, type SegmentsProps } from './segments-props.ts'

/** The one calendar the product uses; React Aria would otherwise ship thirteen. */
const createCalendar = () => new GregorianCalendar()

function Segments(props: SegmentsProps & WantedProps) {
  const { value, start, onChange } = props
  const ref = useRef<HTMLSpanElement>(null)
  // The same object for the same day, because with a new object React Aria discards a half-typed date.
  const date = useMemo(() => (value === null ? null : parseDate(value)), [value])
  const placeholderValue = useMemo(() => parseDate(start), [start])
  const options = {
    ...segmentOptions(props),
    value: date,
    placeholderValue,
    onChange: (changed: { toString: () => string } | null) => onChange(changed?.toString() ?? null),
    granularity: 'day',
    shouldForceLeadingZeros: true,
    locale: segmentLocales.date,
    createCalendar,
  } as const
  const state = useDateFieldState(options)
  const {
    fieldProps: { style: _style, ...fieldProps },
  } = useDateField(options, state, ref)
  return (
    <span {...fieldProps} ref={ref} className={styles.segments} dir="ltr" data-part="Segments">
      <SegmentList state={state} />
    </span>
  )
}

/** A date as day, month and year, each typed or moved by arrow keys. */
export function DateSegments(props: SegmentsProps & WantedProps) {
  return (
    <I18nProvider locale={segmentLocales.date}>
      <Segments {...props} />
    </I18nProvider>
  )
}
