import { endpoint } from '../endpoint.ts'
import { nothing } from '../envelope.ts'
import { newUserStatus, onboardingStatus, wallet } from '../schemas/wallet.ts'

/** What the shell and the dashboard's home read (spec S7-1, S7-15). */
export const dashboard = {
  getWallet: endpoint({
    id: 'dashboard.getWallet',
    method: 'GET',
    path: '/dashboard/get-dashboard-wallet',
    summary: 'Read wallet and plan, and how lists are shown',
    response: wallet,
    reads: ['wallet', 'profile'],
    example: {},
  }),
  getOnboardingStatus: endpoint({
    id: 'dashboard.getOnboardingStatus',
    method: 'GET',
    path: '/onboarding/get-onboarding-status',
    summary: 'Read what of the set-up is done',
    response: onboardingStatus,
    reads: ['onboarding'],
    example: {},
  }),
  updateNewUserStatus: endpoint({
    id: 'dashboard.updateNewUserStatus',
    method: 'PUT',
    path: '/onboarding/update-new-user-status',
    summary: 'Hide or show the set-up checklist',
    body: newUserStatus,
    response: nothing,
    writes: ['onboarding'],
    example: { body: { isNewUser: false } },
  }),
}
