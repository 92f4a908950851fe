/** Days and times as the product shows them: in Lagos, with a 12-hour clock (sections 2 and 9). */
const lagos = 'Africa/Lagos'

const dayParts = new Intl.DateTimeFormat('en-US', { timeZone: lagos, year: 'numeric', month: '2-digit', day: '2-digit' })
const longParts = new Intl.DateTimeFormat('en-US', { timeZone: lagos, weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const shortParts = new Intl.DateTimeFormat('en-US', { timeZone: lagos, weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const timeParts = new Intl.DateTimeFormat('en-US', { timeZone: lagos, hour: 'numeric', minute: '2-digit', hour12: true })

const dayLength = 24 * 60 * 60 * 1000

/** The calendar day in Lagos as 'YYYY-MM-DD'. Throws `RangeError` when `moment` is not a time. */
export function lagosDay(moment: string | Date): string {
  const { year, month, day } = parts(dayParts, moment)
  return `${year}-${month}-${day}`
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
  const { hour, minute, dayPeriod } = parts(timeParts, moment)
  return `${hour}:${minute} ${dayPeriod}`
}

/** Day and time in Lagos: 'Fri 14 Nov 2025, 6:30 PM'. */
export function dateTime(moment: string | Date): string {
  const { weekday, day, month, year } = parts(shortParts, moment)
  return `${weekday} ${day} ${month} ${year}, ${time12(moment)}`
}

/** A day of the month with its ending: 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13
  const ending = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]
  return `${day}${ending ?? 'th'}`
}

function parts(format: Intl.DateTimeFormat, moment: string | Date): Record<string, string> {
  const date = typeof moment === 'string' ? new Date(moment) : moment
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
}
