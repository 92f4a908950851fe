import { and, eq, ne } from 'drizzle-orm'
import { checkGig, type GigDraft } from '../../../src/api/contract/schemas/gig-fields.ts'
import type { Transaction } from '../../db/database.ts'
import { gig } from '../../db/gig-schema.ts'
import { company } from '../../db/schema.ts'
import { lockPlan } from '../money/periods.ts'
import { Refusal } from '../refusal.ts'

/**
 * Checks what posting a Gig needs (docs/product/rules.md#gates): a business name, and an active plan with remaining quota. Gigs that wait
 * for their payment reserve a place. The plan stays locked until the transaction ends, so two concurrent posts cannot use the same place.
 * @param gigId the Gig itself, when it already reserves a place
 * @throws {Refusal} PROFILE_INCOMPLETE, NO_PLAN, QUOTA_USED
 */
export async function assertMayPost(tx: Transaction, employerId: string, gigId = '') {
  const plan = await lockPlan(tx, employerId)
  const [companyRow] = await tx
    .select({ name: company.companyName })
    .from(company)
    .where(eq(company.employerId, employerId))
  if (!companyRow?.name) throw new Refusal('PROFILE_INCOMPLETE')
  if (plan?.status !== 'active') throw new Refusal('NO_PLAN', 'Subscribe to a plan to post Gigs.')
  if (plan.gigCount === null) return
  const reserved = await tx.$count(
    gig,
    and(eq(gig.employerId, employerId), eq(gig.status, 'pending_payment'), ne(gig.id, gigId)),
  )
  if (plan.gigUsed + reserved < plan.gigCount) return
  const isReserved = plan.gigUsed < plan.gigCount
  throw new Refusal(
    'QUOTA_USED',
    isReserved
      ? 'A Gig that waits for its payment has your last place. Pay for it or delete it.'
      : `You have used all ${plan.gigCount} Gigs on your plan.`,
  )
}

/** The fields without null and undefined values, as `checkGig` expects them. */
const withoutEmptyFields = (fields: GigDraft): unknown =>
  JSON.parse(JSON.stringify(fields, (_, value: unknown) => value ?? undefined))

/**
 * Checks that the fields of a Gig are complete enough to post it, pay for it or change it.
 * @param before the stored fields of a posted Gig: unchanged times among them may lie in the past
 * @throws {Refusal} VALIDATION_FAILED with a message for each field, when the Gig cannot be posted at a moment
 */
export function assertComplete(fields: GigDraft, at: Date, before?: GigDraft) {
  const { errors } = checkGig(withoutEmptyFields(fields), at, before)
  const [message] = Object.values(errors ?? {})
  if (errors !== undefined && message !== undefined) throw new Refusal('VALIDATION_FAILED', message, { errors })
}
