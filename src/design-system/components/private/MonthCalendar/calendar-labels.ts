/** The labels of a calendar. */
export interface CalendarLabels {
  /** Names the button in the field. */
  open: string
  previousMonth: string
  nextMonth: string
  /** The button that goes to the current day, and the label of that day. */
  goToToday: string
  today: string
  unavailable: string
  /** The next step while a range is chosen. */
  chooseFirst: string
  chooseLast: string
}

export const calendarLabels: CalendarLabels = {
  open: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  goToToday: 'Today',
  today: 'today',
  unavailable: 'not available',
  chooseFirst: 'Choose the first day',
  chooseLast: 'Choose the last day',
}
