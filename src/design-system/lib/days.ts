import { type Direction, keyAlongLine } from './direction.ts'

/**
 * A calendar day, 'YYYY-MM-DD', or a month, 'YYYY-MM'. Neither has a time zone: the caller passes the day in its zone. Strings of
 * this form sort in time order, so `<` and `===` compare them.
 */
export type Day = string
export type Month = string

/** The allowed days; both ends included. */
export interface DayLimits {
  min?: Day | undefined
  max?: Day | undefined
}

/** Two days, both included; either may be open. */
export interface DayRange {
  start: Day | null
  end: Day | null
}

const dayLength = 24 * 60 * 60 * 1000
const two = (value: number): string => String(value).padStart(2, '0')

/** Midnight UTC of a day. Days are counted in UTC, because every day there has 24 hours. */
export function utcOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const moment = new Date(0)
  moment.setUTCFullYear(year, month - 1, date)
  return moment
}

const dayOf = (moment: Date): Day =>
  `${String(moment.getUTCFullYear()).padStart(4, '0')}-${two(moment.getUTCMonth() + 1)}-${two(moment.getUTCDate())}`

/** Whether a text is a day that exists: '2025-02-29' does not. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(utcOf(text)) === text
}

export function addDays(day: Day, count: number): Day {
  return dayOf(new Date(utcOf(day).getTime() + count * dayLength))
}

/** The same day `count` months later; the month's last where it has no such day: 31 January → 28 February. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(0)
  first.setUTCFullYear(year, month - 1 + count, 1)
  const start = dayOf(first)
  return `${monthOf(start)}-${two(Math.min(date, Number(endOfMonth(start).slice(8))))}`
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function addToMonth(month: Month, count: number): Month {
  return monthOf(addMonths(`${month}-01`, count))
}

export function startOfMonth(day: Day): Day {
  return `${monthOf(day)}-01`
}

export function endOfMonth(day: Day): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(0)
  last.setUTCFullYear(year, month, 0)
  return dayOf(last)
}

/** 0 for Monday to 6 for Sunday. */
export function weekday(day: Day): number {
  return (utcOf(day).getUTCDay() + 6) % 7
}

export function startOfWeek(day: Day): Day {
  return addDays(day, -weekday(day))
}

/** The seven days of a day's week, from Monday. */
export function weekOf(day: Day): Day[] {
  const monday = startOfWeek(day)
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset))
}

/** The complete weeks of a month; the first and last may contain days of its neighbours. */
export function weeksOfMonth(month: Month): Day[][] {
  const first = `${month}-01`
  const last = endOfMonth(first)
  const weeks: Day[][] = []
  for (let monday = startOfWeek(first); monday <= last; monday = addDays(monday, 7)) weeks.push(weekOf(monday))
  return weeks
}

export function clampDay(day: Day, { min, max }: DayLimits): Day {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

export function isWithin(day: Day, { min, max }: DayLimits): boolean {
  return clampDay(day, { min, max }) === day
}

/** Returns both ends in order, whichever was chosen first. */
export function orderedRange(first: Day, second: Day): { start: Day; end: Day } {
  return first <= second ? { start: first, end: second } : { start: second, end: first }
}

/**
 * Returns the day that a key moves to within a calendar (WAI-ARIA APG, grid of dates): arrows by day and week, Home and End within the week, Page Up and
 * Page Down by month, with Shift by year. Left and Right follow the direction of writing. Undefined for any other key.
 */
export function dayAfterKey(
  day: Day,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  direction: Direction = 'ltr',
): Day | undefined {
  switch (keyAlongLine(key, direction)) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return startOfWeek(day)
    case 'End':
      return addDays(startOfWeek(day), 6)
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}
