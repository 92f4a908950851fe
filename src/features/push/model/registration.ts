import { devicePrefixes } from '@/shared/device-storage.ts'

/** The registration of this browser that the server has stored, as the browser remembers it. */
export interface Registration {
  readonly token: string
  readonly employerId: string
  /** When it was sent, in ms since 1970. */
  readonly sentAt: number
}

const storageKey = devicePrefixes.pushRegistration

/** Age in ms from which a registration is sent again (spec S9-17). */
const maxAge = 7 * 24 * 60 * 60 * 1000

/** Whether the server must be told: nothing was sent yet, the token or the employer is another one, or 7 days have passed. */
export function isRegistrationDue(last: Registration | undefined, next: Registration): boolean {
  return (
    last === undefined ||
    last.token !== next.token ||
    last.employerId !== next.employerId ||
    next.sentAt - last.sentAt >= maxAge
  )
}

/** The stored registration; undefined when there is none, it is unreadable, or storage is blocked. */
export function readRegistration(storage: () => Storage): Registration | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { token, employerId, sentAt } = stored as Record<string, unknown>
    const isComplete = typeof token === 'string' && typeof employerId === 'string' && typeof sentAt === 'number'
    return isComplete ? { token, employerId, sentAt } : undefined
  } catch {
    return undefined
  }
}

export function saveRegistration(storage: () => Storage, registration: Registration): void {
  try {
    storage().setItem(storageKey, JSON.stringify(registration))
  } catch {
    // Storage is blocked or full: the token is sent again at the next visit.
  }
}

export function removeRegistration(storage: () => Storage): void {
  try {
    storage().removeItem(storageKey)
  } catch {
    // Blocked storage holds no registration.
  }
}
