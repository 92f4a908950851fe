import { type ReactNode, useEffect, useRef } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { OnboardingStatus } from '@/api/contract/schemas/wallet.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { fromDesktop } from '@/design-system/styles/media.ts'
import { GateBanner } from '@/shared/gate-banner.tsx'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { useRevealInOrder } from '@/shared/query-view/use-reveal-in-order.ts'
import { homeReads } from '../data/home-reads.ts'
import { useAttention } from '../data/use-attention.ts'
import { checklist, setupButtonIds } from '../model/checklist.ts'
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
  const { isNewUser } = status
  const wasNewUser = useRef(isNewUser)
  useEffect(() => {
    if (wasNewUser.current === isNewUser) return
    wasNewUser.current = isNewUser
    const isFocusLost = document.activeElement === document.body
    if (isFocusLost) document.getElementById(isNewUser ? setupButtonIds.hide : setupButtonIds.show)?.focus()
  }, [isNewUser])
  if (gates.length === 0) return isNewUser ? <SetupChecklist status={status} /> : null
  return (
    <Stack space={3}>
      {gates.map((gate) => (
        <GateBanner key={gate.href} gate={gate} />
      ))}
    </Stack>
  )
}

/**
 * The cards beside each other, from the top; the order of the keyboard, too. A phone begins with what needs attention, and the chart comes last.
 */
const rows = {
  desktop: [['tiles'], ['attention', 'comingUp'], ['spend', 'transactions']],
  narrow: [['attention'], ['tiles'], ['comingUp'], ['transactions'], ['spend']],
} as const

function Cards({ hasChecklist }: { hasChecklist: boolean }) {
  const layout = useMedia(fromDesktop) ? rows.desktop : rows.narrow
  const attention = useAttention()
  const isReady = {
    tiles: true,
    attention: hasEnded(attention),
    comingUp: hasEnded(useApiQuery(gigs.list, homeReads.gigs)),
    spend: true,
    transactions: true,
  }
  const cards = {
    tiles: <HomeTiles />,
    attention: <Attention query={attention} hasChecklist={hasChecklist} />,
    comingUp: <ComingUp />,
    spend: <Spend />,
    transactions: <RecentTransactions />,
  }
  const shown = useRevealInOrder<readonly (keyof typeof cards)[]>(layout, (row) => row.every((name) => isReady[name]))
  return (
    <div className={styles.grid}>
      {shown.flat().map((name) => (
        <div key={name} className={styles.places[name]}>
          {cards[name]}
        </div>
      ))}
    </div>
  )
}
