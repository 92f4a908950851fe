import { createSession, type Session } from '@/api/client/session.ts'
import type { World } from '@/api/mocks/world.ts'
import { tokenOf } from '@/api/mocks/state.ts'

/**
 * The session of a story.
 * - `tokenOnly`: storage has no user, so no employer call is possible. `unreadable`: storage contains invalid JSON.
 * - `refused`: the server does not accept the token. `checking`: storage never responds, so the check never ends.
 */
export type StorySession = 'guest' | 'signedIn' | 'tokenOnly' | 'refused' | 'unreadable' | 'checking'

/** Creates a session stored in memory instead of the browser's storage. */
export function storySession(
  kind: StorySession,
  { employerId, profile: { firstName, lastName, image } }: World,
): Session {
  const token = kind === 'refused' ? 'refused-token' : tokenOf(employerId)
  const user = kind === 'tokenOnly' ? null : { firstName, lastName, employerId, imageUrl: image?.url ?? null }
  const persisted = JSON.stringify({ state: { user, isAuthenticated: user !== null, token }, version: 0 })
  const stored = {
    guest: null,
    signedIn: persisted,
    tokenOnly: persisted,
    refused: persisted,
    unreadable: '{"state"',
    checking: null,
  }
  return createSession(() => ({
    getItem: () => (kind === 'checking' ? new Promise<never>(() => undefined) : stored[kind]),
    setItem: () => undefined,
  }))
}
