import { readOnboarding, readWallet, setNewUser } from './service.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const dashboard: Handlers['dashboard'] = {
  getWallet: async ({ deps, employerId }) => ({ data: await readWallet(deps, employerId) }),

  getOnboardingStatus: async ({ deps, employerId }) => ({ data: await readOnboarding(deps, employerId) }),

  updateNewUserStatus: async ({ deps, employerId, body }) => {
    await setNewUser(deps, employerId, body.isNewUser)
    return { data: null }
  },
}
