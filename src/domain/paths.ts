/**
 * Every address of the dashboard (specification, section 2). The only source of hrefs: a screen never writes one by hand.
 */

type Query = Record<string, string | undefined>

function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`
}

const segment = encodeURIComponent

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
  billing: (query: { tab?: 'plans' | 'history' } = {}) => withQuery('/dashboard/billing-subscription', query),
  billingTransactionStatus: '/dashboard/billing-subscription/transaction-status',
  postGig: '/dashboard/post-gig',
  postGigTransactionStatus: '/dashboard/post-gig/transaction-status',
  settings: '/dashboard/profile&settings',
  gigs: '/dashboard/gig-management',
  gig: (id: string) => `/dashboard/gig-management/${segment(id)}`,
  gigProfile: (gigId: string, profileType: 'applicant' | 'worker', profileId: string) =>
    `/dashboard/gig-management/${segment(gigId)}/profile/${profileType}/${segment(profileId)}`,
  republish: (id: string) => `/dashboard/gig-management/${segment(id)}/republish`,
  myWorkers: '/dashboard/my-workers',
} as const
