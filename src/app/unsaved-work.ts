import * as z from 'zod/mini'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from '@/shared/device-storage.ts'
import { hasUnsavedChanges } from '@/shared/form/unsaved-changes.ts'
import { runningLosses } from '@/shared/running-work.ts'

/** Takes the second value for what does not fit. */
const orDefault = z.catch

const drafts = persisted({
  ...storageKeys.gigDraft,
  // A draft without a title, or with another content, is lost as well.
  schema: orDefault(z.object({ form: z.object({ title: z.string() }) }), { form: { title: '' } }),
})

/** What logging out now would lose, as sentences; undefined when nothing is lost. */
export function logOutLoss(employerId: string): string | undefined {
  // Of a Gig that the server has, only the last changes are on this device.
  const titlesOf = (isOnServer: boolean) =>
    drafts
      .list(employerId)
      .flatMap(({ id, value }) => (id.startsWith('gig-') === isOnServer ? [value.form.title.trim()] : []))
  const [unsaved, changed] = [titlesOf(false), titlesOf(true)]
  const sentences = [
    ...(unsaved.length > 0 ? [draftLoss(unsaved)] : []),
    ...(changed.length > 0 ? [changesLoss(changed)] : []),
    ...(hasUnsavedChanges() ? ['The changes on this page are not saved and will be lost.'] : []),
    ...runningLosses(),
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
