import { vi } from 'vitest'
import type { PushMessaging } from '../data/start-push.ts'
import type { BrowserNotification, PushPayload } from '../model/push-message.ts'

/** What a browser says of notifications, and what it answers when it is asked. */
export interface FakePermission {
  permission: NotificationPermission
  answer: NotificationPermission
  requests: number
}

/** Replaces the browser's notifications until `vi.unstubAllGlobals`. */
export function fakePermission(permission: NotificationPermission): FakePermission {
  const state: FakePermission = { permission, answer: 'granted', requests: 0 }
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission
    },
    requestPermission: () => {
      state.requests += 1
      state.permission = state.answer
      return Promise.resolve(state.answer)
    },
  })
  return state
}

/** A push service in memory. */
export function fakeMessaging(token: string | Error = 'token-1') {
  const shown: BrowserNotification[] = []
  const listeners = new Set<(payload: PushPayload) => void>()
  const state = { token, isDeleted: false, deleteError: undefined as Error | undefined }
  const messaging: PushMessaging = {
    token: () => (state.token instanceof Error ? Promise.reject(state.token) : Promise.resolve(state.token)),
    deleteToken: () => {
      state.isDeleted = true
      return state.deleteError === undefined ? Promise.resolve() : Promise.reject(state.deleteError)
    },
    onMessage: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (notification) => {
      shown.push(notification)
      return Promise.resolve()
    },
  }
  return {
    messaging,
    state,
    shown,
    listeners,
    receive: (payload: PushPayload) => listeners.forEach((tell) => tell(payload)),
  }
}
