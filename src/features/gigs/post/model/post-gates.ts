import type { OnboardingStatus, Wallet } from '@/api/contract/schemas/wallet.ts'
import { type Gate, profileGate } from '@/shared/gate-banner.tsx'
import { paths, withQuery } from '@/shared/paths.ts'
import { reservedNote, summarizePlan } from '@/shared/plan-summary.ts'

/**
 * The next precondition of posting this Gig that is not met (docs/product/rules.md#gates); undefined when all are met.
 * @param isReserved whether this Gig waits for its payment: one of the places that the plan reserves is its own
 */
export function postGate(wallet: Wallet, { steps }: OnboardingStatus, isReserved: boolean): Gate | undefined {
  const plan = summarizePlan(wallet.subscription)
  if (!steps.companyProfile) return profileGate
  if (plan.kind === 'none') {
    return { title: plan.title, text: plan.text, link: plan.link, href: paths.billing({ tab: 'plans' }) }
  }
  if (plan.kind === 'limited' && plan.remaining === 0) {
    return {
      title: 'No Gigs left on your plan',
      text: `You have used all ${plan.limit} Gigs on your plan.`,
      link: 'See plans',
      href: paths.billing({ tab: 'plans' }),
    }
  }
  const reserved = (wallet.subscription?.gigReserved ?? 0) - (isReserved ? 1 : 0)
  if (plan.kind === 'limited' && plan.remaining <= reserved) {
    const wayOut = plan.remaining === 1 ? 'Pay for it or delete it.' : 'Pay for them or delete one.'
    return {
      title: 'No Gigs left on your plan',
      text: `${reservedNote(plan.remaining)} ${wayOut}`,
      link: 'Go to Gigs Management',
      href: withQuery(paths.gigs, { tab: 'pending_payment' }),
    }
  }
  return undefined
}
