import { type GigDraft, gigDraft, type GigFieldName, gigFieldNames } from '@/api/contract/schemas/gig-fields.ts'
import { paymentDataBody } from '@/api/contract/schemas/gig-quote.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { checkGig, priceErrors } from '@/rules/gig-check.ts'
import { type GigForm, gigFormFields } from './gig-fields.ts'
import { controlsOf, isWithin } from './steps.ts'

/** An object with a value for each field of a Gig. */
const mapFields = (valueOf: (name: GigFieldName) => unknown): Partial<Record<GigFieldName, unknown>> =>
  Object.fromEntries(gigFieldNames.map((name) => [name, valueOf(name)]).filter(([, value]) => value !== undefined))

const postedValue = <Name extends GigFieldName>(form: GigForm, name: Name) => gigFormFields[name].post(form[name], form)

function savedValue<Name extends GigFieldName>(form: GigForm, name: Name): unknown {
  const { save, post } = gigFormFields[name]
  return (save ?? post)(form[name], form) ?? null
}

/** The form as it would be posted, without empty fields: input for `checkGig`, whose messages the form shows. */
export const postedFields = (form: GigForm) => mapFields((name) => postedValue(form, name))

/** The body that saves a draft: null clears the stored value. The contract refuses values that are in none of its lists. */
export const draftFields = (form: GigForm) => mapFields((name) => savedValue(form, name)) as GigDraft

/** The form filled with a Gig. */
export const formOf = (gig: Gig) => mapFields((name) => gigFormFields[name].read(gig)) as GigForm

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

/** The path in the form of a field of the contract; of a whole list of entries the one where react-hook-form stores its error. */
export function formPath(path: string): string {
  const [name = ''] = path.split('.')
  const field = gigFieldNames.find((each) => each === name)
  if (field === undefined) return path
  if (gigFormFields[field].hasEntries) return path === field ? `${field}.root` : path
  const controls: readonly string[] = controlsOf(field)
  return controls.find((control) => isWithin(path, control)) ?? (path === field ? (controls[0] ?? path) : path)
}

/**
 * The errors of the form, by the path of the field, with the contract's messages.
 * @param before a posted Gig in the form's shape: its unchanged times may lie in the past
 */
export function formErrors(form: GigForm, now: Date, before?: GigDraft): Readonly<Record<string, string>> {
  const { errors = {} } = checkGig(postedFields(form), now, before)
  const isTimeMissing = form.applicationDeadline.day !== '' && form.applicationDeadline.time === ''
  const messages: Record<string, string> = {}
  for (const [path, message] of Object.entries(errors)) {
    if (path === 'applicationDeadline' && isTimeMissing) messages['applicationDeadline.time'] = 'Closes at is required'
    else messages[formPath(path)] ??= message
  }
  return messages
}
