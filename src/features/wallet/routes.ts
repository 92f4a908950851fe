import type { RouteObject } from 'react-router-dom'
import { queryFor } from '@/api/client/hooks.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { recentQuery } from './parts/recent-query.ts'

/** Wallet and payments (spec S2-30). The page reads its account itself: the descriptor of that call is not part of what the home page loads. */
export const walletRoutes: RouteObject[] = [
  {
    path: 'activate-wallet',
    handle: { title: 'Activate wallet' },
    lazy: async () => ({ Component: (await import('./screens/activate-wallet-screen.tsx')).ActivateWalletScreen }),
  },
  {
    path: 'wallet&payments',
    handle: { title: 'Wallet and Payments' },
    loader: ({ context }) => {
      const api = context.get(apiContext)
      const queryClient = context.get(queryClientContext)
      if (api.session.store.getState().user?.employerId) {
        void queryClient.prefetchQuery(queryFor(api, payments.list, recentQuery))
        void queryClient.prefetchQuery(queryFor(api, dashboard.getOnboardingStatus, {}))
      }
      return null
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => ({ Component: (await import('./screens/wallet-screen.tsx')).WalletScreen }),
  },
]
