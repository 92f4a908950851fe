import * as z from 'zod/mini'
import { useSession } from '@/api/client/use-session.ts'
import { type PersistedEntry, persisted } from '@/lib/persisted.ts'
import { storageKeys } from '../device-storage.ts'

const sentNotes = persisted({ ...storageKeys.sentNote, schema: z.string() })

/** The private note about an applicant that this tab has sent without an answer, also before a reload: the server may have it. */
export function useSentNote(applicantId: string): PersistedEntry<string> {
  const employerId = useSession(({ user }) => user?.employerId) ?? ''
  return sentNotes.at(employerId, applicantId)
}
