import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import type { Gate } from '@/domain/gate-banner.tsx'
import { postGate } from '../model/post-gates.ts'

/** Whether the Gig can be posted and paid now. */
export type PostReadiness =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; isReading: boolean }
  | { state: 'ready'; wallet: Wallet; gate: Gate | undefined }

/** Reads what posting needs: wallet, plan and business profile. */
export function usePostReadiness(): PostReadiness {
  const wallet = useApiQuery(dashboard.getWallet, {})
  const onboarding = useApiQuery(dashboard.getOnboardingStatus, {})
  if (wallet.data !== undefined && onboarding.data !== undefined) return { state: 'ready', wallet: wallet.data, gate: postGate(wallet.data, onboarding.data) }
  if ((wallet.data === undefined && wallet.isError) || (onboarding.data === undefined && onboarding.isError)) {
    const retry = () => {
      void wallet.refetch()
      void onboarding.refetch()
    }
    return { state: 'failed', retry, isReading: wallet.isFetching || onboarding.isFetching }
  }
  return { state: 'loading' }
}
