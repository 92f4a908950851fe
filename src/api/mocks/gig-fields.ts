import { checkGig, withoutEmptyFields } from '../../rules/gig-check.ts'
import { type GigDraft, gigFieldNames } from '../contract/schemas/gig-fields.ts'
import { lockedFieldsOf, refusedChanges } from '../../rules/gig-editing.ts'
import type { Gig } from '../contract/schemas/gig.ts'
import { worldNow } from './factories.ts'
import { MockRefusal } from './mock-refusal.ts'

const now = new Date(worldNow)

/** Turns a draft's fields into those of a Gig: an id for each deliverable, null for what was left empty. */
export function fieldsOf({ deliverables, location, perks, sessions, onSiteContact, ...rest }: GigDraft) {
  const present = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Partial<Gig>
  const fields = {
    location: location && { ...location, landmark: location.landmark ?? null },
    perks: perks && { ...perks, dressCode: perks.dressCode ?? null },
    sessions: sessions?.map((session) => ({ ...session, arrival: session.arrival ?? null })),
    onSiteContact,
  }
  return {
    ...present,
    ...(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Gig>),
    ...(deliverables && {
      deliverables: deliverables.map(({ id, text }, index) => ({ id: id ?? `dlv_${index + 1}`, text })),
    }),
  }
}

/** The fields of a Gig that an employer enters. */
const enteredFields = (gig: Gig) =>
  Object.fromEntries(gigFieldNames.map((name) => [name, gig[name]])) as unknown as GigDraft

/** Lists the fields of a Gig that cannot change any more, each with its reason. */
export const lockedOf = ({ status, workersHired, applicantCounts }: Gig) =>
  lockedFieldsOf({
    status,
    isHired: workersHired > 0,
    hasApplicants: Object.values(applicantCounts).some((count) => count > 0),
  })

/** Throws a MockRefusal that names the locked field whose value changes. */
export function assertUnlocked(found: Gig, changed: Gig) {
  const facts = { locked: lockedOf(found), isPaid: found.payment.paidKobo > 0, isHired: found.workersHired > 0 }
  assertNoErrors(refusedChanges(enteredFields(found), enteredFields(changed), facts, now))
}

/** Throws a MockRefusal for a Gig that cannot be posted; unchanged times of `before` may be in the past. */
export function assertPostable(gig: Gig, before?: Gig) {
  const { errors = {} } = checkGig(withoutEmptyFields(enteredFields(gig)), now, before && enteredFields(before))
  assertNoErrors(errors)
}

/** Throws a MockRefusal with the messages of the fields, unless there is none. */
export function assertNoErrors(errors: Readonly<Record<string, string>>) {
  const [message] = Object.values(errors)
  if (message !== undefined) throw new MockRefusal('VALIDATION_FAILED', { message, errors: { ...errors } })
}
