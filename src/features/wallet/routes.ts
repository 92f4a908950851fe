import type { RouteObject } from 'react-router-dom'

/** Wallet and payments (section 2). */
export const walletRoutes: RouteObject[] = [
  {
    path: 'activate-wallet',
    handle: { title: 'Activate wallet' },
    lazy: async () => ({ Component: (await import('./screens/activate-wallet-screen.tsx')).ActivateWalletScreen }),
  },
  {
    path: 'wallet&payments',
    handle: { title: 'Wallet and Payments' },
    lazy: async () => ({ Component: (await import('./screens/wallet-screen.tsx')).WalletScreen }),
  },
]
