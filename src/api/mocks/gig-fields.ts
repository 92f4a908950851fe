import { checkGig, type GigDraft } from '../contract/schemas/gig-fields.ts'
import { sessionSpan } from '../contract/schemas/gig-session.ts'
import { lockedFieldsOf, movedReason, sessionsReason } from '../contract/schemas/gig-terms.ts'
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

/** The fields of a Gig as they are posted: without what is empty. */
function postedFields({
  title,
  category,
  description,
  workSkills,
  softSkills,
  workMode,
  location,
  sessions,
  payType,
  rateKobo,
  workersNeeded,
  deliverables,
  perks,
  onSiteContact,
  applicationDeadline,
  visibility,
}: Gig): unknown {
  const fields = {
    title,
    category,
    description,
    workSkills,
    softSkills,
    workMode,
    location,
    sessions,
    payType,
    rateKobo,
    workersNeeded,
    deliverables,
    perks,
    onSiteContact,
    applicationDeadline,
    visibility,
  }
  return JSON.parse(JSON.stringify(fields, (_, value: unknown) => value ?? undefined))
}

/** Lists the fields of a Gig that cannot change any more, each with its reason. */
export const lockedOf = ({ status, workersHired, applicantCounts }: Gig) =>
  lockedFieldsOf({
    status,
    isHired: workersHired > 0,
    hasApplicants: Object.values(applicantCounts).some((count) => count > 0),
  })

/** Throws a MockRefusal that names the locked field whose value changes. */
export function assertUnlocked(found: Gig, changed: Gig) {
  const differs = (field: string) =>
    JSON.stringify(found[field as keyof Gig]) !== JSON.stringify(changed[field as keyof Gig])
  const locked = lockedOf(found).filter(({ field }) => differs(field))
  const isPaid = found.payment.paidKobo > 0
  const minutes = ({ sessions }: Gig) =>
    JSON.stringify(sessions.map((session) => sessionSpan(session).minutes).toSorted((a, b) => a - b))
  const isLonger = isPaid && differs('sessions') && minutes(found) !== minutes(changed)
  const reason = isLonger
    ? sessionsReason
    : isPaid
      ? movedReason({ before: found.sessions, after: changed.sessions, isHired: found.workersHired > 0 }, now)
      : undefined
  if (reason !== undefined) locked.push({ field: 'sessions', reason })
  const [lockedField] = locked
  if (lockedField !== undefined) {
    throw new MockRefusal('VALIDATION_FAILED', {
      message: lockedField.reason,
      errors: Object.fromEntries(locked.map(({ field, reason }) => [field, reason])),
    })
  }
}

/** Throws a MockRefusal for a Gig that cannot be posted; unchanged times of `before` may be in the past. */
export function assertPostable(gig: Gig, before?: Gig) {
  const { errors } = checkGig(postedFields(gig), now, before && (postedFields(before) as GigDraft))
  if (errors !== undefined) {
    throw new MockRefusal('VALIDATION_FAILED', { message: Object.values(errors)[0] ?? null, errors: { ...errors } })
  }
}
