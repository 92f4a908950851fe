import * as z from 'zod/mini'

/** Days and moments that employers type or ask for. Answers are read more leniently (`instant` in fields.ts). */

/** Other years nobody means, and databases do not know all of them. */
const dayPattern = /^(?:20\d\d|2100)-\d\d-\d\d$/
const momentPattern =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Whether a text is a day of the calendar, from 2000 to 2100: '2025-11-14', but not '2025-02-30'. */
export function isDay(text: string): boolean {
  const date = dayPattern.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** What is said of a text that is no such day. */
export const dayMessage = (label: string) => `${label} must be a date from 2000 to 2100, like 2025-11-14`

/** A day of Lagos, as a list is asked for. */
export const day = (label: string) => z.string({ error: dayMessage(label) }).check(z.refine(isDay, dayMessage(label)))

/** A moment with its offset, as it is typed: what has none would mean something else on each machine. */
export const moment = (label: string) =>
  z.string({ error: `${label} is required` }).check(
    z.minLength(1, `${label} is required`),
    z.regex(momentPattern, `${label} must be a time with its offset, like 2025-12-01T23:59:00+01:00`),
    z.refine((text) => isDay(text.slice(0, 10)), dayMessage(label)),
  )
