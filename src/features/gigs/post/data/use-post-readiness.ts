import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import type { Gate } from '@/shared/gate-banner.tsx'
import { isUnread } from '@/shared/query-view/read-state.ts'
import { postGate } from '../model/post-gates.ts'

/** Whether the Gig can be posted and paid now. */
export type PostReadiness =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; isReading: boolean }
  | { state: 'ready'; wallet: Wallet; gate: Gate | undefined }

/**
 * Reads what posting requires: wallet, plan and business profile.
 * @param isReserved whether this Gig waits for its payment: the plan reserves one place for it
 */
export function usePostReadiness(isReserved: boolean): PostReadiness {
  const wallet = useApiQuery(dashboard.getWallet, {})
  const onboarding = useApiQuery(dashboard.getOnboardingStatus, {})
  if (wallet.data !== undefined && onboarding.data !== undefined) {
    return { state: 'ready', wallet: wallet.data, gate: postGate(wallet.data, onboarding.data, isReserved) }
  }
  if (isUnread(wallet) || isUnread(onboarding)) {
    const retry = () => {
      void wallet.refetch()
      void onboarding.refetch()
    }
    return { state: 'failed', retry, isReading: wallet.isFetching || onboarding.isFetching }
  }
  return { state: 'loading' }
}
