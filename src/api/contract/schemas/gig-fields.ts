import * as z from 'zod/mini'
import { dayLength, dayMessage, isDay, moment } from './days.ts'
import { gigSessions, mostSessions, timeLength } from './gig-session.ts'
import { nigerianStates } from './places.ts'
import { bounded, boundedTrimmed, line, lines } from './text.ts'

/**
 * What an employer types about a Gig, with the messages of docs/product/messages.md. `postableGig` is a Gig that can be posted, `gigDraft`
 * an incomplete one, in which every field is optional.
 */

export const gigCategories = ['photographer', 'songwriter', 'hostess', 'dj', 'other'] as const
export const workModes = ['on_site', 'remote'] as const
export const visibilities = ['public', 'invite_only'] as const
export const transports = ['included', 'worker', 'paid_extra'] as const
export const payTypes = ['per_gig', 'per_day', 'per_hour'] as const
export type PayType = (typeof payTypes)[number]
export const equipments = ['provided', 'worker'] as const

/** Least and most pay of one worker for one unit, in kobo: ₦1,000 to ₦100,000,000. */
const leastRateKobo = 100_000
const mostRateKobo = 10_000_000_000

const tooLong = (label: string, maximum: number) =>
  `${label} must be at most ${maximum.toLocaleString('en')} characters`

/** A text of at most `maximum` characters, empty or not. */
const upTo = (label: string, maximum: number, kind = line) =>
  kind(maximum, tooLong(label, maximum), `${label} must be text`)

/** A text that has to be there, of `minimum` to `maximum` characters. */
const text = (label: string, minimum: number, maximum: number, kind = line) =>
  kind(maximum, tooLong(label, maximum), `${label} is required`).check(
    z.minLength(1, `${label} is required`),
    z.minLength(minimum, `${label} must be at least ${minimum} characters`),
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
    .check(z.maxLength(10, 'You can add up to 10 deliverables'))

const perks = {
  transport: z.enum(transports, { error: 'Please select a transport' }),
  meals: z.boolean({ error: 'Meals must be true or false' }),
  equipment: z.enum(equipments, { error: 'Please select an equipment' }),
  dressCode: z.optional(upTo('Dress code', 120)),
}

const state = z.enum(nigerianStates, { error: 'Please select a state' })
const landmark = z.optional(upTo('Landmark', 120))
const phone = boundedTrimmed(20, 'Please enter a valid phone number', 'Phone is required').check(
  z.regex(/^\+?\d[\d ]{7,18}$/, 'Please enter a valid phone number'),
)
const category = z.enum(gigCategories, { error: 'Please select a category' })
const workMode = z.enum(workModes, { error: 'Please select a work mode' })
const payType = z.enum(payTypes, { error: 'Please select a pay type' })
const deadline = moment('Application deadline')
const visibility = z.enum(visibilities, { error: 'Please select a visibility' })

const amount = (label: string) =>
  z
    .number({ error: ({ input }) => (input === undefined ? `${label} is required` : 'Please enter a valid amount') })
    .check(z.int('Please enter a valid amount'))
const people = 'Enter a number from 1 to 100'

/** The fields that determine the price; the input of a quote. */
export const priceFields = {
  payType,
  rateKobo: amount('Pay').check(
    z.minimum(leastRateKobo, 'Pay must be at least ₦1,000.00'),
    z.maximum(mostRateKobo, 'Pay must be at most ₦100,000,000.00'),
  ),
  workersNeeded: z.number({ error: people }).check(z.int(people), z.minimum(1, people), z.maximum(100, people)),
  sessions: gigSessions,
}

/** Every field of a Gig that can be posted; the rules about several fields are in src/rules/gig-check.ts. */
export const postableGig = {
  ...priceFields,
  title: text('Gig title', 8, 80),
  category,
  description: text('Description', 50, 2000, lines),
  workSkills: skills('Skill', 'Skills', 10, 1),
  softSkills: z._default(skills('Soft skill', 'Soft skills', 5), []),
  workMode,
  location: z.optional(
    z.nullable(
      z.strictObject(
        { address: text('Address', 5, 200), city: text('City', 1, 100), state, landmark },
        { error: 'Address is required' },
      ),
    ),
  ),
  deliverables: z._default(deliverables(text('Deliverable', 3, 140)), []),
  perks: z.strictObject(perks, { error: 'Please say what the worker gets' }),
  onSiteContact: z.optional(
    z.nullable(
      z.strictObject({ name: text('Contact name', 1, 120), phone }, { error: 'Contact must have a name and a phone' }),
    ),
  ),
  applicationDeadline: deadline,
  visibility: z._default(visibility, 'public'),
}

const draftTime = bounded(timeLength, 'Time must be like 18:00', 'Time must be text').check(
  z.regex(/^$|^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Time must be like 18:00'),
)

/** A draft: an omitted field stays unchanged, null or an empty text clears it. */
const unfinished = {
  title: upTo('Gig title', 80),
  category: z.nullable(category),
  description: upTo('Description', 2000, lines),
  workSkills: skills('Skill', 'Skills', 10),
  softSkills: skills('Soft skill', 'Soft skills', 5),
  workMode: z.nullable(workMode),
  location: z.nullable(
    z.strictObject(
      { address: upTo('Address', 200), city: upTo('City', 100), state: z.nullable(state), landmark },
      { error: 'Location must have an address' },
    ),
  ),
  sessions: z
    .array(
      z.strictObject({
        date: bounded(dayLength, dayMessage('Date'), 'Date must be text').check(
          z.refine((date) => date === '' || isDay(date), dayMessage('Date')),
        ),
        start: draftTime,
        end: draftTime,
        arrival: z.optional(draftTime),
        endsNextDay: z._default(z.boolean({ error: 'endsNextDay must be true or false' }), false),
      }),
      { error: 'Sessions must be a list' },
    )
    .check(z.maxLength(mostSessions, `You can add up to ${mostSessions} sessions`)),
  payType: z.nullable(payType),
  rateKobo: z.nullable(
    amount('Pay').check(
      z.minimum(0, 'Please enter a valid amount'),
      z.maximum(mostRateKobo, 'Pay must be at most ₦100,000,000.00'),
    ),
  ),
  workersNeeded: z.nullable(
    z.number({ error: people }).check(z.int(people), z.minimum(0, people), z.maximum(100, people)),
  ),
  deliverables: deliverables(upTo('Deliverable', 140)),
  perks: z.nullable(z.partial(z.strictObject(perks))),
  onSiteContact: z.nullable(z.strictObject({ name: upTo('Contact name', 120), phone: upTo('Phone', 20) })),
  applicationDeadline: z.nullable(deadline),
  visibility,
}
export const gigDraft = z.partial(z.strictObject(unfinished))
export type GigDraft = z.output<typeof gigDraft>

export type GigFieldName = keyof typeof unfinished
export const gigFieldNames = Object.keys(unfinished) as readonly GigFieldName[]
