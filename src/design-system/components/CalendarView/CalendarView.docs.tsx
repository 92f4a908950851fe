import { arrowKeys, type ComponentDocs } from '../../docs/component-docs.ts'
import { CalendarView } from './CalendarView.tsx'

const ignore = () => undefined
const session = {
  id: '1',
  date: '2025-11-14',
  start: '18:00',
  end: '02:00',
  endsNextDay: true,
  label: 'Freedom Park, opening night',
} as const

export default {
  name: 'CalendarView',
  group: 'Data',
  summary: 'What happens when: a month, a week, or a list of days.',
  use: ['Show how things lie in time: busy days, gaps, what overlaps.', 'Lead from a day to what happens on it.'],
  alternatives: [
    { component: 'DatePicker', when: 'people choose a day' },
    { component: 'DataTable', when: 'the order in time is one property among many, or people compare amounts' },
    { component: 'Timeline', when: 'it is the history of one thing' },
  ],
  examples: [
    {
      do: {
        example: (
          <CalendarView
            label="Sessions"
            view="agenda"
            onViewChange={ignore}
            date="2025-11-14"
            today="2025-11-14"
            onDateChange={ignore}
            entries={[{ ...session, tone: 'success', status: 'Confirmed' }]}
          />
        ),
        why: 'Icon, word and colour say the state; the line says on which day it ends.',
      },
      dont: {
        example: (
          <CalendarView
            label="Sessions, by weekday"
            view="agenda"
            onViewChange={ignore}
            date="2025-11-14"
            today="2025-11-14"
            onDateChange={ignore}
            entries={[{ ...session, tone: 'danger', status: 'Friday' }]}
          />
        ),
        why: 'A colour that means the weekday is read as a state: something seems to have gone wrong.',
      },
    },
  ],
  accessibility: [
    'A region named by its label. The month is a grid named by its title; a day is named in full: “Friday 14 November 2025, 2 entries, today”.',
    'One day is in the tab order. Entries in the month are reached through their day by keyboard, and directly by a pointer or a screen reader.',
    'A day with several entries opens a dialog with all of them; focus goes to its title and comes back to the day.',
    'The title is announced politely when the page is turned. While loading, the region is busy and says so once.',
    'The agenda of the current month begins with today; a button that says how many entries they have shows the days before it. It goes on for a week from today, or else to the next day with entries, so that the last days of a month are not empty.',
    'The button “Today” brings today into the window and gives it the focus.',
    'States have an icon and a label; in the month, where only the icon fits, a legend below explains it.',
    'The views are buttons, of which one is pressed. On a phone the agenda comes first.',
  ],
  keyboard: [
    { keys: arrowKeys, does: 'In the month: move by a day or a week, into the next month as well' },
    { keys: ['Home', 'End'], does: 'First and last day of the week' },
    { keys: ['PageUp', 'PageDown'], does: 'The same day a month back or on; with Shift, a year' },
    { keys: ['Enter', 'Space'], does: 'Opens the one entry of the day, or the list of several' },
    { keys: ['Tab'], does: 'Through the header, then to the day; in the week and the agenda, through the entries' },
    { keys: ['Escape'], does: 'Closes the list of a day' },
  ],
  content: [
    'Call the entries by their name: pass `labels.entries`, “2 sessions”.',
    'Times are those of the place where it happens, on a 12-hour clock.',
  ],
  states: {
    default: 'Month',
    stress: 'Stress',
    'focus-visible': 'FocusVisible',
    month: 'Month',
    week: 'Week',
    agenda: 'Agenda',
    empty: 'Empty',
    loading: 'Loading',
    'two on one day': 'DayOpen',
    phone: 'Month',
  },
} satisfies ComponentDocs
