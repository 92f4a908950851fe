import { lazily } from './lazily.ts'

/** Days and times as the product shows them: in Lagos, with a 12-hour clock (spec S2-64, S9-13). */
const lagos = 'Africa/Lagos'

const longParts = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: lagos,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
    }),
)
const shortParts = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: lagos,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    }),
)
const relative = lazily(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))

/** A day without a time of day, as the server sends it. */
const calendarDate = /^\d{4}-\d{2}-\d{2}$/

const dayLength = 24 * 60 * 60 * 1000
const lagosAhead = 60 * 60 * 1000

/** The calendar day in Lagos as 'YYYY-MM-DD'. Throws `RangeError` when `moment` is not a time. */
export function lagosDay(moment: string | Date): string {
  return lagosTimestamp(moment).slice(0, 'YYYY-MM-DD'.length)
}

/** A moment as ISO 8601 with the offset of Lagos: '2025-11-14T18:30:00+01:00'. */
export function lagosTimestamp(moment: string | Date): string {
  // Lagos has no daylight saving time. A formatter of the browser would take a slow phone several milliseconds to create.
  return `${new Date(new Date(moment).getTime() + lagosAhead).toISOString().slice(0, 19)}+01:00`
}

/** Heading of a day: 'Today', 'Yesterday', or the long date such as 'Monday 3rd of March, 2025'. */
export function dayHeading(moment: string | Date, now: Date): string {
  const day = lagosDay(moment)
  if (day === lagosDay(now)) return 'Today'
  // Lagos has no daylight saving time, so the day before is always 24 hours back.
  if (day === lagosDay(new Date(now.getTime() - dayLength))) return 'Yesterday'
  const long = parts(longParts, moment)
  return `${long['weekday']} ${ordinal(Number(long['day']))} of ${long['month']}, ${long['year']}`
}

/** Time of day in Lagos: '6:30 PM'. */
export function time12(moment: string | Date): string {
  const [hour = 0, minute] = lagosTimestamp(moment).slice('YYYY-MM-DDT'.length).split(':')
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}

/** Day and time in Lagos: 'Fri 14 Nov 2025, 6:30 PM'. */
export function dateTime(moment: string | Date): string {
  return `${shortDay(moment)}, ${time12(moment)}`
}

/** The day alone: 'Fri 14 Nov 2025'. A calendar date ('YYYY-MM-DD') has no time zone and is not converted. */
export function shortDay(moment: string | Date): string {
  const noon = typeof moment === 'string' && calendarDate.test(moment) ? `${moment}T12:00:00+01:00` : moment
  const { weekday, day, month, year } = parts(shortParts, noon)
  return `${weekday} ${day} ${month} ${year}`
}

/** The day in a list: 'Fri 14 Nov'; where it is not in the year of `now` '14 Jan 2027': about as long. */
export function nearDay(moment: string | Date, now: Date): string {
  const day = shortDay(moment)
  return day.endsWith(` ${parts(shortParts, now)['year']}`) ? day.slice(0, -' 2025'.length) : dayInYear(moment)
}

/** The day within a sentence, without its weekday: '1 Dec 2025' with U+00A0. */
export function plainDay(moment: string | Date): string {
  return nonBreaking(dayInYear(moment))
}

function dayInYear(moment: string | Date): string {
  const { day, month, year } = parts(shortParts, moment)
  return `${day} ${month} ${year}`
}

/** Day and month without the year, for an estimate: '14 Nov'. */
export function dayAndMonth(moment: string | Date): string {
  const { day, month } = parts(shortParts, moment)
  return `${day} ${month}`
}

/** Replaces spaces by U+00A0, so that a day or a time does not break across lines: '6:30 PM'. */
export const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00A0')

/**
 * The distance of a moment from now: 'in 2 hours', '3 minutes ago', 'tomorrow', 'in 5 days'. Below a day it counts time, from then on the calendar
 * days of Lagos, so that 'yesterday' is the calendar day before. The caller shows the absolute time beside it.
 */
export function relativeTime(moment: string | Date, now: Date): string {
  const ahead = new Date(moment).getTime() - now.getTime()
  const minutes = Math.trunc(ahead / 60_000)
  if (minutes === 0) return ahead > 0 ? 'in less than a minute' : 'just now'
  if (Math.abs(minutes) < 60) return relative().format(minutes, 'minute')
  if (Math.abs(ahead) < dayLength) return relative().format(Math.trunc(minutes / 60), 'hour')
  const days = (Date.parse(lagosDay(moment)) - Date.parse(lagosDay(now))) / dayLength
  if (Math.abs(days) < 31) return relative().format(days, 'day')
  if (Math.abs(days) < 365) return relative().format(Math.trunc(days / 30.44), 'month')
  return relative().format(Math.trunc(days / 365.25) || Math.sign(days), 'year')
}

/** A day of the month with its ending: 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13
  const ending = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]
  return `${day}${ending ?? 'th'}`
}

function parts(format: () => Intl.DateTimeFormat, moment: string | Date): Record<string, string> {
  const date = typeof moment === 'string' ? new Date(moment) : moment
  return Object.fromEntries(
    format()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
}
