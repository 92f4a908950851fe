import * as z from 'zod/mini'
import { persisted } from '@/lib/persisted.ts'
import { storageKeys } from '@/shared/device-storage.ts'

const registration = z.object({
  token: z.string(),
  employerId: z.string(),
  /** When it was sent, in ms since 1970. */
  sentAt: z.number(),
})
/** The registration of this browser that the server has stored, as the browser remembers it. */
export type Registration = z.output<typeof registration>

/** Without storage the token is sent again at the next visit. */
export const storedRegistration = persisted({ ...storageKeys.pushRegistration, schema: registration }).at()

/** Age in ms from which a registration is sent again (spec S9-17). */
const maxAge = 7 * 24 * 60 * 60 * 1000

/** Whether the server must be told: nothing was sent yet, the token or the employer is another one, or 7 days have passed. */
export function isRegistrationDue(last: Registration | undefined, next: Registration): boolean {
  return (
    last === undefined ||
    last.token !== next.token ||
    last.employerId !== next.employerId ||
    next.sentAt - last.sentAt >= maxAge
  )
}
