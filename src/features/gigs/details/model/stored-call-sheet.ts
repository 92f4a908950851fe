import * as z from 'zod/mini'
import { sessionRead, sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { storageKeys } from '@/shared/device-storage.ts'
import { now } from '@/lib/clock.ts'
import { persisted } from '@/lib/persisted.ts'

/** How long a call sheet stays on the device after its last session, in ms (docs/product/rules.md#edge-data). */
const retention = 24 * 60 * 60 * 1000

const optionalText = z.optional(z.string())
/** The phone number is set only when phone numbers are requested. */
const person = z.object({ name: z.string(), title: optionalText, phone: optionalText })
const callSheet = z.object({
  gigId: z.string(),
  title: z.string(),
  category: optionalText,
  /** In short, such as 'Ikeja, Lagos'. */
  area: optionalText,
  sessions: z.array(sessionRead),
  place: optionalText,
  landmark: optionalText,
  contact: z.optional(person),
  dressCode: optionalText,
  perks: z.array(z.string()),
  deliverables: z.array(z.string()),
  people: z.array(person),
})
const entry = z.object({
  /** When it was read from the server; ISO 8601. */
  keptAt: z.string(),
  /** When it expires; ISO 8601. */
  until: z.string(),
  sheet: callSheet,
})

/** A person on a call sheet. */
export interface SheetPerson extends z.output<typeof person> {
  /** Whether they are there, while a session of today is near. It is neither part of the text that is sent nor read from the device. */
  arrival?: string
}

/** What workers and employer need on the day, on one page (docs/product/gig-details.md). It has no amounts. */
export interface CallSheet extends z.output<typeof callSheet> {
  people: SheetPerson[]
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
export function readStoredCallSheet(employerId: string, gigId: string) {
  callSheets.removeExpired()
  const stored = callSheets.at(employerId, gigId).read()
  return stored && { keptAt: stored.keptAt, sheet: stored.sheet }
}
