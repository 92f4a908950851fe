import { Stack } from '@/design-system/components/Stack/index.ts'
import { ClosureCard } from './closure-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PinCard } from './pin-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { WithdrawalAccountCard } from './withdrawal-account-card.tsx'

/** What protects the account, and how it is closed (docs/product/settings.md). */
export function Security() {
  return (
    <Stack space={6}>
      <PasswordCard />
      <PinCard />
      <SessionsCard />
      <WithdrawalAccountCard />
      <ClosureCard />
    </Stack>
  )
}
