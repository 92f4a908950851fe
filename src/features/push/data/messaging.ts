import { initializeApp } from 'firebase/app'
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from 'firebase/messaging'
import type { FirebaseSettings } from '@/lib/firebase-settings.ts'
import type { PushMessaging } from './start-push.ts'

const workerPath = '/push-sw.js'

/** Opens Firebase Cloud Messaging with the service worker of this site; undefined where the browser does not support it. */
export async function openMessaging({ vapidKey, ...project }: FirebaseSettings): Promise<PushMessaging | undefined> {
  if (!(await isSupported())) return undefined
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' })
  // A subscription needs an active worker, and Firebase does not wait for one that it was given.
  const serviceWorkerRegistration = await navigator.serviceWorker.ready
  const messaging = getMessaging(initializeApp(project))
  let hasToken = false
  return {
    token: async () => {
      const token = await getToken(messaging, { vapidKey, serviceWorkerRegistration })
      hasToken = true
      return token
    },
    deleteToken: async () => {
      // Before a token was requested Firebase does not know the service worker. Without its subscription a token of an earlier visit leads nowhere.
      if (hasToken) await deleteToken(messaging)
      else await (await serviceWorkerRegistration.pushManager.getSubscription())?.unsubscribe()
    },
    onMessage: (listener) => onMessage(messaging, listener),
    // `new Notification` throws on phones.
    show: ({ title, options }) => serviceWorkerRegistration.showNotification(title, options),
  }
}
