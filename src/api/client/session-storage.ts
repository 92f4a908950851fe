import * as z from 'zod/mini'
import { sessionUser, type SessionUser } from '../contract/schemas/session.ts'

/** The persisted part of the session, exactly as section 3 lists it. */
export interface PersistedSession {
  user: SessionUser | null
  isAuthenticated: boolean
  token: string | null
}

const stored = z.object({
  version: z.literal(0),
  state: z.object({
    user: z._default(z.nullable(sessionUser), null),
    isAuthenticated: z._default(z.boolean(), false),
    token: z._default(z.nullable(z.string().check(z.minLength(1))), null),
  }),
})

/** Reads what storage holds; null when it is missing, unreadable, of another version or of another shape. */
export function readPersisted(text: string | null): PersistedSession | null {
  if (text === null) return null
  try {
    const result = stored.safeParse(JSON.parse(text))
    return result.success ? result.data.state : null
  } catch {
    return null
  }
}
