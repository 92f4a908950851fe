import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { PaymentTransaction, TransactionList } from '@/api/contract/schemas/transaction.ts'
import { DataTable } from '@/design-system/components/DataTable/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { GateBanner, profileGate } from '@/shared/gate-banner.tsx'
import { heldBack } from '@/shared/query-view/combine-queries.ts'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'
import { hasEnded, isUnanswered, isUnread } from '@/shared/query-view/read-state.ts'
import { walletGate } from '@/shared/wallet-gate.ts'
import { now } from '@/lib/clock.ts'
import { useRecentTransactions } from '../data/use-recent-transactions.ts'
import { walletHref, type WalletSearch } from '../model/wallet-search.ts'
import { Balances } from './balances.tsx'
import { FundingAccount } from './funding-account.tsx'
import { ActivateWallet, GateNotice } from './gate-notice.tsx'
import { HeldMoney } from './held-money.tsx'
import { transactionsState } from './transactions-state.tsx'
import { recentColumns } from './transaction-columns.tsx'
import type { TabProps } from './transactions-tab.tsx'
import { WalletActions } from './wallet-actions.tsx'

interface OverviewTabProps extends TabProps {
  /** Shows what came of a withdrawal. */
  onWithdrawn: (payment: PaymentTransaction) => void
}

/** The balances, the actions and the last transactions. Each part is independent: a failed one leaves the others. */
export function OverviewTab({ search, onSearch, onWithdrawn }: OverviewTabProps) {
  const onboarding = useApiQuery(dashboard.getOnboardingStatus, {})
  // Until it is known whether a banner is shown above, all parts show their skeletons and are then replaced together: shown content
  // never moves. When the read fails, the parts are shown.
  const waiting = isUnanswered(onboarding)
  const wallet = heldBack(useApiQuery(dashboard.getWallet, {}), waiting)
  const recent = heldBack(useRecentTransactions(), waiting)
  const present = useNow() ?? now()
  const gate = wallet.data && walletGate(wallet.data, present)
  const mayHold = wallet.data ? (wallet.data.heldKobo ?? 1) > 0 : isUnread(wallet)
  return (
    <Stack key={waiting ? 'waiting' : 'known'} space={6}>
      {onboarding.data?.steps.companyProfile === false && <GateBanner gate={profileGate} />}
      {gate?.kind === 'not activated' ? (
        <ActivateWallet />
      ) : (
        <Stack space={6}>
          {gate && <GateNotice gate={gate} />}
          <WalletActions
            wallet={wallet.data}
            isOpen={gate?.kind === 'open'}
            isFundRequested={search.fund !== undefined}
            requestedKobo={search.amount}
            onFundClosed={() => onSearch({ fund: undefined, amount: undefined }, { replace: true })}
            onWithdrawn={onWithdrawn}
            onShow={(reference) => onSearch({ transaction: reference })}
          >
            <Balances wallet={wallet} />
          </WalletActions>
          {wallet.data?.fundingAccount && <FundingAccount account={wallet.data.fundingAccount} />}
        </Stack>
      )}
      <Recent recent={recent} search={search} isDrawn={gate?.kind !== 'not activated'} />
      {/* Below what is there already, so that it moves nothing. That nothing is held, the balance says. */}
      {mayHold && hasEnded(recent) && <HeldMoney />}
    </Stack>
  )
}

const idOf = ({ id }: PaymentTransaction) => id

interface RecentProps {
  recent: QueryLike<TransactionList>
  search: WalletSearch
  isDrawn: boolean
}

function Recent({ recent, search, isDrawn }: RecentProps) {
  return (
    <Stack space={3}>
      <Spread>
        <Heading level={2}>Last transactions</Heading>
        {recent.data !== undefined && recent.data.totalTransaction > 0 && (
          <Link href={walletHref(search, { tab: 'transactions' })} variant="standalone">
            See all
          </Link>
        )}
      </Spread>
      <DataTable
        label="Last transactions"
        state={transactionsState(recent, { rows: 5, isDrawn })}
        columns={recentColumns}
        getRowId={idOf}
        twoLines
        rowHref={({ id }) => walletHref(search, { transaction: id })}
      />
    </Stack>
  )
}
