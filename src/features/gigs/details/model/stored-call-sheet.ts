import * as z from 'zod/mini'
import { sessionRead, sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { storageKeys } from '@/shared/device-storage.ts'
import { now } from '@/lib/clock.ts'
import { persisted } from '@/lib/persisted.ts'
import type { CallSheet } from './call-sheet.ts'

/** How long a call sheet stays on the device after its last session, in ms (docs/product/rules.md#edge-data). */
const retention = 24 * 60 * 60 * 1000

const optionalText = z.optional(z.string())
const person = z.object({ name: z.string(), title: optionalText, phone: optionalText })
const entry = z.object({
  /** When it was read from the server; ISO 8601. */
  keptAt: z.string(),
  /** When it expires; ISO 8601. */
  until: z.string(),
  sheet: z.object({
    gigId: z.string(),
    title: z.string(),
    category: optionalText,
    area: optionalText,
    sessions: z.array(sessionRead),
    place: optionalText,
    landmark: optionalText,
    contact: z.optional(person),
    dressCode: optionalText,
    perks: z.array(z.string()),
    deliverables: z.array(z.string()),
    people: z.array(person),
  }),
})

export interface StoredCallSheet {
  keptAt: string
  sheet: CallSheet
}

const callSheets = persisted({
  ...storageKeys.callSheet,
  schema: entry,
  expiresAt: ({ until }) => Date.parse(until),
})

/** Stores an opened call sheet, so that it can be read offline until 24 hours after its last session. */
export function storeCallSheet(employerId: string, sheet: CallSheet): void {
  callSheets.removeExpired()
  const end = Math.max(...sheet.sessions.map((session) => sessionSpan(session).endsAt.getTime())) + retention
  if (!(end > now().getTime())) return
  callSheets
    .at(employerId, sheet.gigId)
    .write({ keptAt: now().toISOString(), until: new Date(end).toISOString(), sheet })
}

/** The stored call sheet of an employer's Gig; undefined when there is none, or it has expired. */
export function readStoredCallSheet(employerId: string, gigId: string): StoredCallSheet | undefined {
  callSheets.removeExpired()
  const stored = callSheets.at(employerId, gigId).read()
  // JSON has no undefined: an absent property and an undefined one are equal here.
  return stored && { keptAt: stored.keptAt, sheet: JSON.parse(JSON.stringify(stored.sheet)) as CallSheet }
}
