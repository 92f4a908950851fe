import * as z from 'zod/mini'
import { devicePrefixes } from '@/shared/device-storage.ts'
import { gigForm, withFallback } from './gig-fields.ts'
import { steps } from './steps.ts'

/** How long a draft stays on a device, in ms (docs/product/rules.md#edge-data). */
const maxAge = 7 * 24 * 60 * 60 * 1000

const prefix = devicePrefixes.gigDraft

/** The version of a stored draft. A change that a missing or an unknown field does not describe gets a new one, and its step in `migrate`. */
const version = 1

const text = z.string()
const localDraft = z.object({
  /** When it was stored last; ISO 8601. */
  savedAt: text,
  step: withFallback(z.enum(steps), 'details'),
  form: gigForm,
  /** The `ref` of create-gig: the same for every attempt to save this Gig, so that the server creates only one. */
  ref: text,
  /** For a Gig on the server: its last change before the draft was edited; ISO 8601. */
  basedOn: z.optional(text),
})
export type LocalDraft = z.output<typeof localDraft>

/** What a draft belongs to: a new Gig, a saved one, or a republished one. */
export type DraftSubject = 'new' | `gig-${string}` | `republish-${string}`

/** The storage key of a draft. It contains the employer, so that two employers on one device do not see each other's drafts. */
export const draftKey = (employerId: string, subject: DraftSubject) => `${prefix}${employerId}:${subject}`

/** Whether the Gig on the server has changed since this draft was based on it. Without `basedOn`, the clocks of device and server are compared. */
export const isOvertaken = ({ basedOn, savedAt }: LocalDraft, updatedAt: string) =>
  basedOn === undefined ? Date.parse(updatedAt) > Date.parse(savedAt) : Date.parse(updatedAt) !== Date.parse(basedOn)

/** Stores a draft. @returns false when storage is unavailable */
export function storeDraft(storage: Storage, key: string, draft: LocalDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify({ version, ...draft }))
    return true
  } catch {
    return false
  }
}

export function removeDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // Storage is unavailable, so no draft was stored.
  }
}

const stored = z.looseObject({ version: z._default(z.number(), 0), form: z.looseObject({}) })

/** A stored draft in the present version. Drafts without a version are of the first release. */
function migrate(draft: unknown): unknown {
  const { data } = stored.safeParse(draft)
  if (data === undefined || data.version >= 1) return draft
  const { deadline, ...form } = data.form
  return { ...data, form: { ...form, applicationDeadline: deadline } }
}

/**
 * The draft stored under this key, migrated to the present version. A field that is missing or cannot be read is empty, and the others
 * are restored. A draft that is older than 7 days, or without its time or its reference, is removed.
 */
export function readDraft(storage: Storage, key: string, now: Date): LocalDraft | undefined {
  const draft = parse(storage, key)
  if (draft === null) return undefined
  const { data } = localDraft.safeParse(migrate(draft))
  const age = now.getTime() - Date.parse(data?.savedAt ?? '')
  if (data !== undefined && age < maxAge) return data
  removeDraft(storage, key)
  return undefined
}

/** Removes every draft on this device that is older than 7 days, of any employer. */
export function removeExpiredDrafts(storage: Storage, now: Date): void {
  try {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) readDraft(storage, key, now)
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
