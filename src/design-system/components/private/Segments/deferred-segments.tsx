import { deferred, type PlaceholderProps } from '../../../lib/deferred.tsx'
import { type SegmentsProps } from './segments-props.ts'
import { SegmentsPlaceholder } from './SegmentsPlaceholder.tsx'
import { datePieces, timePieces } from './placeholder-text.ts'

/**
 * Day, month and year. Its React Aria code, 28 kB of brotli, loads when the browser is idle, or when the field is hovered or
 * focused.
 */
export const DeferredDateSegments = deferred<SegmentsProps>(
  async () => (await import('./DateSegments.tsx')).DateSegments,
  (props: SegmentsProps & PlaceholderProps) => <SegmentsPlaceholder {...props} pieces={datePieces(props.value)} />,
)

/** Hour, minute and AM or PM; deferred like the date. */
export const DeferredTimeSegments = deferred<SegmentsProps>(
  async () => (await import('./TimeSegments.tsx')).TimeSegments,
  (props: SegmentsProps & PlaceholderProps) => <SegmentsPlaceholder {...props} pieces={timePieces(props.value)} />,
)
