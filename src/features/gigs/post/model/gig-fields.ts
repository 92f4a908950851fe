import type { FieldPath } from 'react-hook-form'
import * as z from 'zod/mini'
import type { GigFieldName } from '@/api/contract/schemas/gig-fields.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { spanOfDays } from '@/design-system/lib/format-day.ts'
import { dateTime, lagosDay, lagosTimestamp, shortDay } from '@/lib/dates.ts'
import { notAPhone } from '@/shared/form/phone-value.ts'
import { gigLabels, labelOf } from '@/shared/gig-looks.ts'
import { sessionTimesWithArrival, sortSessions } from '@/shared/gig-sessions.ts'
import { locationLine } from '@/shared/location-line.ts'
import { amountOf } from '@/shared/form/money-value.ts'
import { payLine } from '../../poster/poster-facts.ts'

/** The steps with fields. */
export const formSteps = ['details', 'schedule', 'pay'] as const
export type FormStep = (typeof formSteps)[number]

/** A schema that reads a value which is missing or cannot be read as `empty`, so that the rest of a stored draft is restored. */
export const withFallback = <Schema extends z.ZodMiniType>(
  schema: Schema,
  empty: z.output<Schema> | (() => z.output<Schema>),
) =>
  // oxlint-disable-next-line promise/valid-params -- `catch` of zod, not of a promise
  z.catch(schema, empty)

const text = (empty = '') => withFallback(z.string(), empty)
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  withFallback(z.object(shape), () => z.object(shape).parse({}))
const list = <Item extends z.ZodMiniType>(item: Item) => withFallback(z.array(item), [])

const session = z.object({
  date: text(),
  start: text(),
  end: text(),
  arrival: text(),
  endsNextDay: withFallback(z.boolean(), false),
})
/** One session in the form; '' for an empty field. */
export type SessionForm = z.output<typeof session>
export const emptySession: SessionForm = session.parse({})

/** What the form holds of each field, as much as was typed: '' or null for an empty one. */
const values = {
  title: text(),
  category: text(),
  description: text(),
  workSkills: list(z.string()),
  softSkills: list(z.string()),
  deliverables: list(z.object({ itemId: text(), text: text() })),
  sessions: withFallback(z.array(session), () => [emptySession]),
  workMode: text('on_site'),
  location: group({ address: text(), city: text(), state: text(), landmark: text() }),
  onSiteContact: group({ name: text(), phone: text() }),
  /** A day and a time of Lagos. */
  applicationDeadline: group({ day: text(), time: text('23:59') }),
  payType: text('per_gig'),
  rateKobo: withFallback(z.nullable(z.number()), null),
  workersNeeded: text('1'),
  // What most workers do; the employer offers more where they want to.
  perks: group({
    transport: text('worker'),
    meals: withFallback(z.boolean(), false),
    equipment: text('worker'),
    dressCode: text(),
  }),
  visibility: text('public'),
} satisfies Record<GigFieldName, z.ZodMiniType>

/** The values of the Gig's form, also as a draft on the device holds them. */
export const gigForm = z.object(values)
export type GigForm = z.output<typeof gigForm>
export const emptyForm: GigForm = gigForm.parse({})

/** A row of the list of changes: its value as a line or several, and how many lines are summarized. */
interface ChangeRow {
  readonly label: string
  readonly format: (form: GigForm) => string | readonly string[]
  readonly summarize?: (form: GigForm) => readonly string[]
}

/** How the form shows and sends one field. */
interface FormField<Value> {
  /** The step that shows it. */
  readonly step: FormStep
  /** Its controls that can be wrong, in the order of the page; by default one with the name of the field. */
  readonly controls?: readonly FieldPath<GigForm>[]
  /** It is a list of entries with controls of their own. */
  readonly hasEntries?: true
  /** The value of a Gig. */
  readonly read: (gig: Gig) => Value
  /** What is posted: undefined when nothing is entered. */
  readonly post: (value: Value, form: GigForm) => unknown
  /** What a draft saves, where it differs from what is posted. */
  readonly save?: (value: Value, form: GigForm) => unknown
  /** Its rows in the list of changes; none when a row of another field contains it. */
  readonly changes: readonly ChangeRow[]
}

