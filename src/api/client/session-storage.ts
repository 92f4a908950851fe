import type { SessionUser } from '../contract/schemas/session.ts'

/** The persisted part of the session (spec S3-1). */
export interface PersistedSession {
  user: SessionUser | null
  isAuthenticated: boolean
  token: string | null
}

/**
 * Parses the stored session; null when it is missing, unreadable, of another version or of another shape. It does not use the
 * contract's schemas, because every first page runs it and the schema library would double the download.
 */
export function readPersisted(text: string | null): PersistedSession | null {
  if (text === null) return null
  try {
    const { version, state } = fieldsOf(JSON.parse(text))
    if (version !== 0 || !isFields(state)) return null
    const { user = null, isAuthenticated = false, token = null } = state
    if (typeof isAuthenticated !== 'boolean' || !(token === null || (typeof token === 'string' && token !== ''))) {
      return null
    }
    if (user !== null && !isFields(user)) return null
    // The shape of the user is not specified: a token without a user that can be read is a session, too (spec S4-1).
    return { user: readUser(user), isAuthenticated, token }
  } catch {
    return null
  }
}

function readUser(value: unknown): SessionUser | null {
  const { firstName, lastName, employerId, imageUrl } = fieldsOf(value)
  if (typeof firstName !== 'string') return null
  if (!isOptionalText(lastName) || !isOptionalText(employerId) || !isOptionalText(imageUrl)) return null
  return { firstName, lastName, employerId, imageUrl }
}

function isOptionalText(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string'
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isFields(value) ? value : {}
}
