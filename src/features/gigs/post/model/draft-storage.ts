import * as z from 'zod/mini'
import { storageKeys } from '@/shared/device-storage.ts'
import { keptForAWeek } from '@/shared/kept-for-a-week.ts'
import { gigForm, withFallback } from './gig-fields.ts'
import { steps } from './steps.ts'

const localDraft = z.object({
  /** When it was stored last; ISO 8601. */
  savedAt: z.string(),
  step: withFallback(z.enum(steps), 'details'),
  form: gigForm,
  /** The `ref` of create-gig: the same for every attempt to save this Gig, so that the server creates only one. */
  ref: z.string(),
  /** Ids of the workers who are asked first, of a republished Gig. */
  team: withFallback(z.optional(z.array(z.string())), undefined),
  /** For a Gig on the server: its last change before the draft was edited; ISO 8601. */
  basedOn: z.optional(z.string()),
})
export type LocalDraft = z.output<typeof localDraft>

/** What a draft belongs to: a new Gig, a saved one, or a republished one. */
export type DraftSubject = 'new' | `gig-${string}` | `republish-${string}`

const firstVersion = z.looseObject({ form: z.looseObject({}) })

/** Drafts of the first version name the application deadline differently. */
function migrate(draft: unknown): unknown {
  const { data } = firstVersion.safeParse(draft)
  if (data === undefined) return draft
  const { deadline, ...form } = data.form
  return { ...data, form: { ...form, applicationDeadline: deadline } }
}

/**
 * The drafts on this device, of every employer. A field that is missing or cannot be read is empty, and the others are restored: a new field needs
 * no new version.
 */
export const gigDrafts = keptForAWeek(
  {
    ...storageKeys.gigDraft,
    schema: localDraft,
    version: 1,
    migrate,
  },
  ({ savedAt }) => Date.parse(savedAt),
)

/** The draft of a Gig on this device. The entry contains the employer, so that two employers on one device do not see each other's drafts. */
export const gigDraft = (employerId: string, subject: DraftSubject) => gigDrafts.at(employerId, subject)

/** Whether the Gig on the server has changed since this draft was based on it. Without `basedOn`, the clocks of device and server are compared. */
export const isOvertaken = ({ basedOn, savedAt }: LocalDraft, updatedAt: string) =>
  basedOn === undefined ? Date.parse(updatedAt) > Date.parse(savedAt) : Date.parse(updatedAt) !== Date.parse(basedOn)
