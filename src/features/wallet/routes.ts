import type { RouteObject } from 'react-router-dom'

/** Wallet and payments (spec S2-30). Loaders are loaded beside their page: no other page needs their calls. */
export const walletRoutes: RouteObject[] = [
  {
    path: 'activate-wallet',
    handle: { title: 'Activate wallet' },
    lazy: async () => ({ Component: (await import('./screens/activate-wallet-screen.tsx')).ActivateWalletScreen }),
  },
  {
    path: 'wallet&payments',
    handle: { title: 'Wallet and Payments' },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    loader: async (input) => (await import('./data/start-wallet.ts')).startWallet(input),
    lazy: async () => ({ Component: (await import('./screens/wallet-screen.tsx')).WalletScreen }),
  },
]
