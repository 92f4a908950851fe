import { checkGig, withoutEmptyFields } from '../../../src/rules/gig-check.ts'
import type { GigDraft } from '../../../src/api/contract/schemas/gig-fields.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { lockPlan } from '../billing/periods.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { countUnpaidGigs, selectBusinessName } from './repository.ts'

/**
 * Checks what posting a Gig needs (docs/product/rules.md#gates): a business name, and an active plan with remaining quota. Gigs that wait
 * for their payment reserve a place. The plan stays locked until the transaction ends, so two concurrent posts cannot use the same place.
 * @param gigId the Gig itself, when it already reserves a place
 * @throws {Refusal} PROFILE_INCOMPLETE, NO_PLAN, QUOTA_USED
 */
export async function assertMayPost(tx: Transaction, employerId: string, gigId = '') {
  const plan = await lockPlan(tx, employerId)
  if (!(await selectBusinessName(tx, employerId))) throw new Refusal('PROFILE_INCOMPLETE')
  if (plan?.status !== 'active') throw new Refusal('NO_PLAN', 'Subscribe to a plan to post Gigs.')
  if (plan.gigCount === null) return
  const reserved = await countUnpaidGigs(tx, employerId, gigId)
  if (plan.gigUsed + reserved < plan.gigCount) return
  const isReserved = plan.gigUsed < plan.gigCount
  throw new Refusal(
    'QUOTA_USED',
    isReserved
      ? 'A Gig that waits for its payment has your last place. Pay for it or delete it.'
      : `You have used all ${plan.gigCount} Gigs on your plan.`,
  )
}

/**
 * Checks that the fields of a Gig are complete enough to post it, pay for it or change it.
 * @param before the stored fields of a posted Gig: unchanged times among them may lie in the past
 * @throws {Refusal} VALIDATION_FAILED with a message for each field, when the Gig cannot be posted at a moment
 */
export function assertComplete(fields: GigDraft, at: Date, before?: GigDraft) {
  assertNoErrors(checkGig(withoutEmptyFields(fields), at, before).errors ?? {})
}

/** Refuses a Gig for the messages of its fields. @throws {Refusal} VALIDATION_FAILED with the first message, unless there is none */
export function assertNoErrors(errors: Readonly<Record<string, string>>) {
  const [message] = Object.values(errors)
  if (message !== undefined) throw new Refusal('VALIDATION_FAILED', message, { errors })
}
