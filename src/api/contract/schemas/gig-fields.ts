import * as z from 'zod/mini'
import {
  longestDescription,
  longestTitle,
  mostDeliverables,
  mostSkills,
  mostSoftSkills,
  shortestDescription,
  shortestTitle,
  tooShort,
  withCommas,
} from '../limits.ts'
import { dayLength, dayMessage, isDay, timestamp } from './days.ts'
import { instant } from './fields.ts'
import { gigSessions, mostSessions, sessionRead, timeLength } from './gig-session.ts'
import { kobo } from './money.ts'
import { nigerianStates } from './places.ts'
import { bounded, boundedTrimmed, lineOf, linesOf } from './text.ts'

/** What an employer enters about a Gig, with the messages of docs/product/messages.md: each field once, in `gigFields`. */

export const gigCategories = ['photographer', 'songwriter', 'hostess', 'dj', 'other'] as const
export const workModes = ['on_site', 'remote'] as const
export const visibilities = ['public', 'invite_only'] as const
export const transports = ['included', 'worker', 'paid_extra'] as const
export const payTypes = ['per_gig', 'per_day', 'per_hour'] as const
export type PayType = (typeof payTypes)[number]
export const equipments = ['provided', 'worker'] as const

/** Least and most pay of one worker for one unit, in kobo: ₦1,000 to ₦100,000,000. */
export const leastRateKobo = 100_000
export const mostRateKobo = 10_000_000_000

/** An amount of whole naira as a message writes it: '₦1,000.00'. */
const wholeNaira = (kobo: number) => `₦${withCommas(kobo / 100)}.00`
const tooMuchPay = `Pay must be at most ${wholeNaira(mostRateKobo)}`

/** A text that has to be there, of `minimum` to `maximum` characters. */
const text = (label: string, minimum: number, maximum: number, kind = lineOf) =>
  kind(label, maximum, `${label} is required`).check(
    z.minLength(1, `${label} is required`),
    z.minLength(minimum, tooShort(label, minimum)),
  )

const unique = (texts: string[]) => [...new Map(texts.map((text) => [text.toLocaleLowerCase('en'), text])).values()]

/** How many times as many skills may be sent as are stored: duplicates do not count. */
const duplicates = 10

/** Names of skills without duplicates, compared without case. */
const skills = (label: string, plural: string, most: number, least = 0) => {
  const tooMany = `You can add up to ${most} ${plural.toLowerCase()}`
  return z
    .array(text(label, 1, 60), { error: `${plural} must be a list` })
    .check(
      z.maxLength(most * duplicates, { error: tooMany, abort: true }),
      z.overwrite(unique),
      z.minLength(least, `Add at least one ${label.toLowerCase()}`),
      z.maxLength(most, tooMany),
    )
}

const deliverableId = z.optional(
  bounded(40, 'Deliverable is not known').check(z.regex(/^[\w-]{1,40}$/, 'Deliverable is not known')),
)
const deliverables = (textSchema: z.ZodMiniType<string>) =>
  z
    .array(z.strictObject({ id: deliverableId, text: textSchema }), { error: 'Deliverables must be a list' })
    .check(z.maxLength(mostDeliverables, `You can add up to ${mostDeliverables} deliverables`))

const perks = {
  transport: z.enum(transports, { error: 'Please select a transport' }),
  meals: z.boolean({ error: 'Meals must be true or false' }),
  equipment: z.enum(equipments, { error: 'Please select an equipment' }),
  dressCode: z.optional(lineOf('Dress code', 120)),
}

/** A text of an answer; null when it is missing. */
const textRead = z._default(z.nullable(z.string()), null)

const state = z.enum(nigerianStates, { error: 'Please select a state' })
const landmark = z.optional(lineOf('Landmark', 120))
const phone = boundedTrimmed(20, 'Please enter a valid phone number', 'Phone is required').check(
  z.regex(/^\+?\d[\d ]{7,18}$/, 'Please enter a valid phone number'),
)
const deadline = timestamp('Application deadline')
const visibility = z.enum(visibilities, { error: 'Please select a visibility' })

const amount = (label: string) =>
  z
    .number({ error: ({ input }) => (input === undefined ? `${label} is required` : 'Please enter a valid amount') })
    .check(z.int('Please enter a valid amount'))
const mostWorkers = 100
const people = `Enter a number from 1 to ${mostWorkers}`

