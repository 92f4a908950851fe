import * as z from 'zod/mini'
import { now } from '@/lib/clock.ts'
import type { Log } from '@/lib/log.ts'
import { persisted } from '@/lib/persisted.ts'
import { browserNotification, type BrowserNotification, type PushPayload } from '../model/push-message.ts'
import { isRegistrationDue, storedRegistration } from '../model/registration.ts'
import { onFirstGesture } from './first-gesture.ts'

/** The push service of the browser, once it is loaded. */
export interface PushMessaging {
  /** The token under which this browser gets messages; empty when there is none. */
  readonly token: () => Promise<string>
  /** Ends the messages to this browser. */
  readonly deleteToken: () => Promise<void>
  /** Calls back for each message that arrives while a page is visible; the returned function ends it. */
  readonly onMessage: (listener: (payload: PushPayload) => void) => () => void
  readonly show: (notification: BrowserNotification) => Promise<void>
}

export interface PushOptions {
  readonly employerId: string
  /** Loads the push service; resolves with undefined where the browser does not support it. */
  readonly load: () => Promise<PushMessaging | undefined>
  /** Sends the token to the server. */
  readonly send: (deviceToken: string) => Promise<unknown>
  /** Called for each message that arrives while the page is visible. */
  readonly onNews: () => void
  readonly log: Log
}

/** Push messages of one employer on this page. */
export interface RunningPush {
  /** Ends the work of this page. */
  readonly stop: () => void
  /** Ends the messages to this browser, because nobody is signed in any more. */
  readonly end: () => Promise<void>
}

/** Set for the life of the tab once permission was requested in it. Without storage it may be requested again after a reload. */
const asked = persisted({ key: 'marquee-push-asked', scope: 'device', area: 'tab', schema: z.literal('yes') }).at()

/** Whether the browser has what push messages need. */
export function canPush(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
}

/**
 * Registers this browser for push messages, and shows those that arrive while the page is visible (spec S4-18). An undecided permission is
 * requested in the first gesture, once for a tab. Failures are only logged (spec S8-21).
 */
export function startPush({ employerId, load, send, onNews, log }: PushOptions): RunningPush {
  const endings: (() => void)[] = []
  let isStopped = false
  let loading: Promise<PushMessaging | undefined> | undefined

  async function register() {
    loading = load()
    const messaging = await loading
    if (messaging === undefined || isStopped) return
    endings.push(messaging.onMessage((payload) => receive(messaging, payload)))
    const token = await messaging.token()
    const next = { token, employerId, sentAt: now().getTime() }
    if (!token || isStopped || !isRegistrationDue(storedRegistration.read(), next)) return
    await send(token)
    if (!isStopped) storedRegistration.write(next)
  }

  function receive(messaging: PushMessaging, payload: PushPayload) {
    onNews()
    if (Notification.permission !== 'granted') return
    messaging
      .show(browserNotification(payload, window.location.origin))
      .catch((error: unknown) => log('A push message could not be shown', error))
  }

  async function follow(permission: NotificationPermission) {
    if (permission === 'granted') await register()
    if (permission === 'denied') log('This browser gets no push messages, because notifications are denied')
  }

  const logFailure = (error: unknown) => log('This browser could not be registered for push messages', error)

  function ask() {
    asked.write('yes')
    void Notification.requestPermission().then(follow).catch(logFailure)
  }

  if (Notification.permission !== 'default') void follow(Notification.permission).catch(logFailure)
  else if (asked.read() === undefined) endings.push(onFirstGesture(ask))

  function stop() {
    isStopped = true
    for (const end of endings.splice(0)) end()
  }

  return {
    stop,
    end: async () => {
      stop()
      storedRegistration.remove()
      try {
        await (await loading)?.deleteToken()
      } catch (error) {
        log('The push messages to this browser could not be ended', error)
      }
    },
  }
}
