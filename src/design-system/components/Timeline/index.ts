export { Timeline, type TimelineProps } from './Timeline.tsx'
export { TimelineEvent, timelineStatuses, type TimelineEventProps, type TimelineStatus } from './TimelineEvent.tsx'
