import * as z from 'zod/mini'
import { devicePrefixes } from './device-storage.ts'
import { hasUnsavedChanges } from './form/unsaved-changes.ts'

const titledDraft = z.object({ form: z.object({ title: z.string() }) })

interface DeviceDraft {
  /** Empty where the draft has none yet. */
  readonly title: string
  /** The server has the Gig, and only the last changes are on this device. */
  readonly isOnServer: boolean
}

/** What is stored on this device of the Gigs that an employer has not posted yet. */
function deviceDrafts(storage: () => Storage, employerId: string): DeviceDraft[] {
  const prefix = `${devicePrefixes.gigDraft}${employerId}:`
  try {
    return Object.entries(storage())
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, stored]) => ({ title: titleOf(String(stored)), isOnServer: key.startsWith(`${prefix}gig-`) }))
  } catch {
    // Blocked storage holds nothing.
    return []
  }
}

function titleOf(stored: string): string {
  try {
    return titledDraft.safeParse(JSON.parse(stored)).data?.form.title.trim() ?? ''
  } catch {
    return ''
  }
}

/** What logging out now would lose, as sentences; undefined when nothing is lost. */
export function logOutLoss(storage: () => Storage, employerId: string): string | undefined {
  const drafts = deviceDrafts(storage, employerId)
  const titlesOf = (isOnServer: boolean) =>
    drafts.flatMap((draft) => (draft.isOnServer === isOnServer ? [draft.title] : []))
  const [unsaved, changed] = [titlesOf(false), titlesOf(true)]
  const sentences = [
    ...(unsaved.length > 0 ? [draftLoss(unsaved)] : []),
    ...(changed.length > 0 ? [changesLoss(changed)] : []),
    ...(hasUnsavedChanges() ? ['The changes on this page are not saved and will be lost.'] : []),
  ]
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

function draftLoss([title = '', ...others]: readonly string[]): string {
  if (others.length > 0) {
    return `${others.length + 1} drafts are only on this device. Logging out removes them.`
  }
  const draft = title === '' ? 'Your draft' : `Your draft "${title}"`
  return `${draft} is only on this device. Logging out removes it.`
}

function changesLoss([title = '', ...others]: readonly string[]): string {
  const changes =
    others.length > 0
      ? `The last changes to ${others.length + 1} saved drafts`
      : `The last changes to ${title === '' ? 'your draft' : `"${title}"`}`
  return `${changes} are only on this device. Logging out removes them.`
}
