import * as z from 'zod/mini'
import { dayLength, dayMessage, isDay } from './days.ts'
import { bounded } from './text.ts'

/** Most sessions one Gig has, and how long one lasts at most, in minutes (docs/product/messages.md). */
export const mostSessions = 31
export const longestSessionMinutes = 16 * 60

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Length of a time of the day: '18:00'. */
export const timeLength = 5

const time = (label: string) =>
  bounded(timeLength, `${label} is required`).check(z.regex(timePattern, `${label} is required`))

/** When people work: a day and times of Lagos; `endsNextDay` for those that end after midnight. */
export interface SessionTimes {
  readonly date: string
  readonly start: string
  readonly end: string
  readonly arrival?: string | null | undefined
  readonly endsNextDay?: boolean | undefined
}

const wallTime = (date: string, time: string) => Date.parse(`${date}T${time}:00+01:00`)

/** Begin, end and length of a session; Lagos has the same offset all year. */
export function sessionSpan({ date, start, end, endsNextDay = false }: SessionTimes): {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly minutes: number
} {
  const startsAt = wallTime(date, start)
  const endsAt = wallTime(date, end) + (endsNextDay ? dayMs : 0)
  return { startsAt: new Date(startsAt), endsAt: new Date(endsAt), minutes: Math.round((endsAt - startsAt) / minuteMs) }
}

/** One session as it is posted (docs/product/messages.md). */
export const gigSession = z
  .strictObject({
    date: bounded(dayLength, dayMessage('Date'), 'Date is required').check(
      z.minLength(1, 'Date is required'),
      z.refine(isDay, dayMessage('Date')),
    ),
    start: time('Start time'),
    end: time('End time'),
    arrival: z.optional(time('Arrival time')),
    endsNextDay: z._default(z.boolean({ error: 'endsNextDay must be true or false' }), false),
  })
  .check(
    z.refine(({ arrival, start }) => arrival === undefined || arrival <= start, {
      error: 'Arrival must not be after the start time',
      path: ['arrival'],
    }),
    z.refine((session) => sessionSpan(session).minutes > 0, {
      error: 'End time must be after start time',
      path: ['end'],
    }),
    z.refine((session) => sessionSpan(session).minutes <= longestSessionMinutes, {
      error: 'A session cannot be longer than 16 hours',
      path: ['end'],
    }),
  )

/** Position of the first session that begins while another one runs; undefined when none does. */
export function overlappingSession(sessions: readonly SessionTimes[]): number | undefined {
  const inOrder = sessions
    .map((session, index) => ({ ...sessionSpan(session), index }))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return inOrder.find(({ startsAt }, place) => inOrder.slice(0, place).some((before) => before.endsAt > startsAt))
    ?.index
}

/** The sessions of a Gig as they are posted: 1 to 31, none within another. */
export const gigSessions = z.array(gigSession, { error: 'Add at least one session' }).check(
  z.minLength(1, 'Add at least one session'),
  // More are not compared with each other.
  z.maxLength(mostSessions, { error: `You can add up to ${mostSessions} sessions`, abort: true }),
  z.check(({ value, issues }) => {
    const index = overlappingSession(value)
    if (index !== undefined) {
      issues.push({ code: 'custom', message: 'Two sessions overlap', path: [index, 'start'], input: value })
    }
  }),
)

/** One session as it is read; `arrival` is null when it is missing. */
export const sessionRead = z
  .object({
    date: z.string(),
    start: z.string(),
    end: z.string(),
    arrival: z.optional(z.nullable(z.string())),
    endsNextDay: z._default(z.boolean(), false),
  })
  .check(z.overwrite((session) => ({ ...session, arrival: session.arrival ?? null })))
export type GigSession = z.output<typeof sessionRead>
