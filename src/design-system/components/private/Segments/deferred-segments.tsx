import { deferred, type StandInProps } from '../../../lib/deferred.tsx'
import { type SegmentsProps } from './segments-props.ts'
import { SegmentsStandIn } from './SegmentsStandIn.tsx'
import { datePieces, timePieces } from './stand-in-text.ts'

/** Day, month and year. React Aria's part of it, 28 kB of brotli, comes when the browser is idle or as soon as somebody comes near. */
export const DeferredDateSegments = deferred<SegmentsProps>(
  async () => (await import('./DateSegments.tsx')).DateSegments,
  (props: SegmentsProps & StandInProps) => <SegmentsStandIn {...props} pieces={datePieces(props.value)} />,
)

/** Hour, minute and AM or PM; deferred like the date. */
export const DeferredTimeSegments = deferred<SegmentsProps>(
  async () => (await import('./TimeSegments.tsx')).TimeSegments,
  (props: SegmentsProps & StandInProps) => <SegmentsStandIn {...props} pieces={timePieces(props.value)} />,
)
