import { persist, type PersistStorage, type StateStorage } from 'zustand/middleware'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readPersisted, type PersistedSession } from './session-storage.ts'
import type { SessionUser } from '../contract/schemas/session.ts'

/** Key of the session in local storage (spec S3-1). */
export const sessionKey = 'auth-storage'

/** A key that is stored only while a person logs out. Other tabs learn by it that the session did not end by itself. */
const logOutKey = 'auth-log-out'

/** Who is signed in (spec S3-1). Only `user`, `isAuthenticated` and `token` are ever written to storage. */
export interface SessionState extends PersistedSession {
  /** Carried between the pages of sign-up and reset; in memory only. */
  email: string | null
  /** The page that asks for the email again, because the pages of sign-up and reset were opened without it, such as after a reload. */
  startOverAt: string | null
  /** False until the first check has ended; before that the other fields are not valid. */
  isChecked: boolean
  /** Notice on the sign-in page after a session that this tab did not log out of. */
  notice: string | null
  /** How the last session of this tab ended. */
  end: SessionEnd | null
}

/**
 * - `logOut`: a person logged out in this tab
 * - `expired`: the server refused the token of this tab
 * - `otherTabLogOut`: a person logged out in another tab, which did for the whole browser what follows from it
 * - `otherTab`: the session ended in another tab in another way, or its storage was cleared
 */
export type SessionEnd = 'logOut' | 'expired' | 'otherTabLogOut' | 'otherTab'

/** Notice on the sign-in page after a 401, here or in another tab. */
export const sessionEndedMessage = 'Your session has ended. Please log in again.'

/** What a person is told who has logged out, in every tab (spec S2-48). */
export const loggedOutMessage = 'User logged out successfully'

/** A session and the operations that change it. Created by `createSession`. */
export interface Session {
  readonly store: StoreApi<SessionState>
  /**
   * Waits until storage has been read, then resolves with whether a token exists: a token alone counts, a user alone does not
   * (spec S4-1). Sets `isAuthenticated` to the result.
   */
  checkSession: () => Promise<boolean>
  /** Stores the employer and the token after log-in or registration; a 'Bearer ' prefix is removed. */
  signedIn: (result: { user: SessionUser; token: string }) => void
  /**
   * Stores what an employer has changed of name and photo, so that every part of the dashboard shows it. Does nothing when somebody else is signed in, so
   * that a late answer cannot change another session.
   */
  changeUser: (
    employerId: SessionUser['employerId'],
    changes: Partial<Pick<SessionUser, 'firstName' | 'lastName' | 'imageUrl'>>,
  ) => void
  /** Stores the email for the next page of sign-up or reset. */
  rememberEmail: (email: string) => void
  /** Notes that the email is missing, for the notice of the page that asks for it again. */
  startOver: (path: string) => void
  /** Clears user and token; the email stays (spec S4-2). */
  logOut: () => void
  /**
   * Logs out because the server refused `token`, and sets a notice for the sign-in page. Does nothing when another
   * token is in use, so that concurrent failing calls log out once and a late response cannot end a new session.
   * @returns whether the session was ended by this call
   */
  expire: (token: string) => boolean
  /** Applies log-in and log-out of other tabs until the returned function is called. */
  syncAcrossTabs: () => () => void
}

/** Where a session is stored. Storage that no other tab shares needs no `removeItem`. */
type SharedStorage = Pick<StateStorage, 'getItem' | 'setItem'> & Partial<Pick<StateStorage, 'removeItem'>>

const guest: PersistedSession = { user: null, isAuthenticated: false, token: null }

/**
 * Creates a session stored in `storage`, normally `window.localStorage`. Storage that is blocked, full or contains something
 * unreadable is treated as empty and throws no error.
 */
