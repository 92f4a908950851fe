import * as z from 'zod/mini'
import { steps } from './steps.ts'

/** How long a draft stays on a device, in ms (docs/product/rules.md#edge-data). */
const longest = 7 * 24 * 60 * 60 * 1000

const prefix = 'marquee-gig-draft'

const words = z.string()
const session = z.object({ date: words, start: words, end: words, arrival: words, endsNextDay: z.boolean() })
const form = z.object({
  title: words,
  category: words,
  description: words,
  workSkills: z.array(words),
  softSkills: z.array(words),
  deliverables: z.array(z.object({ itemId: words, text: words })),
  sessions: z.array(session),
  workMode: words,
  location: z.object({ address: words, city: words, state: words, landmark: words }),
  deadline: z.object({ day: words, time: words }),
  onSiteContact: z.object({ name: words, phone: words }),
  payType: words,
  rateKobo: z.nullable(z.number()),
  workersNeeded: words,
  perks: z.object({ transport: words, meals: z.boolean(), equipment: words, dressCode: words }),
  visibility: words,
})

const localDraft = z.object({
  /** When it was stored last; ISO 8601. */
  savedAt: words,
  step: z.enum(steps),
  form,
  /** The `ref` of create-gig: the same for every attempt to save this Gig, so that the server creates only one. */
  ref: words,
  /** For a Gig on the server: its last change before the draft was edited; ISO 8601. */
  basedOn: z.optional(words),
})
export type LocalDraft = z.output<typeof localDraft>

/** What a draft belongs to: a new Gig, a saved one, or a republished one. */
export type DraftOf = 'new' | `gig-${string}` | `republish-${string}`

/** The storage key of a draft. It contains the employer, so that two employers on one device do not see each other's drafts. */
export const draftKey = (employerId: string, of: DraftOf) => `${prefix}:${employerId}:${of}`

/** Whether the Gig on the server has changed since this draft was based on it. Without `basedOn`, the clocks of device and server are compared. */
export const isOvertaken = ({ basedOn, savedAt }: LocalDraft, updatedAt: string) =>
  basedOn === undefined ? Date.parse(updatedAt) > Date.parse(savedAt) : Date.parse(updatedAt) !== Date.parse(basedOn)

/** Stores a draft. @returns false when storage is unavailable */
export function keepDraft(storage: Storage, key: string, draft: LocalDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function dropDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // Storage is unavailable, so no draft was stored.
  }
}

/** The draft stored under this key. One that is older than 7 days or unreadable is removed. */
export function readDraft(storage: Storage, key: string, now: Date): LocalDraft | undefined {
  const kept = parse(storage, key)
  if (kept === null) return undefined
  const { data } = localDraft.safeParse(kept)
  const age = now.getTime() - Date.parse(data?.savedAt ?? '')
  if (data !== undefined && age < longest) return data
  dropDraft(storage, key)
  return undefined
}

/** Removes every draft on this device that is older than 7 days, of any employer. */
export function dropOldDrafts(storage: Storage, now: Date): void {
  try {
    for (const key of Object.keys(storage)) if (key.startsWith(`${prefix}:`)) readDraft(storage, key, now)
  } catch {
    // Storage is unavailable, so no draft was stored.
  }
}

function parse(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as unknown
  } catch {
    return undefined
  }
}
