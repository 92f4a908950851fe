import { arrowKeys, type ComponentDocs } from './component-docs.ts'

type Keys = ComponentDocs['keyboard']

/** The Tab key of a field whose only button clears it. */
export const tabToClear: Keys[number] = { keys: ['Tab'], does: 'Moves to the next part, then on: to “Clear”' }

/** The keys of a segment of a date or a time. @param stepping the effect of the up and down keys */
export const segmentKeys = (stepping: string): Keys => [
  { keys: ['a digit'], does: 'Types into a part; goes on to the next when it is full' },
  { keys: ['ArrowUp', 'ArrowDown'], does: stepping },
  { keys: ['ArrowLeft', 'ArrowRight'], does: 'Moves between the parts' },
  { keys: ['PageUp', 'PageDown'], does: 'Moves the part by a larger step' },
  { keys: ['Home', 'End'], does: 'Takes the smallest or largest value of the part' },
  { keys: ['Backspace', 'Delete'], does: 'Removes the last digit, then clears the segment' },
]

/** The keys of a segment of a date. */
export const dateKeys = segmentKeys('Moves the part by one; an empty part begins with today')

/** The keys of a calendar and its button. @param does the effect of Enter and Space, and of Escape */
export const calendarKeys = (does: { enter: string; escape: string }): Keys => [
  { keys: ['Tab'], does: 'Moves to the next part, then on: to “Clear” and to the button of the calendar' },
  { keys: ['Alt+ArrowDown'], does: 'Opens the calendar from a part; focus goes to the chosen day, or to today' },
  { keys: arrowKeys, does: 'In the calendar: move by a day, or by a week' },
  { keys: ['Home', 'End'], does: 'In the calendar: first and last day of the week' },
  { keys: ['PageUp', 'PageDown'], does: 'In the calendar: a month back or on; with Shift, a year' },
  { keys: ['Enter', 'Space'], does: does.enter },
  { keys: ['Escape'], does: does.escape },
]
