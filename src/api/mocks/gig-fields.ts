import type { World } from './world.ts'
import { checkGig, withoutEmptyFields } from '../../rules/gig-check.ts'
import { type GigDraft, gigEntered } from '../contract/schemas/gig-fields.ts'
import { lockedFieldsOf, refusedChanges } from '../../rules/gig-editing.ts'
import type { Gig } from '../contract/schemas/gig.ts'
import { worldNow } from './factories.ts'
import { MockRefusal } from './mock-refusal.ts'

const now = new Date(worldNow)

/** The entered fields of a Gig after a change, as the server answers them: an id for each deliverable, and a value for every field. */
export function applyFields({ deliverables, ...changes }: GigDraft, before: Partial<Gig> = {}) {
  const present = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const withIds = deliverables?.map(({ id, text }, index) => ({ id: id ?? `dlv_${index + 1}`, text }))
  return gigEntered.parse({ ...before, ...present, ...(withIds && { deliverables: withIds }) })
}

/** The fields of a Gig that an employer enters. */
const enteredFields = (gig: Gig) => gigEntered.parse(gig) as GigDraft

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

/** A Gig with how many of its places wait for a review or a rating; one whose hired places the world does not have says nothing of them. */
export function withWaiting<Shown extends Gig>({ workerGigs }: World, gig: Shown): Shown {
  const places = workerGigs.filter(({ gigId }) => gigId === gig.id)
  if (places.length === 0 && gig.workersHired > 0) return gig
  const placesToReview = places.filter(({ status }) => status === 'task_submitted').length
  const placesToRate = places.filter(({ status, review }) => status === 'paid' && !review).length
  return { ...gig, placesToReview, placesToRate }
}
