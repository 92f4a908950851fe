import type { OnboardingStatus } from '@/api/contract/schemas/wallet.ts'
import { activationGate, type Gate, profileGate } from '@/domain/gate-banner.tsx'

/** What an employer is reminded of once the checklist, which says the same, is hidden (docs/product/rules.md#gates). */
export function homeGates({ isNewUser, steps }: OnboardingStatus): Gate[] {
  if (isNewUser) return []
  return [...(steps.companyProfile ? [] : [profileGate]), ...(steps.wallet ? [] : [activationGate])]
}
