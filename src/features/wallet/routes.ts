import { paths } from '@/shared/paths.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'

/** Wallet and payments (spec S2-30). */
export const walletRoutes = [
  defineScreen({
    path: paths.activateWallet,
    title: 'Activate wallet',
    reads: [async (at) => (await import('./data/wallet-reads.ts')).activationReads(at)],
    load: async () => (await import('./screens/activate-wallet-screen.tsx')).ActivateWalletScreen,
  }),
  defineScreen({
    path: paths.wallet,
    title: 'Wallet and Payments',
    reads: [async (at) => (await import('./data/wallet-reads.ts')).walletReads(at)],
    load: async () => (await import('./screens/wallet-screen.tsx')).WalletScreen,
  }),
]
