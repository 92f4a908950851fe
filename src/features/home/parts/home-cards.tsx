import type { ReactNode } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { OnboardingStatus } from '@/api/contract/schemas/wallet.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { fromDesktop } from '@/design-system/styles/media.ts'
import { GateBanner } from '@/shared/gate-banner.tsx'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { checklist } from '../model/checklist.ts'
import { homeGates } from '../model/home-gates.ts'
import { Attention } from './attention.tsx'
import { ComingUp } from './coming-up.tsx'
import * as styles from './home.css.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { RecentTransactions } from './recent-transactions.tsx'
import { SetupChecklist } from './setup-checklist.tsx'
import { Spend } from './spend.tsx'
import { HomeTiles } from './tiles.tsx'

/** The set-up or its gates, and below it the cards, each with a read of its own. */
export function HomeCards() {
  const onboarding = useApiQuery(dashboard.getOnboardingStatus, {})
  // The cards are not there before it is known whether the checklist stands above them: nothing may move once it is shown.
  return (
    <QueryView query={onboarding} things="your setup" skeleton={<HomeSkeleton />} failureFrame={aboveCards}>
      {(status) => (
        <Stack space={6}>
          <Setup status={status} />
          <Cards hasChecklist={status.isNewUser && checklist(status).next !== undefined} />
        </Stack>
      )}
    </QueryView>
  )
}

const aboveCards = (failure: ReactNode) => (
  <Stack space={6}>
    <Card>{failure}</Card>
    <Cards hasChecklist={false} />
  </Stack>
)

function Setup({ status }: { status: OnboardingStatus }) {
  const gates = homeGates(status)
  if (gates.length === 0) return status.isNewUser ? <SetupChecklist status={status} /> : null
  return (
    <Stack space={3}>
      {gates.map((gate) => (
        <GateBanner key={gate.href} gate={gate} />
      ))}
    </Stack>
  )
}

/** In the order in which they stand, also for the keyboard: a phone begins with what needs attention, and the chart comes last. */
function Cards({ hasChecklist }: { hasChecklist: boolean }) {
  const hasColumns = useMedia(fromDesktop)
  const cards = {
    tiles: <HomeTiles />,
    attention: <Attention hasChecklist={hasChecklist} />,
    comingUp: <ComingUp />,
    spend: <Spend />,
    transactions: <RecentTransactions />,
  }
  const order = hasColumns
    ? (['tiles', 'attention', 'comingUp', 'spend', 'transactions'] as const)
    : (['attention', 'tiles', 'comingUp', 'transactions', 'spend'] as const)
  return (
    <div className={styles.grid}>
      {order.map((name) => (
        <div key={name} className={styles.places[name]}>
          {cards[name]}
        </div>
      ))}
    </div>
  )
}