const entered = (value: string) => value.trim() || undefined
const choiceLabel = (labels: Readonly<Record<string, string>>, value: string) => labelOf(labels, value) ?? ''
const isOnSite = ({ workMode }: GigForm) => workMode === 'on_site'

/** When applications close, as a moment; undefined while the day or the time is missing. */
export const deadlineOf = ({ applicationDeadline: { day, time } }: Pick<GigForm, 'applicationDeadline'>) =>
  day && time ? `${day}T${time}:00+01:00` : undefined

function deadlineText(form: GigForm): string {
  const deadline = deadlineOf(form)
  return deadline === undefined ? '' : dateTime(deadline)
}

const contactOf = (contact: GigForm['onSiteContact'], form: GigForm) =>
  isOnSite(form) && (entered(contact.name) ?? entered(contact.phone)) !== undefined ? contact : undefined

/** Where the work takes place; for a place also how to find it. */
export function placeOf({ workMode, location }: Pick<GigForm, 'workMode' | 'location'>): string {
  const { address, landmark, city, state } = location
  return (workMode === 'remote' ? gigLabels.workMode.remote : locationLine([address, landmark, city, state])) ?? ''
}

const sessionLines = ({ sessions }: GigForm) =>
  sortSessions(sessions).map((session) => `${shortDay(session.date)}, ${sessionTimesWithArrival(session)}`)

/** From this number on, sessions are summarized by count and span: '31 sessions, 1 – 31 December 2025'. */
const manySessions = 4

function sessionsSummary(form: GigForm): readonly string[] {
  const sessions = sortSessions(form.sessions)
  const [first, last] = [sessions[0]?.date, sessions.at(-1)?.date]
  if (sessions.length < manySessions || first === undefined || last === undefined) return sessionLines(form)
  return [`${sessions.length} sessions, ${first === last ? shortDay(first) : spanOfDays(first, last)}`]
}

/** The fields that are a plain text in the form and in an answer. */
type TextName = {
  [Name in GigFieldName]: [GigForm[Name], Gig[Name]] extends [string, string] ? Name : never
}[GigFieldName]

/** A text that is sent as it is typed. */
const textField = <Name extends TextName>(name: Name, label: string, step: FormStep): FormField<string> => ({
  step,
  read: (gig) => gig[name],
  post: (value) => value,
  changes: [{ label, format: (form) => form[name].trim() }],
})

