import * as z from 'zod/mini'
import { storageKeys } from '@/shared/device-storage.ts'
import { persisted } from '@/lib/persisted.ts'
import { steps } from './steps.ts'

/** How long a draft stays on a device, in ms (docs/product/rules.md#edge-data). */
const maxAge = 7 * 24 * 60 * 60 * 1000

const text = z.string()
const session = z.object({ date: text, start: text, end: text, arrival: text, endsNextDay: z.boolean() })
const form = z.object({
  title: text,
  category: text,
  description: text,
  workSkills: z.array(text),
  softSkills: z.array(text),
  deliverables: z.array(z.object({ itemId: text, text })),
  sessions: z.array(session),
  workMode: text,
  location: z.object({ address: text, city: text, state: text, landmark: text }),
  deadline: z.object({ day: text, time: text }),
  onSiteContact: z.object({ name: text, phone: text }),
  payType: text,
  rateKobo: z.nullable(z.number()),
  workersNeeded: text,
  perks: z.object({ transport: text, meals: z.boolean(), equipment: text, dressCode: text }),
  visibility: text,
})

const localDraft = z.object({
  /** When it was stored last; ISO 8601. */
  savedAt: text,
  step: z.enum(steps),
  form,
  /** The `ref` of create-gig: the same for every attempt to save this Gig, so that the server creates only one. */
  ref: text,
  /** For a Gig on the server: its last change before the draft was edited; ISO 8601. */
  basedOn: z.optional(text),
})
export type LocalDraft = z.output<typeof localDraft>

/** What a draft belongs to: a new Gig, a saved one, or a republished one. */
export type DraftSubject = 'new' | `gig-${string}` | `republish-${string}`

/** The drafts on this device, of every employer. */
export const gigDrafts = persisted({
  ...storageKeys.gigDraft,
  schema: localDraft,
  expiresAt: ({ savedAt }) => Date.parse(savedAt) + maxAge,
})

/** The draft of a Gig on this device. The entry contains the employer, so that two employers on one device do not see each other's drafts. */
export const gigDraft = (employerId: string, subject: DraftSubject) => gigDrafts.at(employerId, subject)

/** Whether the Gig on the server has changed since this draft was based on it. Without `basedOn`, the clocks of device and server are compared. */
export const isOvertaken = ({ basedOn, savedAt }: LocalDraft, updatedAt: string) =>
  basedOn === undefined ? Date.parse(updatedAt) > Date.parse(savedAt) : Date.parse(updatedAt) !== Date.parse(basedOn)
