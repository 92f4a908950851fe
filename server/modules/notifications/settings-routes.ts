import { changeNotificationSettings, readNotificationSettings } from './settings.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const notificationSettings: Handlers['notificationSettings'] = {
  get: async ({ deps, employerId }) => ({ data: await readNotificationSettings(deps, employerId) }),

  // No message: the switch itself shows what was saved.
  update: async ({ deps, employerId, body }) => ({ data: await changeNotificationSettings(deps, employerId, body) }),
}
