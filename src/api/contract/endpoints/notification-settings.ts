import { endpoint } from '../endpoint.ts'
import { notificationSettings as settings, notificationSettingsChanges } from '../schemas/notification-settings.ts'

/** Which messages are sent to the employer by email and push (spec S7-23, S7-24). A group of its own: only the settings download it. */
export const notificationSettings = {
  get: endpoint({
    id: 'notificationSettings.get',
    method: 'GET',
    path: '/profile/get-notification-settings',
    summary: 'Read which messages are sent by email and push',
    response: settings,
    reads: ['notification-settings'],
    example: {},
  }),
  update: endpoint({
    id: 'notificationSettings.update',
    method: 'PUT',
    path: '/profile/update-notification-settings',
    summary: 'Turn messages on or off; email about payments stays on',
    body: notificationSettingsChanges,
    response: settings,
    writes: ['notification-settings'],
    example: { body: { newApplicant: { email: false } } },
  }),
}
