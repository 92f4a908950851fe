export { CalendarView, type CalendarViewProps } from './CalendarView.tsx'
export { daysInSight } from './days-in-sight.ts'
export { calendarTones, type CalendarEntry, type CalendarTone } from './calendar-entry.ts'
export { calendarViews, type CalendarViewName, type CalendarViewLabels } from './calendar-view-labels.ts'
