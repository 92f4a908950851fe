export { DeferredDateSegments, DeferredTimeSegments } from './deferred-segments.tsx'
export { SegmentedField } from './SegmentedField.tsx'
