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
  /** When it was kept last; ISO 8601. */
  savedAt: words,
  step: z.enum(steps),
  form,
  /** The `ref` of create-gig: the same for every try to save this Gig, so that no second one is made. */
  ref: words,
  /** Of a Gig the server has: when that was changed last before this was typed; ISO 8601. */
  basedOn: z.optional(words),
})
export type LocalDraft = z.output<typeof localDraft>

/** What a draft belongs to: a Gig nobody has saved yet, a saved one, or one to be held again. */
export type DraftOf = 'new' | `gig-${string}` | `republish-${string}`

/** Where a draft is kept. By employer, so that nobody sees the draft of somebody else on the same device. */
export const draftKey = (employerId: string, of: DraftOf) => `${prefix}:${employerId}:${of}`

/** Whether the server has other work by now than what this draft was typed on. Only where that was not noted do two clocks decide. */
export const isOvertaken = ({ basedOn, savedAt }: LocalDraft, updatedAt: string) =>
  basedOn === undefined ? Date.parse(updatedAt) > Date.parse(savedAt) : Date.parse(updatedAt) !== Date.parse(basedOn)

/** Keeps a draft. @returns false where the device keeps nothing */
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
    // Where nothing can be removed nothing was kept.
  }
}

/** The draft kept under this key. One older than 7 days, or that cannot be read, is dropped. */
export function readDraft(storage: Storage, key: string, now: Date): LocalDraft | undefined {
  const kept = parse(storage, key)
  if (kept === null) return undefined
  const { data } = localDraft.safeParse(kept)
  const age = now.getTime() - Date.parse(data?.savedAt ?? '')
  if (data !== undefined && age < longest) return data
  dropDraft(storage, key)
  return undefined
}

/** Drops every draft on this device that is older than 7 days, whoever it belongs to. */
export function dropOldDrafts(storage: Storage, now: Date): void {
  try {
    for (const key of Object.keys(storage)) if (key.startsWith(`${prefix}:`)) readDraft(storage, key, now)
  } catch {
    // Where nothing can be listed nothing was kept.
  }
}

function parse(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as unknown
  } catch {
    return undefined
  }
}
