import type { Gig } from '@/api/contract/schemas/gig.ts'
import { findNextSession, sortSessions } from '@/shared/gig-sessions.ts'
import { isEnded } from '../../model/gig-copy.ts'

/** The session to show for a Gig: the running or next one, or else the last one; undefined without sessions. */
export function shownSession({ status, sessions }: Pick<Gig, 'status' | 'sessions'>, now: Date) {
  const next = isEnded({ status }) ? undefined : findNextSession(sessions, now)
  const session = next ?? sortSessions(sessions).at(-1)
  return session && { session, isOver: next === undefined }
}
