import * as z from 'zod/mini'
import { isDay } from '../api/contract/schemas/days.ts'
import { type GigDraft, postableGig, priceFields } from '../api/contract/schemas/gig-fields.ts'
import { sessionSpan, type SessionTimes } from '../api/contract/schemas/gig-session.ts'
import { mostKobo } from '../api/contract/schemas/money.ts'
import { priceOf } from './gig-price.ts'

const gigFields = z.strictObject(postableGig)
export type GigFields = z.output<typeof gigFields>

const affordable = z.object(priceFields).check(
  z.refine((fields) => priceOf(fields).totalKobo <= mostKobo, {
    error: 'Pay for all workers must be at most ₦999,999,999,999.99',
    path: ['rateKobo'],
  }),
)

/** The rules about several fields of a Gig. Each is a schema of those fields alone, so that it also applies while another field is invalid. */
const crossFieldRules: readonly z.ZodMiniType[] = [
  affordable,
  z.object({ workMode: postableGig.workMode, location: postableGig.location }).check(
    z.refine(({ workMode, location }) => workMode === 'remote' || (location !== undefined && location !== null), {
      error: 'Address is required',
      path: ['location', 'address'],
    }),
  ),
  z
    .object({ applicationDeadline: postableGig.applicationDeadline, sessions: postableGig.sessions })
    .check(
      z.refine(
        ({ applicationDeadline, sessions }) => Date.parse(applicationDeadline) < (firstStart(sessions)?.getTime() ?? 0),
        { error: 'Applications must close before the first session starts', path: ['applicationDeadline'] },
      ),
    ),
]

/** Start of the first session; undefined without sessions. Sessions of a draft without day or time do not count. */
export function firstStart(sessions: readonly SessionTimes[]): Date | undefined {
  const starts = sessions
    .map((session) => sessionSpan(session).startsAt)
    .filter((start) => !Number.isNaN(start.getTime()))
  return starts.toSorted((a, b) => a.getTime() - b.getTime())[0]
}

/** End of the last session; undefined without sessions. */
export function lastEnd(sessions: readonly SessionTimes[]): Date | undefined {
  const ends = sessions.map((session) => sessionSpan(session).endsAt).filter((end) => !Number.isNaN(end.getTime()))
  return ends.toSorted((a, b) => b.getTime() - a.getTime())[0]
}

const someTime = z.optional(z.unknown())
const someSessions = z.object({ sessions: z.array(z.object({ date: someTime, start: someTime })) })
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const someDeadline = z.object({ applicationDeadline: postableGig.applicationDeadline })

/** Whether a session has begun; without a time of its own it begins at the end of its day. */
function isPast(date: string, start: string, now: Date): boolean {
  const { startsAt } = sessionSpan({ date, start, end: start })
  return (
    (Number.isNaN(startsAt.getTime()) ? sessionSpan({ date, start: '23:59', end: '23:59' }).startsAt : startsAt) <= now
  )
}

/** Messages for times in the past, by field ('sessions.0.date'). Days without a time count until they end; times that are unchanged from `before` have no message. */
function pastErrors(fields: unknown, now: Date, before: GigDraft | undefined): Record<string, string> {
  const sessions = someSessions.safeParse(fields).data?.sessions ?? []
  const old = new Set(before?.sessions?.map(({ date, start }) => `${date} ${start}`))
  const past = sessions.flatMap((session, index) => {
    const [date, start] = [textOf(session.date), textOf(session.start)]
    return isDay(date) && isPast(date, start, now) && !old.has(`${date} ${start}`)
      ? [[`sessions.${index}.date`, 'Date cannot be in the past'] as const]
      : []
  })
  const typed = someDeadline.safeParse(fields).data?.applicationDeadline ?? ''
  const isLate = Date.parse(typed) <= now.getTime() && typed !== before?.applicationDeadline
  return {
    ...Object.fromEntries(past),
    ...(isLate && { applicationDeadline: 'Application deadline cannot be in the past' }),
  }
}

/** The first message of each field by its path ('location.city', 'sessions.0.end'). */
function messagesOf(results: readonly { readonly error?: z.core.$ZodError | undefined }[]): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of results.flatMap(({ error }) => error?.issues ?? [])) {
    messages[path.map(String).join('.')] ??= message
  }
  return messages
}

/** What is wrong with the price of a Gig, by field: it must not exceed the largest amount of this product. */
export const priceErrors = (fields: unknown) => messagesOf([affordable.safeParse(fields)])

/**
 * Whether a Gig can be posted at a moment: the same check in the form, in the server and in the mocks.
 * @param fields unvalidated fields of the Gig
 * @param before the stored Gig when it is posted already: its unchanged times may be in the past
 * @returns the Gig, or the first message of each wrong field by its path ('location.city', 'sessions.0.end')
 */
export function checkGig(
  fields: unknown,
  now: Date,
  before?: GigDraft,
):
  | { readonly gig: GigFields; readonly errors?: never }
  | { readonly errors: Readonly<Record<string, string>>; readonly gig?: never } {
  const result = gigFields.safeParse(fields)
  const errors = messagesOf([result, ...crossFieldRules.map((rule) => rule.safeParse(fields))])
  for (const [path, message] of Object.entries(pastErrors(fields, now, before))) errors[path] ??= message
  return result.success && Object.keys(errors).length === 0 ? { gig: result.data } : { errors }
}

/** The entered fields of a Gig without what is empty, as `checkGig` expects them. */
export const withoutEmptyFields = (fields: GigDraft): unknown =>
  JSON.parse(JSON.stringify(fields, (_, value: unknown) => value ?? undefined))
