import { initializeApp } from 'firebase/app'
import { getMessaging, onBackgroundMessage } from 'firebase/messaging/sw'
import { firebaseSettings } from '@/lib/firebase-settings.ts'
import { browserNotification, dashboardLink, isDashboard, type OpenRequest } from '../model/push-message.ts'

/*
 * The service worker of the site, /push-sw.js: it shows messages that arrive while no page is visible. It answers no requests of pages.
 * `scripts/vite/push-worker.ts` builds it.
 */

declare const self: ServiceWorkerGlobalScope

const { origin } = self.location
const settings = firebaseSettings(import.meta.env)
if (settings === undefined) throw new Error('The service worker for push messages was built without a Firebase project')

onBackgroundMessage(getMessaging(initializeApp(settings)), (payload) => {
  // Firebase shows a message with `notification` itself; a second one would repeat it.
  if (payload.notification !== undefined) return undefined
  const { title, options } = browserNotification(payload, origin)
  return self.registration.showNotification(title, options)
})

self.addEventListener('notificationclick', (event) => {
  const data: unknown = event.notification.data
  // One that Firebase showed is opened by Firebase.
  if (typeof data !== 'object' || data === null || !('link' in data)) return
  event.notification.close()
  event.waitUntil(openDashboard(dashboardLink(data.link, origin)))
})

/** Focuses an open page of the dashboard and sends it to the link, so that nothing unsaved on it is lost; else opens the link. */
async function openDashboard(link: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => isDashboard(new URL(url)))
  if (page === undefined) return void (await self.clients.openWindow(link))
  const request: OpenRequest = { type: 'marquee-open', link }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a service worker has no target origin
  page.postMessage(request)
  await page.focus()
}
