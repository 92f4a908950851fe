export const calendarViews = ['month', 'week', 'agenda'] as const
export type CalendarViewName = (typeof calendarViews)[number]

/** The words of a calendar view. Pass `entries` to call them by their name: '2 sessions'. */
export interface CalendarViewLabels {
  views: Readonly<Record<CalendarViewName, string>>
  /** Names the buttons that choose a view. */
  view: string
  /** The button that goes to the present day, and the mark on it. */
  today: string
  /** Name the buttons that turn the page. */
  previous: Readonly<Record<CalendarViewName, string>>
  next: Readonly<Record<CalendarViewName, string>>
  entries: (count: number) => string
  more: (count: number) => string
  /** Said of what ends after midnight, with the day: 'Sat 15 Nov'. */
  ends: (day: string) => string
  allDay: string
  noEntries: string
  loading: string
  /** Names the list of what the colours mean. */
  legend: string
  close: string
}

export const calendarViewLabels: CalendarViewLabels = {
  views: { month: 'Month', week: 'Week', agenda: 'Agenda' },
  view: 'View',
  today: 'Today',
  previous: { month: 'Previous month', week: 'Previous week', agenda: 'Previous month' },
  next: { month: 'Next month', week: 'Next week', agenda: 'Next month' },
  entries: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  more: (count) => `+${count} more`,
  ends: (day) => `ends ${day}`,
  allDay: 'All day',
  noEntries: 'Nothing planned',
  loading: 'Loading the calendar',
  legend: 'What the colours mean',
  close: 'Close',
}
