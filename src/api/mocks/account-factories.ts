import { accountSession, type AccountSession } from '../contract/schemas/account.ts'
import { ago, built } from './factories.ts'

/** A browser in which the employer is signed in: the one that asks, unless changed. */
export function aSession(changes: Partial<AccountSession> = {}): AccountSession {
  return built(accountSession, {
    id: 'ses_1',
    device: 'Chrome on Windows',
    createdAt: ago({ days: 2, hours: 3 }),
    lastUsedAt: ago({ minutes: 1 }),
    current: true,
    ...changes,
  })
}

/** This browser, a phone of today and a browser that was last used ten days ago. */
export function someSessions(): AccountSession[] {
  return [
    aSession(),
    aSession({
      id: 'ses_2',
      device: 'Safari on iPhone',
      createdAt: ago({ days: 12 }),
      lastUsedAt: ago({ minutes: 48 }),
      current: false,
    }),
    aSession({
      id: 'ses_3',
      device: 'Firefox on Mac',
      createdAt: ago({ days: 24 }),
      lastUsedAt: ago({ days: 10, hours: 5 }),
      current: false,
    }),
  ]
}
