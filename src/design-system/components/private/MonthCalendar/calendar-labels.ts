export const calendarLabels = {
  /** Names the button in the field. */
  open: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** The button that goes to the current day, and the label of that day. */
  goToToday: 'Today',
  today: 'today',
  unavailable: 'not available',
  /** The next step while a range is chosen. */
  chooseFirst: 'Choose the first day',
  chooseLast: 'Choose the last day',
}

/** The labels of a calendar. */
export interface CalendarLabels extends Readonly<typeof calendarLabels> {}
