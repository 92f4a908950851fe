import * as z from 'zod/mini'
import { useEmployerId } from '@/api/client/use-session.ts'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from '../device-storage.ts'

const sentNotes = persisted({ ...storageKeys.sentNote, schema: z.string() })

/** The same by employer and applicant, for where the storage of the tab is blocked. */
const sentByThisPage = new Map<string, string>()

/** The private note about an applicant that this tab has sent without an answer, also before a reload: the server may have it. */
export function useSentNote(applicantId: string) {
  const employerId = useEmployerId()
  const entry = sentNotes.at(employerId, applicantId)
  const key = `${employerId}:${applicantId}`
  return {
    read: () => sentByThisPage.get(key) ?? entry.read(),
    write: (note: string) => {
      sentByThisPage.set(key, note)
      entry.write(note)
    },
    remove: () => {
      sentByThisPage.delete(key)
      entry.remove()
    },
  }
}
