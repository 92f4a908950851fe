import { useRef } from 'react'
import { useDateSegment } from 'react-aria/useDateField'
import { type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState'
import * as styles from './Segments.css.ts'
import { emptyTime } from './placeholder-text.ts'

/** Letters rather than React Aria's dashes, which run together into one line. */
const textOf = ({ isPlaceholder, type, text }: DateSegment): string =>
  isPlaceholder && (type === 'hour' || type === 'minute') ? emptyTime[type] : text

/** One part of a date or time: a spin button that is typed into, or the text between two. */
function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null)
  const {
    // The styles are in the stylesheet; inline styles are dropped.
    segmentProps: { style: _style, ...segmentProps },
  } = useDateSegment(segment, state, ref)
  const isLiteral = segment.type === 'literal'
  return (
    <span
      {...segmentProps}
      ref={ref}
      className={isLiteral ? styles.literal : styles.segment}
      data-part={isLiteral ? undefined : 'Segment'}
    >
      {textOf(segment)}
    </span>
  )
}

/** The segments in their order. Each type occurs once; literals are keyed by their position. */
export function SegmentList({ state }: { state: DateFieldState }) {
  return state.segments.map((segment, index) => (
    <Segment key={segment.type === 'literal' ? `literal ${index}` : segment.type} segment={segment} state={state} />
  ))
}
