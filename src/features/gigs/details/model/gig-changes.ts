import type { GigDraft } from '@/api/contract/schemas/gig-fields.ts'

/** The fields that hired workers need to know about when they change. */
const notifiedFields: readonly (keyof GigDraft)[] = [
  'sessions',
  'workMode',
  'location',
  'onSiteContact',
  'perks',
  'deliverables',
  'description',
]

/** The changed fields; only those are sent, so that a locked field with the same value is not a change. */
export function changedFields(before: GigDraft, after: GigDraft): GigDraft {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof GigDraft]),
    ),
  )
}

/** Whether to ask: 'Tell 3 hired workers about this change?' (docs/product/gig-details.md). */
export const concernsWorkers = (changes: GigDraft) => notifiedFields.some((field) => field in changes)
