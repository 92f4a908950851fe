import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatCard } from '@/design-system/components/StatCard/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { ClockIcon } from '@/design-system/icons/ClockIcon.tsx'
import { LockIcon } from '@/design-system/icons/LockIcon.tsx'
import { WalletIcon } from '@/design-system/icons/WalletIcon.tsx'
import { FailureReference } from '@/shared/failure-reference.tsx'
import { paths } from '@/shared/paths.ts'
import { QueryStatCard } from '@/shared/query-view/query-stat-card.tsx'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'
import { isUnread } from '@/shared/query-view/read-state.ts'

const balances = [
  { field: 'availableKobo', label: 'Available', hint: 'Can be spent on Gigs or withdrawn', icon: <WalletIcon /> },
  {
    field: 'heldKobo',
    label: 'Held for Gigs',
    hint: 'Paid by you, released when you approve work',
    icon: <LockIcon />,
  },
  { field: 'pendingKobo', label: 'Pending', hint: 'On its way into your wallet', icon: <ClockIcon /> },
] as const

interface BalancesProps {
  wallet: QueryLike<Wallet>
}

/** The three balances, each with an explanation. */
export function Balances({ wallet }: BalancesProps) {
  return (
    <Stack space={3}>
      <Tiles columns={{ mobile: 1, tablet: 3 }}>
        {balances.map(({ field, label, hint, icon }) => (
          <QueryStatCard
            key={field}
            query={wallet}
            label={label}
            icon={icon}
            forbiddenAction={<Link href={paths.dashboard}>Go to Dashboard</Link>}
          >
            {(data) => <StatCard label={label} icon={icon} hint={hint} value={<Money amount={data[field]} short />} />}
          </QueryStatCard>
        ))}
      </Tiles>
      {isUnread(wallet) && <FailureReference failure={wallet.error} subject="Failed to load the balances" />}
    </Stack>
  )
}
