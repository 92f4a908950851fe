export const calendarViews = ['month', 'week', 'agenda'] as const
export type CalendarViewName = (typeof calendarViews)[number]

export const calendarViewLabels = {
  views: { month: 'Month', week: 'Week', agenda: 'Agenda' },
  /** Names the buttons that choose a view. */
  view: 'View',
  /** The button that goes to the current day, and the mark on that day. */
  today: 'Today',
  /** Names of the buttons to the previous and the next page. */
  previous: { month: 'Previous month', week: 'Previous week', agenda: 'Previous month' },
  next: { month: 'Next month', week: 'Next week', agenda: 'Next month' },
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  /** The button of the agenda that shows the days before today, with their entries: '2 sessions'. */
  earlier: (entries: string) => `Earlier: ${entries}`,
  more: (count: number) => `+${count} more`,
  /** For an entry that ends after midnight, with the day: 'Sat 15 Nov'. */
  ends: (day: string) => `ends ${day}`,
  allDay: 'All day',
  noEntries: 'Nothing planned',
  /** Whether the entries are on their way. */
  loading: 'Loading the calendar',
  /** Names the legend of the colours. */
  legend: 'What the colours mean',
  close: 'Close',
}

/** The labels of a calendar view. Pass `entries` to name the entries: '2 sessions'. */
export interface CalendarViewLabels extends Readonly<typeof calendarViewLabels> {}