const draftTime = bounded(timeLength, 'Time must be like 18:00', 'Time must be text').check(
  z.regex(/^$|^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Time must be like 18:00'),
)

const draftSession = z.strictObject({
  date: bounded(dayLength, dayMessage('Date'), 'Date must be text').check(
    z.refine((date) => date === '' || isDay(date), dayMessage('Date')),
  ),
  start: draftTime,
  end: draftTime,
  arrival: z.optional(draftTime),
  endsNextDay: z._default(z.boolean({ error: 'endsNextDay must be true or false' }), false),
})

/** The schemas of one field: as a posted Gig must have it, as a draft may have it, and as it is answered. */
interface FieldSchemas {
  readonly posted: z.ZodMiniType
  /** A field that is omitted stays unchanged; null or an empty text clears it. */
  readonly draft: z.ZodMiniType
  /** With the value of a field that is missing. */
  readonly read: z.ZodMiniType
}

/** A choice of one value; an unknown one in an answer stays text. */
const choice = <Posted extends z.ZodMiniType>(posted: Posted) => ({ posted, draft: z.nullable(posted), read: textRead })

/**
 * The fields of a Gig in the order of its form. The requests, the answer, the names of the fields that can be edited, and what the server reads from its
 * database derive from this table; rules about several fields are in src/rules/gig-check.ts.
 */
export const gigFields = {
  title: {
    posted: text('Gig title', shortestTitle, longestTitle),
    draft: lineOf('Gig title', longestTitle),
    read: z._default(z.string(), ''),
  },
  category: choice(z.enum(gigCategories, { error: 'Please select a category' })),
  description: {
    posted: text('Description', shortestDescription, longestDescription, linesOf),
    draft: linesOf('Description', longestDescription),
    read: z._default(z.string(), ''),
  },
  workSkills: {
    posted: skills('Skill', 'Skills', mostSkills, 1),
    draft: skills('Skill', 'Skills', mostSkills),
    read: z._default(z.array(z.string()), []),
  },
  softSkills: {
    posted: z._default(skills('Soft skill', 'Soft skills', mostSoftSkills), []),
    draft: skills('Soft skill', 'Soft skills', mostSoftSkills),
    read: z._default(z.array(z.string()), []),
  },
  deliverables: {
    posted: z._default(deliverables(text('Deliverable', 3, 140)), []),
    draft: deliverables(lineOf('Deliverable', 140)),
    read: z._default(z.array(z.object({ id: z.string(), text: z.string() })), []),
  },
  sessions: {
    posted: gigSessions,
    draft: z
      .array(draftSession, { error: 'Sessions must be a list' })
      .check(z.maxLength(mostSessions, `You can add up to ${mostSessions} sessions`)),
    read: z._default(z.array(sessionRead), []),
  },
  workMode: choice(z.enum(workModes, { error: 'Please select a work mode' })),
  location: {
    posted: z.optional(
      z.nullable(
        z.strictObject(
          { address: text('Address', 5, 200), city: text('City', 1, 100), state, landmark },
          { error: 'Address is required' },
        ),
      ),
    ),
    draft: z.nullable(
      z.strictObject(
        { address: lineOf('Address', 200), city: lineOf('City', 100), state: z.nullable(state), landmark },
        { error: 'Location must have an address' },
      ),
    ),
    read: z._default(
      z.nullable(z.object({ address: textRead, city: textRead, state: textRead, landmark: textRead })),
      null,
    ),
  },
  onSiteContact: {
    posted: z.optional(
      z.nullable(
        z.strictObject(
          { name: text('Contact name', 1, 120), phone },
          { error: 'Contact must have a name and a phone' },
        ),
      ),
    ),
    draft: z.nullable(z.strictObject({ name: lineOf('Contact name', 120), phone: lineOf('Phone', 20) })),
    read: z._default(z.nullable(z.object({ name: z.string(), phone: z.string() })), null),
  },
  applicationDeadline: { posted: deadline, draft: z.nullable(deadline), read: z._default(z.nullable(instant), null) },
  payType: choice(z.enum(payTypes, { error: 'Please select a pay type' })),
  rateKobo: {
    posted: amount('Pay').check(
      z.minimum(leastRateKobo, `Pay must be at least ${wholeNaira(leastRateKobo)}`),
      z.maximum(mostRateKobo, tooMuchPay),
    ),
    draft: z.nullable(
      amount('Pay').check(z.minimum(0, 'Please enter a valid amount'), z.maximum(mostRateKobo, tooMuchPay)),
    ),
    read: z._default(z.nullable(kobo), null),
  },
  workersNeeded: {
    posted: z.number({ error: people }).check(z.int(people), z.minimum(1, people), z.maximum(mostWorkers, people)),
    draft: z.nullable(
      z.number({ error: people }).check(z.int(people), z.minimum(0, people), z.maximum(mostWorkers, people)),
    ),
    read: z._default(z.nullable(z.number()), null),
  },
  perks: {
    posted: z.strictObject(perks, { error: 'Please say what the worker gets' }),
    draft: z.nullable(z.partial(z.strictObject(perks))),
    read: z._default(
      z.nullable(
        z.object({
          transport: textRead,
          meals: z._default(z.nullable(z.boolean()), null),
          equipment: textRead,
          dressCode: textRead,
        }),
      ),
      null,
    ),
  },
  visibility: {
    posted: z._default(visibility, 'public'),
    draft: visibility,
    read: z._default(z.string(), 'public'),
  },
} as const satisfies Record<string, FieldSchemas>

type FieldTable = Readonly<Record<string, FieldSchemas>>

/** One column of a field table, as the shape of an object. */
export const schemasOf = <Table extends FieldTable, Use extends keyof FieldSchemas>(table: Table, use: Use) =>
  Object.fromEntries(Object.entries(table).map(([name, schemas]) => [name, schemas[use]])) as {
    [Name in keyof Table]: Table[Name][Use]
  }

export type GigFieldName = keyof typeof gigFields
export const gigFieldNames = Object.keys(gigFields) as readonly GigFieldName[]

/** A Gig that can be posted, as the shape of an object. */
export const postableGig = schemasOf(gigFields, 'posted')

/** The fields that determine the price; the input of a quote. */
const { payType, rateKobo, workersNeeded, sessions } = postableGig
export const priceFields = { payType, rateKobo, workersNeeded, sessions }

/** A draft of a Gig, or changes of one: every field is optional. */
export const gigDraft = z.partial(z.strictObject(schemasOf(gigFields, 'draft')))
export type GigDraft = z.output<typeof gigDraft>

/** What is answered of the fields that an employer entered; every field is present. */
export const gigEntered = z.object(schemasOf(gigFields, 'read'))
