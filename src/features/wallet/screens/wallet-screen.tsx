import { useState } from 'react'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Tabs } from '@/design-system/components/Tabs/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { useSearchState } from '@/shared/use-search-state.ts'
import { useCachePayment } from '../data/use-cache-payment.ts'
import { walletHref, walletSearch } from '../model/wallet-search.ts'
import { AccountTab } from '../parts/account-tab.tsx'
import { OverviewTab } from '../parts/overview-tab.tsx'
import type { TransactionPanelProps } from '../parts/transaction-panel.tsx'
import { TransactionsPanel } from '../parts/transactions-panel.tsx'
import { useRowLink } from '@/shared/use-row-link.ts'

const TransactionPanel = deferred<TransactionPanelProps>(
  async () => (await import('../parts/transaction-panel.tsx')).TransactionPanel,
  () => null,
  ({ idOrReference }) => idOrReference !== undefined,
)

/** Balances, transactions and the withdrawal account (docs/product/wallet.md). */
export function WalletScreen() {
  const [search, setSearch] = useSearchState(walletSearch)
  const idOrReference = search.transaction ?? search.reference
  // Kept until the panel is closed: opened again, the address shows the details.
  const [outcomeId, setOutcomeId] = useState<string>()
  const isPanelOpen = idOrReference !== undefined
  const [wasPanelOpen, setWasPanelOpen] = useState(isPanelOpen)
  if (isPanelOpen !== wasPanelOpen) {
    setWasPanelOpen(isPanelOpen)
    if (!isPanelOpen) setOutcomeId(undefined)
  }
  const cachePayment = useCachePayment()
  const showOutcome = (payment: PaymentTransaction) => {
    cachePayment(payment)
    setOutcomeId(payment.id)
    setSearch({ transaction: payment.id })
  }
  const rowLink = useRowLink(idOrReference && walletHref(search, { reference: undefined, transaction: idOrReference }))
  const closed = { transaction: undefined, reference: undefined }
  return (
    <>
      <PageHeader title="Wallet and Payments" />
      <Tabs
        label="Wallet and Payments"
        value={search.tab}
        onChange={({ value }) => setSearch({ tab: value })}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            panel: <OverviewTab search={search} onSearch={setSearch} onWithdrawn={showOutcome} />,
          },
          {
            value: 'transactions',
            label: 'Transactions',
            panel: <TransactionsPanel search={search} onSearch={setSearch} />,
          },
          { value: 'account', label: 'Account', panel: <AccountTab /> },
        ]}
      />
      <TransactionPanel
        idOrReference={idOrReference}
        returnFocusRef={rowLink}
        outcomeId={outcomeId}
        onShowDetails={() => setOutcomeId(undefined)}
        onFund={(amount) => setSearch({ ...closed, tab: 'overview', fund: '1', amount })}
        onClose={() => setSearch(closed, { closes: true })}
        onFinal={({ id, type, status }) => {
          if (search.reference === undefined) return
          if (type === 'wallet_funding') {
            if (status === 'success') toast.success('Wallet funded')
            setOutcomeId(id)
          }
          // Reported once: opened again, the address only shows the payment.
          setSearch({ reference: undefined, transaction: id }, { replace: true })
        }}
        listHref={walletHref(search, { ...closed, tab: 'transactions' })}
      />
    </>
  )
}
