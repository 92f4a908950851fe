import { queryFor } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { wallet } from '@/api/contract/endpoints/wallet.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'
import { readSearch } from '@/lib/search-state.ts'
import { pageOfTransactions, walletSearch } from '../model/wallet-search.ts'
import { recentQuery } from './recent-query.ts'

/** The reads of the wallet: those of the open tab, and the payment whose details are open. */
export function walletReads({ api, search }: ScreenLocation) {
  const state = readSearch(walletSearch, search)
  const { tab, view, transaction, reference } = state
  const id = transaction ?? reference
  return [
    ...(id === undefined ? [] : [queryFor(api, payments.get, { params: { id } })]),
    ...(tab === 'overview'
      ? [queryFor(api, payments.list, recentQuery), queryFor(api, dashboard.getOnboardingStatus, {})]
      : []),
    ...(tab === 'transactions' && view === undefined ? [queryFor(api, payments.list, pageOfTransactions(state))] : []),
    ...(tab === 'account' ? [queryFor(api, wallet.getWithdrawalAccount, {})] : []),
  ]
}

/** The read of activation. The shell reads the wallet. */
export const activationReads = ({ api }: ScreenLocation) => [queryFor(api, wallet.getWithdrawalAccount, {})]
