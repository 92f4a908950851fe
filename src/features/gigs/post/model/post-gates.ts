import type { OnboardingStatus, Wallet } from '@/api/contract/schemas/wallet.ts'
import { type Gate, profileGate } from '@/shared/gate-banner.tsx'
import { paths, withQuery } from '@/shared/paths.ts'
import { summarizePlan } from '@/shared/plan-summary.ts'

/**
 * The next precondition of posting this Gig that is not met (docs/product/rules.md#gates); undefined when all are met.
 * @param reserved how many other Gigs wait for their payment: the plan reserves a place for each
 */
export function postGate(wallet: Wallet, { steps }: OnboardingStatus, reserved: number): Gate | undefined {
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
  if (plan.kind === 'limited' && plan.remaining <= reserved) {
    const text = 'A Gig that waits for its payment has your last place. Pay for it or delete it.'
    return {
      title: 'No Gigs left on your plan',
      text,
      link: 'Go to Gigs Management',
      href: withQuery(paths.gigs, { tab: 'pending_payment' }),
    }
  }
  return undefined
}
