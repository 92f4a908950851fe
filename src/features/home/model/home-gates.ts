import type { OnboardingStatus } from '@/api/contract/schemas/wallet.ts'
import { activationGate, type Gate, profileGate } from '@/shared/gate-banner.tsx'

/** The reminders for an employer who hid the checklist, which contains the same steps (docs/product/rules.md#gates). */
export function homeGates({ isNewUser, steps }: OnboardingStatus): Gate[] {
  if (isNewUser) return []
  return [...(steps.companyProfile ? [] : [profileGate]), ...(steps.wallet ? [] : [activationGate])]
}
