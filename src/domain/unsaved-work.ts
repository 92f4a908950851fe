import * as z from 'zod/mini'
import { devicePrefixes } from './device-storage.ts'
import { hasUnsavedChanges } from './form/unsaved-changes.ts'

const titledDraft = z.object({ form: z.object({ title: z.string() }) })

/** The titles of the Gigs of an employer that are on this device only, empty where a draft has none yet. */
export function deviceDraftTitles(storage: () => Storage, employerId: string): string[] {
  const prefix = `${devicePrefixes.gigDraft}${employerId}:`
  try {
    return Object.entries(storage())
      .filter(([key]) => key.startsWith(prefix))
      .map(([, stored]) => titleOf(String(stored)))
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
  const titles = deviceDraftTitles(storage, employerId)
  const sentences = [
    ...(titles.length > 0 ? [draftLoss(titles)] : []),
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
