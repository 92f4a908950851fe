export const calendarViews = ['month', 'week', 'agenda'] as const
export type CalendarViewName = (typeof calendarViews)[number]

/** The labels of a calendar view. Pass `entries` to name the entries: '2 sessions'. */
export interface CalendarViewLabels {
  views: Readonly<Record<CalendarViewName, string>>
  /** Names the buttons that choose a view. */
  view: string
  /** The button that goes to the current day, and the mark on that day. */
  today: string
  /** Names of the buttons to the previous and the next page. */
  previous: Readonly<Record<CalendarViewName, string>>
  next: Readonly<Record<CalendarViewName, string>>
  entries: (count: number) => string
  more: (count: number) => string
  /** For an entry that ends after midnight, with the day: 'Sat 15 Nov'. */
  ends: (day: string) => string
  allDay: string
  noEntries: string
  /** Whether the entries are on their way. */
  loading: string
  /** Names the legend of the colours. */
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
