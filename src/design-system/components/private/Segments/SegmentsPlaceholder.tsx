import { type PlaceholderProps } from '../../../lib/deferred.tsx'
import * as styles from './Segments.css.ts'
import { type SegmentsProps } from './segments-props.ts'
import { type Piece } from './placeholder-text.ts'

/**
 * A placeholder that looks like the segments and is focusable like them; focusing it loads the segments, and focus moves to the
 * first.
 */
export function SegmentsPlaceholder({
  pieces,
  onWanted,
  id,
  labelledBy,
  name,
  describedBy,
  invalid,
  required,
  disabled,
}: SegmentsProps & PlaceholderProps & { pieces: readonly Piece[] }) {
  return (
    <span
      id={id}
      role="textbox"
      aria-readonly
      tabIndex={disabled ? undefined : 0}
      aria-label={name}
      aria-labelledby={name === undefined ? labelledBy : `${labelledBy} ${id}`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      aria-disabled={disabled || undefined}
      data-part="SegmentsStandIn"
      className={styles.segments}
      dir="ltr"
      onFocus={onWanted}
    >
      {pieces.map(({ text, kind, empty }, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a date never change places
          key={index}
          className={kind === 'segment' ? styles.segment : styles.literal}
          data-placeholder={empty || undefined}
        >
          {text}
        </span>
      ))}
    </span>
  )
}
