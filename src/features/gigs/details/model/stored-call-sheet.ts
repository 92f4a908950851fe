import * as z from 'zod/mini'
import { sessionRead, sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { devicePrefixes } from '@/shared/device-storage.ts'
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

const keyOf = (employerId: string, gigId: string) => `${devicePrefixes.callSheet}${employerId}:${gigId}`

function read(storage: Storage, key: string) {
  try {
    return entry.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Removes expired and unreadable call sheets from the device. */
function removeExpired(storage: Storage, now: Date) {
  for (const key of Object.keys(storage).filter((name) => name.startsWith(devicePrefixes.callSheet))) {
    const storedEntry = read(storage, key)
    if (storedEntry === undefined || Date.parse(storedEntry.until) <= now.getTime()) storage.removeItem(key)
  }
}

/** Stores an opened call sheet, so that it can be read offline until 24 hours after its last session. */
export function storeCallSheet(storage: Storage, employerId: string, sheet: CallSheet, now: Date): void {
  removeExpired(storage, now)
  const end = Math.max(...sheet.sessions.map((session) => sessionSpan(session).endsAt.getTime())) + retention
  if (!(end > now.getTime())) return
  try {
    storage.setItem(
      keyOf(employerId, sheet.gigId),
      JSON.stringify({ keptAt: now.toISOString(), until: new Date(end).toISOString(), sheet }),
    )
  } catch {
    // Storage is unavailable; the call sheet is shown while the device is online.
  }
}

/** The stored call sheet of an employer's Gig; undefined when there is none, or it has expired. */
export function readStoredCallSheet(
  storage: Storage,
  employerId: string,
  gigId: string,
  now: Date,
): StoredCallSheet | undefined {
  removeExpired(storage, now)
  const storedEntry = read(storage, keyOf(employerId, gigId))
  // JSON has no undefined: an absent property and an undefined one are equal here.
  return (
    storedEntry && { keptAt: storedEntry.keptAt, sheet: JSON.parse(JSON.stringify(storedEntry.sheet)) as CallSheet }
  )
}
