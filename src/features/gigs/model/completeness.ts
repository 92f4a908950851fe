import { hasTimes } from '@/shared/gig-sessions.ts'
import type { GigSession } from '@/api/contract/schemas/gig-session.ts'

type Maybe<T> = T | null | undefined

/** The fields of a Gig that count for its completeness; a Gig from the server fits, and so does the body its form would save. */
export interface CompletenessFacts {
  title?: Maybe<string>
  category?: Maybe<string>
  description?: Maybe<string>
  workSkills?: Maybe<readonly string[]>
  softSkills?: Maybe<readonly string[]>
  deliverables?: Maybe<readonly unknown[]>
  sessions?: Maybe<readonly Pick<GigSession, 'date' | 'start' | 'end'>[]>
  workMode?: Maybe<string>
  location?: Maybe<{ address?: Maybe<string>; city?: Maybe<string>; state?: Maybe<string> }>
  rateKobo?: Maybe<number>
  workersNeeded?: Maybe<number>
  perks?: Maybe<{ dressCode?: Maybe<string> }>
}

/** How complete a Gig is: the fields that workers decide by, required or not. */
export interface Completeness {
  done: number
  total: number
  /** What is missing, each item as a request: 'add a dress code'. */
  missing: readonly string[]
}

/** In a republished Gig only the days are missing. */
function sessionsRequest(sessions: NonNullable<CompletenessFacts['sessions']>): string {
  const undated = sessions.filter(({ start, end }) => start && end).length
  if (undated === 0) return 'add a session'
  return undated === 1 ? 'choose the session date' : 'choose the session dates'
}

/** Counts the filled fields (docs/product/post-gig.md and docs/product/gig-details.md). */
export function completeness(gig: CompletenessFacts): Completeness {
  const { location, perks } = gig
  const sessions = gig.sessions ?? []
  const isRemote = gig.workMode === 'remote'
  const checks: readonly (readonly [boolean, string])[] = [
    [(gig.title ?? '').trim().length >= 8, 'add a title'],
    [Boolean(gig.category), 'choose a category'],
    [(gig.description ?? '').trim().length >= 50, 'describe the work'],
    [(gig.workSkills ?? []).length > 0, 'add a skill'],
    [(gig.softSkills ?? []).length > 0, 'add a soft skill'],
    [(gig.deliverables ?? []).length > 0, 'add a deliverable'],
    [sessions.some((session) => hasTimes({ endsNextDay: false, ...session })), sessionsRequest(sessions)],
    [isRemote || Boolean(location?.address && location.city && location.state), 'add the place'],
    [Boolean(gig.rateKobo && gig.workersNeeded), 'set the pay'],
    // A dress code does not apply to remote work.
    [isRemote || Boolean(perks?.dressCode?.trim()), 'add a dress code'],
  ]
  const missing = checks.flatMap(([isDone, request]) => (isDone ? [] : [request]))
  return { done: checks.length - missing.length, total: checks.length, missing }
}

/** On one line: '8 of 10: add a dress code, add a deliverable'. */
export function completenessText({ done, total, missing }: Completeness): string {
  return missing.length === 0 ? `${done} of ${total}` : `${done} of ${total}: ${missing.join(', ')}`
}
