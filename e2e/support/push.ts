import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { runTool } from '../../scripts/lib/process.mjs'

const pushSettings = {
  VITE_FIREBASE_API_KEY: 'e2e-key',
  VITE_FIREBASE_PROJECT_ID: 'marquee-e2e',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1234567890',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
  VITE_FIREBASE_VAPID_KEY: Buffer.alloc(65, 4).toString('base64url'),
}

/** The token that the answered calls give each browser. */
export const pushToken = 'e2e-device-token'

/** Builds the front end with push messages. @returns its folder, and what removes it */
export async function buildWithPush(): Promise<{ webDir: string; remove: () => Promise<void> }> {
  const webDir = await mkdtemp(join(tmpdir(), 'marquee-push-web-'))
  const env = { ...process.env, ...pushSettings }
  const code = await runTool('vite', ['build', '--outDir', webDir, '--emptyOutDir', '--logLevel', 'warn'], { env })
  if (code !== 0) throw new Error('The front end with push messages could not be built')
  return { webDir, remove: () => rm(webDir, { recursive: true, force: true }) }
}

/**
 * Answers the calls to Google, and gives the browser a push subscription, which headless Chromium refuses to make.
 * @returns the calls that were answered: 'POST fcmregistrations.googleapis.com'
 */
export async function answerGoogle(context: BrowserContext): Promise<readonly string[]> {
  const calls: string[] = []
  await context.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.example/1',
      expirationTime: null,
      getKey: (name: string) => new Uint8Array(name === 'p256dh' ? 65 : 16).buffer,
      toJSON: () => ({}),
      unsubscribe: () => Promise.resolve(true),
    }
    PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription)
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription as unknown as PushSubscription)
  })
  const installation = {
    fid: 'cAAAAAAAAAAAAAAAAAAAAA',
    refreshToken: 'refresh',
    authToken: { token: 'installation', expiresIn: '604800s' },
  }
  await context.route(/^https:\/\/(?:fcmregistrations|firebaseinstallations)\.googleapis\.com\//, async (route) => {
    const { hostname } = new URL(route.request().url())
    calls.push(`${route.request().method()} ${hostname}`)
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: hostname.startsWith('fcm') ? { token: pushToken } : installation,
    })
  })
  return calls
}

/** Delivers a push message to the service worker of the site, as the browser's push service does. */
export async function createDelivery(
  page: Page,
  origin: string,
): Promise<(data: Record<string, string>) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
      if (own !== undefined) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registrationId,
      data: JSON.stringify({ data, from: '1234567890', fcmMessageId: 'e2e-message' }),
    })
  }
}

/** What the browser shows of this site: title, text, icon and link. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const shown = await getNotifications.call(await navigator.serviceWorker.ready)
    return shown.map(({ title, body, icon, data }) => ({
      title,
      body,
      icon: new URL(icon).pathname,
      data: data as unknown,
    }))
  })
