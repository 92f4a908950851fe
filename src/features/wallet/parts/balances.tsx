import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatCard, type StatCardSize } from '@/design-system/components/StatCard/index.ts'
import { FailureReference } from '@/shared/failure-reference.tsx'
import { paths } from '@/shared/paths.ts'
import { QueryStatCard } from '@/shared/query-view/query-stat-card.tsx'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'
import { isUnread } from '@/shared/query-view/read-state.ts'

interface Balance {
  field: 'availableKobo' | 'heldKobo' | 'pendingKobo'
  label: string
  hint: string
}

const available: Balance = { field: 'availableKobo', label: 'Available', hint: 'Can be spent on Gigs or withdrawn' }
const others: readonly Balance[] = [
  { field: 'heldKobo', label: 'Held for Gigs', hint: 'Paid by you, released when you approve work' },
  { field: 'pendingKobo', label: 'Pending', hint: 'Fundings that are not confirmed yet' },
]

interface BalancesProps {
  wallet: QueryLike<Wallet>
}

function BalanceCard({ wallet, field, label, hint, size = 'md' }: BalancesProps & Balance & { size?: StatCardSize }) {
  return (
    <QueryStatCard query={wallet} label={label} size={size}>
      {(data) => <StatCard size={size} label={label} hint={hint} value={<Money amount={data[field]} short />} />}
    </QueryStatCard>
  )
}

/** The three balances, each with an explanation. What can be spent leads. They are one read, whose failure is said once. */
export function Balances({ wallet }: BalancesProps) {
  if (isUnread(wallet)) return <UnreadBalances wallet={wallet} />
  return (
    <Columns collapseBelow="tablet">
      <BalanceCard wallet={wallet} {...available} size="lg" />
      <Columns collapseBelow="tablet">
        {others.map((balance) => (
          <BalanceCard key={balance.field} wallet={wallet} {...balance} />
        ))}
      </Columns>
    </Columns>
  )
}

function UnreadBalances({ wallet }: BalancesProps) {
  return (
    <Stack space={3}>
      {wallet.error?.kind === 'forbidden' ? (
        <StatCard
          size="lg"
          label="Balances"
          status="forbidden"
          action={<Link href={paths.dashboard}>Go to Dashboard</Link>}
        />
      ) : (
        <StatCard
          size="lg"
          label="Balances"
          status="failed"
          onRetry={() => void wallet.refetch()}
          retrying={wallet.isFetching}
        />
      )}
      <FailureReference failure={wallet.error} subject="Failed to load the balances" />
    </Stack>
  )
}
