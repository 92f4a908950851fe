import type { OnboardingStatus, Wallet } from '@/api/contract/schemas/wallet.ts'
import { activationGate, profileGate } from '@/shared/gate-banner.tsx'
import { paths } from '@/shared/paths.ts'
import { summarizePlan } from '@/shared/plan-summary.ts'
import { walletGate } from '@/shared/wallet-gate.ts'
import { now } from '@/lib/clock.ts'

/** One thing that is missing before a Gig can be paid, and the page where it is done. */
export interface MissingSetup {
  name: string
  href: string
}

/** Everything that is missing before a Gig can be paid, in the order of the checklist on home (docs/product/rules.md#gates). */
export function missingSetup(wallet: Wallet, { steps }: OnboardingStatus): MissingSetup[] {
  const isInactive = walletGate(wallet, now()).kind === 'not activated'
  const hasNoPlan = summarizePlan(wallet.subscription).kind === 'none'
  return [
    ...(steps.companyProfile ? [] : [{ name: 'business profile', href: profileGate.href }]),
    ...(isInactive ? [{ name: 'wallet', href: activationGate.href }] : []),
    ...(hasNoPlan ? [{ name: 'plan', href: paths.billing({ tab: 'plans' }) }] : []),
  ]
}
