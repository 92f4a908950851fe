import * as z from 'zod/mini'
import { bounded } from './text.ts'

/** Days and moments that employers type or ask for. Answers are read more leniently (`instant` in fields.ts). */

/** Other years are typing errors, and PostgreSQL does not accept all of them. */
const dayPattern = /^(?:20\d\d|2100)-\d\d-\d\d$/
const momentPattern =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Length of a day, and the maximum length of a moment. */
export const dayLength = 10
const maxMomentLength = 40

/** Whether a text is a day of the calendar, from 2000 to 2100: '2025-11-14', but not '2025-02-30'. */
export function isDay(text: string): boolean {
  const date = dayPattern.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Message for a text that is not such a day. It names no format: a form shows its own beside it. */
export const dayMessage = (label: string) => `${label} must be a date from 2000 to 2100`

/** A day in Lagos, as a filter of a list. Only an API client reads its message. */
export const day = (label: string) => {
  const wrongDay = `${dayMessage(label)}, like 2025-11-14`
  return bounded(dayLength, wrongDay).check(z.refine(isDay, wrongDay))
}

/** A moment with its offset; without one it would depend on the time zone of the machine. */
export const timestamp = (label: string) => {
  const wrongForm = `${label} must be a time with its offset, like 2025-12-01T23:59:00+01:00`
  return bounded(maxMomentLength, wrongForm, `${label} is required`).check(
    z.minLength(1, `${label} is required`),
    z.regex(momentPattern, wrongForm),
    z.refine((text) => isDay(text.slice(0, dayLength)), dayMessage(label)),
  )
}

/** The day of a moment in Lagos, which is an hour ahead of UTC all year: '2025-11-14'. */
export const lagosDayOf = (at: Date | string) => new Date(new Date(at).getTime() + 3_600_000).toISOString().slice(0, 10)
