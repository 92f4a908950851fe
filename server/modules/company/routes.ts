import { changeCompany, changeProfile, readCompany, readProfile } from './service.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const company: Handlers['company'] = {
  getProfile: async ({ deps, employerId }) => ({ data: await readProfile(deps, employerId) }),

  updateProfile: async ({ deps, employerId, sessionId, body }) => {
    const display = await changeProfile(deps, { employerId, sessionId }, body)
    // A browser that registers for push or saves how lists are shown does so without being asked, and shows no words.
    const isSilent = Object.keys(body).every((field) => field === 'deviceToken' || field === 'display')
    return { ...(!isSilent && { message: 'Profile updated' }), data: { display } }
  },

  getCompanyProfile: async ({ deps, employerId }) => ({ data: await readCompany(deps, employerId) }),

  updateCompanyProfile: async ({ deps, employerId, body }) => ({
    message: 'Business profile saved',
    data: await changeCompany(deps, employerId, body),
  }),
}
