/**
 * The addresses of the pages (spec S2-27), except those of one Gig and its people, which are in `gig-paths.ts`. A screen takes its hrefs from these, or from a function that
 * adds its own query.
 */

type Query = Record<string, string | undefined>

/** A path with its query; what is empty is left out. */
export function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`
}

/** An id as a part of a path. */
export const segment = encodeURIComponent

export const paths = {
  root: '/',
  signIn: '/sign-in',
  createAccount: '/create-account',
  verifyEmail: '/verify-email',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  setNewPassword: '/set-new-password',
  updatedPassword: '/updated-password',
  terms: '/terms',
  privacy: '/privacy',
  dashboard: '/dashboard',
  createBusinessProfile: '/dashboard/create-business-profile',
  activateWallet: '/dashboard/activate-wallet',
  wallet: '/dashboard/wallet&payments',
  /** The wallet with the 'Fund wallet' dialog open. */
  fundWallet: '/dashboard/wallet&payments?fund=1',
  /** The transactions of one type. */
  walletTransactions: (type: string) => withQuery('/dashboard/wallet&payments', { tab: 'transactions', type }),
  billing: (query: { tab?: 'plans' | 'history' } = {}) => withQuery('/dashboard/billing-subscription', query),
  billingTransactionStatus: (reference?: string) =>
    withQuery('/dashboard/billing-subscription/transaction-status', { reference }),
  postGig: '/dashboard/post-gig',
  postGigTransactionStatus: (reference?: string) => withQuery('/dashboard/post-gig/transaction-status', { reference }),
  settings: '/dashboard/profile&settings',
  gigs: '/dashboard/gig-management',
  myWorkers: '/dashboard/my-workers',
} as const
