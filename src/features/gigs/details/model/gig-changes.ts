import { type GigDraft } from '@/api/contract/schemas/gig-fields.ts'
import type { SessionTimes } from '@/api/contract/schemas/gig-session.ts'
import { sessionSpan } from '@/api/contract/schemas/gig-session.ts'

/** What a hired worker has to know when it changes. */
const tellable: readonly (keyof GigDraft)[] = [
  'sessions',
  'workMode',
  'location',
  'onSiteContact',
  'perks',
  'deliverables',
  'description',
]

/** The fields that are not as they were; only those are sent, so that a locked one that stays is no change. */
export function changedFields(before: GigDraft, after: GigDraft): GigDraft {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof GigDraft]),
    ),
  )
}

/** Whether hired workers are asked about: 'Tell 3 hired workers about this change?' (docs/product/gig-details.md). */
export const isTellable = (changes: GigDraft) => tellable.some((field) => field in changes)

const minutes = (sessions: readonly SessionTimes[]) =>
  JSON.stringify(sessions.map((session) => sessionSpan(session).minutes).toSorted((a, b) => a - b))

/** Whether sessions are as many and as long as before: of a paid Gig they may be moved, and nothing else. */
export const isSameWork = (before: readonly SessionTimes[], after: readonly SessionTimes[]) =>
  minutes(before) === minutes(after)