export function createSession(storage: () => SharedStorage): Session {
  let isLoggingOutElsewhere = false
  const store = createStore<SessionState>()(
    persist(
      (): SessionState => ({ ...guest, email: null, startOverAt: null, isChecked: false, notice: null, end: null }),
      {
        name: sessionKey,
        version: 0,
        storage: tolerant(storage),
        partialize: ({ user, isAuthenticated, token }) => ({ user, isAuthenticated, token }),
        merge: (stored, current) =>
          follow(current, restored(stored as PersistedSession | undefined), isLoggingOutElsewhere),
      },
    ),
  )

  const hydrated = new Promise<void>((resolve) => {
    if (store.persist.hasHydrated()) resolve()
    else store.persist.onFinishHydration(() => resolve())
  })
  const check = () => {
    const isAuthenticated = store.getState().token !== null
    if (isAuthenticated !== store.getState().isAuthenticated || !store.getState().isChecked) {
      store.setState({ isAuthenticated, isChecked: true })
    }
    return isAuthenticated
  }

  return {
    store,
    checkSession: async () => {
      await hydrated
      return check()
    },
    signedIn: ({ user, token }) =>
      store.setState({
        user,
        token: withoutBearer(token),
        isAuthenticated: true,
        isChecked: true,
        notice: null,
        startOverAt: null,
      }),
    changeUser: (employerId, changes) =>
      store.setState(({ user }) => (user?.employerId === employerId ? { user: user && { ...user, ...changes } } : {})),
    rememberEmail: (email) => store.setState({ email, startOverAt: null }),
    startOver: (path) => store.setState({ startOverAt: path }),
    logOut: () => {
      // A browser tells other tabs of what was written in this order.
      tolerate(() => storage().setItem(logOutKey, 'true'))
      store.setState({ ...guest, notice: null, end: 'logOut' })
      tolerate(() => storage().removeItem?.(logOutKey))
    },
    expire: (token) => {
      if (store.getState().token !== token) return false
      store.setState({ ...guest, notice: sessionEndedMessage, end: 'expired' })
      return true
    },
    syncAcrossTabs: () => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === logOutKey) isLoggingOutElsewhere = event.newValue !== null
        // The key is null when the other tab cleared its storage.
        if (event.key !== sessionKey && event.key !== null) return
        void Promise.resolve(store.persist.rehydrate()).then(check)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

/** The state after loading a stored session: authenticated only with both user and token (spec S4-1). */
function restored(stored: PersistedSession | undefined): PersistedSession {
  if (!stored) return guest
  const { user, token } = stored
  return { user, token, isAuthenticated: user !== null && token !== null }
}

/** The state with the stored session, which another tab may have begun or ended. @param isLogOut a person is logging out in that tab */
function follow(current: SessionState, session: PersistedSession, isLogOut: boolean): SessionState {
  if (session.token !== null) return { ...current, ...session, notice: null }
  if (current.token === null) return { ...current, ...session }
  return {
    ...current,
    ...session,
    ...(isLogOut
      ? ({ notice: null, end: 'otherTabLogOut' } as const)
      : ({ notice: sessionEndedMessage, end: 'otherTab' } as const)),
  }
}

function withoutBearer(token: string): string {
  return token.replace(/^Bearer\s+/i, '')
}

/** Makes a change of storage, which may be blocked or full. */
function tolerate(change: () => unknown): void {
  try {
    change()
  } catch {
    // The session lasts until the tab is closed, and other tabs do not follow it.
  }
}

/** Storage that never throws, discards unreadable content, and writes only when the persisted part has changed. */
function tolerant(storage: () => SharedStorage): PersistStorage<PersistedSession> {
  let last = JSON.stringify(guest)
  const read = (text: string | null) => {
    const state = readPersisted(text)
    last = JSON.stringify(state ?? guest)
    return state && { state, version: 0 }
  }
  return {
    getItem: (key) => {
      try {
        const text = storage().getItem(key)
        return text === null || typeof text === 'string' ? read(text) : text.then(read, () => read(null))
      } catch {
        return read(null)
      }
    },
    setItem: (key, value) => {
      const next = JSON.stringify(value.state)
      if (next === last) return
      last = next
      tolerate(() => storage().setItem(key, JSON.stringify(value)))
    },
    removeItem: () => undefined,
  }
}
