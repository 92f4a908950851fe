import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { useSession } from '@/api/client/use-session.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { firebaseSettings, type FirebaseSettings } from '@/lib/firebase-settings.ts'
import { log } from '@/lib/log.ts'
import { canPush, startPush, type PushMessaging } from './data/start-push.ts'
import { dashboardLink, isOpenRequest } from './model/push-message.ts'

interface PushMessagesProps {
  /** Undefined: push is not configured, and nothing is done. */
  settings?: FirebaseSettings | undefined
  /** Loads Firebase. Tests replace it. */
  load?: (settings: FirebaseSettings) => Promise<PushMessaging | undefined>
}

const loadFirebase = async (settings: FirebaseSettings) => (await import('./data/messaging.ts')).openMessaging(settings)

const buildSettings = firebaseSettings(import.meta.env)

/** Push messages for the signed-in employer (spec S2-67, S4-18). It renders nothing. */
export function PushMessages({ settings = buildSettings, load = loadFirebase }: PushMessagesProps) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const employerId = useSession(({ user, token }) => (token === null ? undefined : user?.employerId))

  useEffect(() => {
    if (settings === undefined || !employerId || !canPush()) return undefined
    const push = startPush({
      employerId,
      load: () => load(settings),
      send: (deviceToken) => api.call(company.updateProfile, { body: { deviceToken } }),
      // The message came from outside: no call of this browser says that there is news.
      onNews: () => invalidateReads(client, notifications.list.reads),
      log,
    })
    const unsubscribe = api.session.store.subscribe((now, before) => {
      if (before.token !== null && now.token === null) void push.end()
    })
    // A click on a notification while a page of the dashboard is open: the service worker focuses it, and the page goes there itself.
    const open = ({ data }: MessageEvent<unknown>) => {
      if (isOpenRequest(data)) void navigate(dashboardLink(data.link, window.location.origin))
    }
    navigator.serviceWorker.addEventListener('message', open)
    return () => {
      push.stop()
      unsubscribe()
      navigator.serviceWorker.removeEventListener('message', open)
    }
  }, [api, client, employerId, load, navigate, settings])

  return null
}
