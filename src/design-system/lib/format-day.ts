import { lazily } from '@/lib/lazily.ts'
import { type Day, type Month, utcOf } from './days.ts'

/** English names in the product's order: the day before the month, no commas. Days are read in UTC, where `days.ts` counts them. */
const formats = {
  short: lazily(
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: 'UTC',
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      }),
  ),
  long: lazily(
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: 'UTC',
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }),
  ),
}

function names(style: keyof typeof formats, day: Day) {
  const parts = Object.fromEntries(
    formats[style]()
      .formatToParts(utcOf(day))
      .map(({ type, value }) => [type, value]),
  )
  return {
    weekday: parts['weekday'] ?? '',
    day: parts['day'] ?? '',
    month: parts['month'] ?? '',
    year: parts['year'] ?? '',
  }
}

/** 'Friday 14 November 2025' */
export function longDay(day: Day): string {
  const { weekday, day: date, month, year } = names('long', day)
  return `${weekday} ${date} ${month} ${year}`
}

/** '14 Nov 2025' */
export function dayMonthYear(day: Day): string {
  const { day: date, month, year } = names('short', day)
  return `${date} ${month} ${year}`
}

/** 'Sat 15 Nov', for a day whose year is clear from its context; with its year, 'Sat 1 Jan 2026', where `context` is a day of another. */
export function weekdayAndDay(day: Day, context: Day = day): string {
  const { weekday, day: date, month, year } = names('short', day)
  return `${weekday} ${date} ${month}${yearOf(day) === yearOf(context) ? '' : ` ${year}`}`
}

const yearOf = (day: Day) => day.slice(0, 'YYYY'.length)

/** 'Sat 15', for a day of the next week. */
export function weekdayAndDate(day: Day): string {
  const { weekday, day: date } = names('short', day)
  return `${weekday} ${date}`
}

/** 'November 2025' */
export function monthTitle(month: Month): string {
  const { month: name, year } = names('long', `${month}-01`)
  return `${name} ${year}`
}

/** 'Monday' and 'Mon' */
export function weekdayNames(day: Day): { long: string; short: string } {
  return { long: names('long', day).weekday, short: names('short', day).weekday }
}

/**
 * '10 – 16 November 2025', '27 October – 2 November 2025', '29 December 2025 – 4 January 2026': no month or year is repeated.
 * `short` writes 'Nov'.
 */
export function spanOfDays(start: Day, end: Day, months: keyof typeof formats = 'long'): string {
  const from = names(months, start)
  const to = names(months, end)
  const last = `${to.day} ${to.month} ${to.year}`
  if (start === end) return last
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} – ${last}`
  return from.month === to.month ? `${from.day} – ${last}` : `${from.day} ${from.month} – ${last}`
}

/** '18:30' → '6:30 PM' */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
