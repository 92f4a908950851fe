import { parseTime } from '@internationalized/date'
import { useMemo, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useTimeField } from 'react-aria/useTimeField'
import { type SegmentType } from 'react-stately/useDateFieldState'
import { type TimeFieldState, useTimeFieldState } from 'react-stately/useTimeFieldState'
import { type WantedProps } from '../../../lib/deferred.tsx'
import { stepMinute } from './minute-step.ts'
import { SegmentList } from './Segment.tsx'
import { segmentOptions } from './segment-options.ts'
import * as styles from './Segments.css.ts'
import { segmentLocales, type SegmentsProps } from './segments-props.ts'

/** The same state, whose arrow keys move minutes by steps of 15. */
function withMinuteSteps(state: TimeFieldState, first: number): TimeFieldState {
  const move = (part: SegmentType, direction: 1 | -1, otherwise: (part: SegmentType) => void) => {
    const minute = part === 'minute' ? state.segments.find(({ type }) => type === 'minute') : undefined
    if (minute === undefined) otherwise(part)
    else state.setSegment('minute', minute.isPlaceholder ? first : stepMinute(minute.value ?? first, direction))
  }
  return {
    ...state,
    increment: (part) => move(part, 1, state.increment),
    decrement: (part) => move(part, -1, state.decrement),
  }
}

function Segments(props: SegmentsProps & WantedProps) {
  const { value, start, onChange } = props
  const ref = useRef<HTMLSpanElement>(null)
  // The same object for the same time, because with a new object React Aria discards a half-typed time.
  const time = useMemo(() => (value === null ? null : parseTime(value)), [value])
  const placeholderValue = useMemo(() => parseTime(start), [start])
  const options = {
    ...segmentOptions(props),
    value: time,
    placeholderValue,
    onChange: (changed: { toString: () => string } | null) => onChange(changed?.toString().slice(0, 5) ?? null),
    granularity: 'minute',
    hourCycle: 12,
    locale: segmentLocales.time,
  } as const
  const state = withMinuteSteps(useTimeFieldState(options), placeholderValue.minute)
  const {
    fieldProps: { style: _style, ...fieldProps },
  } = useTimeField(options, state, ref)
  return (
    <span {...fieldProps} ref={ref} className={styles.segments} dir="ltr" data-part="Segments">
      <SegmentList state={state} />
    </span>
  )
}

/** A time of day as hour, minute and AM or PM, each typed or moved by arrow keys. */
export function TimeSegments(props: SegmentsProps & WantedProps) {
  return (
    <I18nProvider locale={segmentLocales.time}>
      <Segments {...props} />
    </I18nProvider>
  )
}
