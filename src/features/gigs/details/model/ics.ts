import { sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { clockTime } from '@/design-system/lib/format-day.ts'
import type { CallSheet } from './stored-call-sheet.ts'

/** The most bytes (UTF-8) in a line of a calendar file (RFC 5545, 3.1). */
const longestLine = 75

/** '20251122T090000Z' */
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

const bytes = (text: string) => new TextEncoder().encode(text).length

/** Folds a line into short pieces, each further one after a space; no character is cut. */
function folded(line: string): string {
  const pieces = ['']
  for (const character of line) {
    const last = pieces.at(-1) ?? ''
    if (bytes(last) + bytes(character) > longestLine - (pieces.length > 1 ? 1 : 0)) pieces.push(character)
    else pieces[pieces.length - 1] = last + character
  }
  return pieces.join('\r\n ')
}

/**
 * The sessions of a Gig as a calendar file, in UTC, so that every calendar application shows the right time.
 * @param now when the file is created
 */
export function icsOf({ gigId, title, sessions, place, landmark }: CallSheet, now: Date): string {
  const events = sessions.flatMap((session, index) => {
    const { startsAt, endsAt } = sessionSpan(session)
    const { arrival } = session
    return [
      'BEGIN:VEVENT',
      // The id of a session is stable, so that a second import updates the entry and does not add another.
      `UID:${gigId}-${index + 1}@marquee`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(startsAt)}`,
      `DTEND:${utc(endsAt)}`,
      `SUMMARY:${escaped(title)}`,
      ...(place ? [`LOCATION:${escaped([place, landmark].filter(Boolean).join(', '))}`] : []),
      ...(arrival ? [`DESCRIPTION:${escaped(`Arrive by ${clockTime(arrival)}, Lagos time`)}`] : []),
      'END:VEVENT',
    ]
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marquee//Call sheet//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
