import { useApiQuery } from '@/api/client/hooks.ts'
import { account } from '@/api/contract/endpoints/account.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import { useRevealInOrder } from '@/shared/query-view/use-reveal-in-order.ts'
import { ClosureCard } from './closure-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PinCard } from './pin-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { WithdrawalAccountCard } from './withdrawal-account-card.tsx'

/** What protects the account, and how it is closed (docs/product/settings.md). */
export function Security() {
  const cards = [
    { name: 'password', Card: PasswordCard, isReady: true },
    { name: 'pin', Card: PinCard, isReady: hasEnded(useApiQuery(dashboard.getWallet, {})) },
    { name: 'sessions', Card: SessionsCard, isReady: hasEnded(useApiQuery(account.getSessions, {})) },
    { name: 'account', Card: WithdrawalAccountCard, isReady: true },
    { name: 'closure', Card: ClosureCard, isReady: true },
  ]
  const shown = useRevealInOrder(cards, ({ isReady }) => isReady)
  return (
    <Stack space={6}>
      {shown.map(({ name, Card }) => (
        <Card key={name} />
      ))}
    </Stack>
  )
}
