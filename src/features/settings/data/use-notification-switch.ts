import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor, useApiMutation } from '@/api/client/hooks.ts'
import { notificationSettings } from '@/api/contract/endpoints/notification-settings.ts'
import type { NotificationChannel, NotificationKind } from '@/api/contract/schemas/notification-settings.ts'

/**
 * One switch of the settings, which is saved when it is pressed. Until then it shows what was chosen; when that was not saved, a toast says
 * why and it shows what is stored. Each switch stores only its own value, because several may be saved at the same time.
 */
export function useNotificationSwitch(kind: NotificationKind, channel: NotificationChannel, storedIsOn: boolean) {
  const api = useApi()
  const client = useQueryClient()
  const save = useApiMutation(notificationSettings.update, {
    success: false,
    failure: { second: 'errorField', fallback: 'Your choice was not saved. Please try again.' },
    onSuccess: (saved) =>
      client.setQueryData(queryFor(api, notificationSettings.get, {}).queryKey, (settings) =>
        settings === undefined
          ? undefined
          : { ...settings, [kind]: { ...settings[kind], [channel]: saved[kind][channel] } },
      ),
  })
  const chosen = save.isPending ? save.input?.body[kind]?.[channel] : undefined
  return {
    isOn: chosen ?? storedIsOn,
    isSaving: save.isPending,
    setOn: (isOn: boolean) => save.mutate({ body: { [kind]: { [channel]: isOn } } }),
  }
}
