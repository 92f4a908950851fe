import { and, eq, ne } from 'drizzle-orm'
import { checkGig, type GigDraft } from '../../../src/api/contract/schemas/gig-fields.ts'
import type { Transaction } from '../../db/database.ts'
import { gig } from '../../db/gig-schema.ts'
import { company } from '../../db/schema.ts'
import { lockPlan } from '../money/periods.ts'
import { Refusal } from '../refusal.ts'

/**
 * What posting a Gig needs (docs/product/rules.md#gates): a named business, and a Gig left on an active plan. Gigs that wait for their payment
 * have theirs reserved. The plan stays locked until the transaction ends, so that two posts at once cannot take the same one.
 * @param gigId the Gig itself, where it has one reserved already
 * @throws {Refusal} PROFILE_INCOMPLETE, NO_PLAN, QUOTA_USED
 */
export async function assertMayPost(tx: Transaction, employerId: string, gigId = '') {
  const plan = await lockPlan(tx, employerId)
  const [business] = await tx
    .select({ name: company.companyName })
    .from(company)
    .where(eq(company.employerId, employerId))
  if (!business?.name) throw new Refusal('PROFILE_INCOMPLETE', 'Complete your business profile first.')
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

/** Fields as they are posted: what is empty was not typed. */
const typed = (fields: GigDraft): unknown =>
  JSON.parse(JSON.stringify(fields, (_, value: unknown) => value ?? undefined))

/**
 * What is typed of a Gig that is posted, paid or changed.
 * @param before a posted Gig as it stands: times of it that stay may have passed
 * @throws {Refusal} VALIDATION_FAILED with a message for each field, when the Gig cannot be posted at a moment
 */
export function assertWhole(fields: GigDraft, at: Date, before?: GigDraft) {
  const { errors } = checkGig(typed(fields), at, before)
  const [message] = Object.values(errors ?? {})
  if (errors !== undefined && message !== undefined) throw new Refusal('VALIDATION_FAILED', message, { errors })
}
