import type { Gig } from '@/api/contract/schemas/gig.ts'
import { checkGig, priceErrors } from '@/rules/gig-check.ts'
import { gigDraft, type GigDraft } from '@/api/contract/schemas/gig-fields.ts'
import { paymentDataBody } from '@/api/contract/schemas/gig-quote.ts'
import { lagosDay, lagosTimestamp } from '@/lib/dates.ts'
import { notAPhone } from '@/shared/form/phone-value.ts'

/** One session in the form; '' for an empty field. */
export interface SessionForm {
  date: string
  start: string
  end: string
  arrival: string
  endsNextDay: boolean
}

/** The values of the Gig's form: of each field as much as was typed, '' or null for an empty one. */
export interface GigForm {
  title: string
  category: string
  description: string
  workSkills: string[]
  softSkills: string[]
  deliverables: { itemId: string; text: string }[]
  sessions: SessionForm[]
  workMode: string
  location: { address: string; city: string; state: string; landmark: string }
  /** The application deadline: a day and a time of Lagos. */
  deadline: { day: string; time: string }
  onSiteContact: { name: string; phone: string }
  payType: string
  rateKobo: number | null
  workersNeeded: string
  perks: { transport: string; meals: boolean; equipment: string; dressCode: string }
  visibility: string
}

export const emptySession: SessionForm = { date: '', start: '', end: '', arrival: '', endsNextDay: false }

export const emptyForm: GigForm = {
  title: '',
  category: '',
  description: '',
  workSkills: [],
  softSkills: [],
  deliverables: [],
  sessions: [emptySession],
  workMode: 'on_site',
  location: { address: '', city: '', state: '', landmark: '' },
  deadline: { day: '', time: '23:59' },
  onSiteContact: { name: '', phone: '' },
  payType: 'per_gig',
  rateKobo: null,
  workersNeeded: '1',
  // What most workers do; the employer offers more where they want to.
  perks: { transport: 'worker', meals: false, equipment: 'worker', dressCode: '' },
  visibility: 'public',
}

const text = (value: string) => value.trim() || undefined
const number = (value: string) => (/^\s*\d{1,6}\s*$/.test(value) ? Number(value) : undefined)
const instantOf = ({ day, time }: GigForm['deadline']) => (day && time ? `${day}T${time}:00+01:00` : undefined)

/** The form as it would be posted, without empty fields: input for `checkGig`, whose messages the form shows. */
export function postedFields(form: GigForm) {
  const isOnSite = form.workMode === 'on_site'
  const contact = form.onSiteContact
  return {
    title: form.title,
    category: text(form.category),
    description: form.description,
    workSkills: form.workSkills,
    softSkills: form.softSkills,
    deliverables: form.deliverables.map(deliverable),
    sessions: form.sessions.map(({ arrival, ...session }) => ({ ...session, ...(arrival && { arrival }) })),
    workMode: text(form.workMode),
    ...(isOnSite && { location: { ...form.location, state: text(form.location.state) } }),
    ...(isOnSite && (text(contact.name) ?? text(contact.phone)) !== undefined && { onSiteContact: contact }),
    applicationDeadline: instantOf(form.deadline),
    payType: text(form.payType),
    rateKobo: form.rateKobo ?? undefined,
    workersNeeded: number(form.workersNeeded),
    perks: { ...form.perks, transport: text(form.perks.transport), equipment: text(form.perks.equipment) },
    visibility: form.visibility,
  }
}

const deliverable = ({ itemId, text }: GigForm['deliverables'][number]) => ({
  ...(itemId && { id: itemId }),
  text,
})

/** The body that saves a draft: null clears the stored value. */
export function draftFields(form: GigForm): GigDraft {
  const { onSiteContact, location, applicationDeadline, perks, ...fields } = postedFields(form)
  const { transport, equipment } = perks
  return {
    ...fields,
    deliverables: fields.deliverables.filter((deliverable) => deliverable.text.trim() !== ''),
    location: location === undefined ? null : { ...location, state: location.state ?? null },
    onSiteContact:
      onSiteContact === undefined
        ? null
        : { ...onSiteContact, phone: onSiteContact.phone === notAPhone ? '' : onSiteContact.phone },
    applicationDeadline: applicationDeadline ?? null,
    category: fields.category ?? null,
    workMode: fields.workMode ?? null,
    payType: fields.payType ?? null,
    rateKobo: fields.rateKobo ?? null,
    workersNeeded: fields.workersNeeded ?? null,
    perks: {
      meals: perks.meals,
      dressCode: perks.dressCode,
      ...(transport && { transport }),
      ...(equipment && { equipment }),
    },
    // The values come from the contract's own lists, or from a response; the contract refuses unknown ones.
  } as GigDraft
}