/** The fields of the form in the order of the page. The steps, the body of a Gig, the form of a Gig and the list of changes derive from this table. */
export const gigFormFields: { readonly [Name in GigFieldName]: FormField<GigForm[Name]> } = {
  title: textField('title', 'Gig title', 'details'),
  category: {
    step: 'details',
    read: ({ category }) => category ?? '',
    post: entered,
    changes: [{ label: 'Category', format: ({ category }) => choiceLabel(gigLabels.category, category) }],
  },
  description: textField('description', 'Description', 'details'),
  workSkills: {
    step: 'details',
    read: ({ workSkills }) => workSkills,
    post: (names) => names,
    changes: [{ label: 'Skills', format: ({ workSkills }) => workSkills.join(', ') }],
  },
  softSkills: {
    step: 'details',
    read: ({ softSkills }) => softSkills,
    post: (names) => names,
    changes: [{ label: 'Soft skills', format: ({ softSkills }) => softSkills.join(', ') }],
  },
  deliverables: {
    step: 'details',
    hasEntries: true,
    read: ({ deliverables }) => deliverables.map(({ id, text }) => ({ itemId: id, text })),
    post: (deliverables) => deliverables.map(({ itemId, text }) => ({ ...(itemId && { id: itemId }), text })),
    save: (deliverables, form) =>
      gigFormFields.deliverables.post(
        deliverables.filter(({ text }) => text.trim() !== ''),
        form,
      ),
    changes: [{ label: 'Deliverables', format: ({ deliverables }) => deliverables.map(({ text }) => text.trim()) }],
  },
  sessions: {
    step: 'schedule',
    hasEntries: true,
    read: ({ sessions }) =>
      sessions.length === 0
        ? [emptySession]
        : sessions.map((session) => ({ ...session, arrival: session.arrival ?? '' })),
    post: (sessions) => sessions.map(({ arrival, ...session }) => ({ ...session, ...(arrival && { arrival }) })),
    changes: [{ label: 'Sessions', format: sessionLines, summarize: sessionsSummary }],
  },
  workMode: { step: 'schedule', read: ({ workMode }) => workMode ?? emptyForm.workMode, post: entered, changes: [] },
  location: {
    step: 'schedule',
    controls: ['location.address', 'location.city', 'location.state', 'location.landmark'],
    read: ({ location }) => ({
      address: location?.address ?? '',
      city: location?.city ?? '',
      state: location?.state ?? '',
      landmark: location?.landmark ?? '',
    }),
    post: (location, form) => (isOnSite(form) ? { ...location, state: entered(location.state) ?? null } : undefined),
    changes: [{ label: 'Place', format: placeOf }],
  },
  onSiteContact: {
    step: 'schedule',
    controls: ['onSiteContact.name', 'onSiteContact.phone'],
    read: ({ onSiteContact }) => onSiteContact ?? emptyForm.onSiteContact,
    post: contactOf,
    save: ({ name, phone }, form) => contactOf({ name, phone: phone === notAPhone ? '' : phone }, form),
    changes: [
      {
        label: 'Contact on site',
        format: ({ onSiteContact: { name, phone } }) => [name.trim(), phone].filter(Boolean).join(', '),
      },
    ],
  },
  applicationDeadline: {
    step: 'schedule',
    controls: ['applicationDeadline.day', 'applicationDeadline.time'],
    read: ({ applicationDeadline: at }) =>
      at ? { day: lagosDay(at), time: lagosTimestamp(at).slice(11, 16) } : emptyForm.applicationDeadline,
    post: (_, form) => deadlineOf(form),
    changes: [{ label: 'Application deadline', format: deadlineText }],
  },
  payType: { step: 'pay', read: ({ payType }) => payType ?? emptyForm.payType, post: entered, changes: [] },
  rateKobo: {
    step: 'pay',
    read: ({ rateKobo }) => rateKobo,
    post: (rateKobo) => rateKobo ?? undefined,
    save: amountOf,
    changes: [{ label: 'Pay', format: (form) => payLine(form) ?? '' }],
  },
  workersNeeded: {
    step: 'pay',
    read: ({ workersNeeded }) => (workersNeeded ? String(workersNeeded) : emptyForm.workersNeeded),
    post: (value) => (/^\s*\d{1,6}\s*$/.test(value) ? Number(value) : undefined),
    changes: [{ label: 'Workers', format: ({ workersNeeded }) => workersNeeded.trim() }],
  },
  perks: {
    step: 'pay',
    controls: ['perks.transport', 'perks.equipment', 'perks.dressCode'],
    read: ({ perks }) => ({
      transport: perks?.transport ?? '',
      meals: perks?.meals ?? false,
      equipment: perks?.equipment ?? '',
      dressCode: perks?.dressCode ?? '',
    }),
    post: ({ transport, equipment, ...perks }) => ({
      ...perks,
      transport: entered(transport),
      equipment: entered(equipment),
    }),
    changes: [
      { label: 'Transport', format: ({ perks }) => choiceLabel(gigLabels.transport, perks.transport) },
      { label: 'Equipment', format: ({ perks }) => choiceLabel(gigLabels.equipment, perks.equipment) },
      { label: 'Meals', format: ({ perks }) => (perks.meals ? 'Included' : 'Not included') },
      { label: 'Dress code', format: ({ perks }) => perks.dressCode.trim() },
    ],
  },
  visibility: {
    step: 'pay',
    read: ({ visibility }) => visibility,
    post: (value) => value,
    changes: [{ label: 'Who sees it', format: ({ visibility }) => choiceLabel(gigLabels.visibility, visibility) }],
  },
}