/** The form filled with a Gig. */
export function formOf(gig: Gig): GigForm {
  const { location, perks, onSiteContact, applicationDeadline } = gig
  return {
    title: gig.title,
    category: gig.category ?? '',
    description: gig.description,
    workSkills: gig.workSkills,
    softSkills: gig.softSkills,
    deliverables: gig.deliverables.map(({ id, text }) => ({ itemId: id, text })),
    sessions:
      gig.sessions.length === 0
        ? [emptySession]
        : gig.sessions.map((session) => ({ ...session, arrival: session.arrival ?? '' })),
    workMode: gig.workMode ?? emptyForm.workMode,
    location: {
      address: location?.address ?? '',
      city: location?.city ?? '',
      state: location?.state ?? '',
      landmark: location?.landmark ?? '',
    },
    deadline: applicationDeadline
      ? { day: lagosDay(applicationDeadline), time: lagosTimestamp(applicationDeadline).slice(11, 16) }
      : emptyForm.deadline,
    onSiteContact: onSiteContact ?? emptyForm.onSiteContact,
    payType: gig.payType ?? emptyForm.payType,
    rateKobo: gig.rateKobo ?? null,
    workersNeeded: gig.workersNeeded ? String(gig.workersNeeded) : emptyForm.workersNeeded,
    perks: {
      transport: perks?.transport ?? '',
      meals: perks?.meals ?? false,
      equipment: perks?.equipment ?? '',
      dressCode: perks?.dressCode ?? '',
    },
    visibility: gig.visibility,
  }
}

/** A draft, or a Gig that waits for its payment: it is edited in the form of a new one. */
export const isUnpaid = ({ status }: Gig) => status === 'draft' || status === 'pending_payment'

/** The fields of a body in the contract's form, without those that only the server sets. */
function comparable({ deliverables = [], ...fields }: GigDraft): string {
  const accepted = { ...fields, deliverables: deliverables.map(({ text }) => ({ text })) }
  return JSON.stringify(gigDraft.safeParse(accepted).data ?? accepted)
}

/** Whether a Gig already has the values of these fields. */
export const containsFields = (gig: Gig, fields: GigDraft) =>
  comparable(draftFields(formOf(gig))) === comparable(fields)

/** The body of a quote request; undefined while the form lacks a needed field. */
export function priceBody(form: GigForm) {
  const { payType, rateKobo, workersNeeded, sessions } = postedFields(form)
  const { data } = paymentDataBody.safeParse({ payType, rateKobo, workersNeeded, sessions })
  return data?.method === 'checkout' || Object.keys(priceErrors(data)).length > 0 ? undefined : data
}

/** The path in the form of a field of the contract; of a whole list the one where react-hook-form stores its error. */
export function formPath(path: string): string {
  if (path === 'sessions' || path === 'deliverables') return `${path}.root`
  if (path === 'applicationDeadline') return 'deadline.day'
  if (path === 'location') return 'location.address'
  if (path === 'onSiteContact') return 'onSiteContact.name'
  return path.replace(/^(workSkills|softSkills)\..*$/, '$1')
}

/**
 * The errors of the form, by the path of the field, with the contract's messages.
 * @param before a posted Gig in the form's shape: its unchanged times may lie in the past
 */
export function formErrors(form: GigForm, now: Date, before?: GigDraft): Readonly<Record<string, string>> {
  const { errors = {} } = checkGig(postedFields(form), now, before)
  const isTimeMissing = form.deadline.day !== '' && form.deadline.time === ''
  const messages: Record<string, string> = {}
  for (const [path, message] of Object.entries(errors)) {
    if (path === 'applicationDeadline' && isTimeMissing) messages['deadline.time'] = 'Closes at is required'
    else messages[formPath(path)] ??= message
  }
  return messages
}
