import * as z from 'zod/mini'
import { sessionRead, sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { callSheetPrefix } from '@/domain/call-sheet-storage.ts'
import type { CallSheet } from './call-sheet.ts'

/** How long a call sheet stays on the device after its last session, in ms (docs/product/rules.md#edge-data). */
const keptFor = 24 * 60 * 60 * 1000

const words = z.optional(z.string())
const person = z.object({ name: z.string(), title: words, phone: words })
const kept = z.object({
  /** When it was read from the server; ISO 8601. */
  keptAt: z.string(),
  /** When it expires; ISO 8601. */
  until: z.string(),
  sheet: z.object({
    gigId: z.string(),
    title: z.string(),
    sessions: z.array(sessionRead),
    place: words,
    landmark: words,
    contact: z.optional(person),
    dressCode: words,
    perks: z.array(z.string()),
    deliverables: z.array(z.string()),
    people: z.array(person),
  }),
})

export interface KeptCallSheet {
  keptAt: string
  sheet: CallSheet
}

const keyOf = (employerId: string, gigId: string) => `${callSheetPrefix}${employerId}:${gigId}`

function read(storage: Storage, key: string) {
  try {
    return kept.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Removes expired and unreadable call sheets from the device. */
function sweep(storage: Storage, now: Date) {
  for (const key of Object.keys(storage).filter((one) => one.startsWith(callSheetPrefix))) {
    const found = read(storage, key)
    if (found === undefined || Date.parse(found.until) <= now.getTime()) storage.removeItem(key)
  }
}

/** Stores an opened call sheet, so that it can be read offline until 24 hours after its last session. */
export function keepCallSheet(storage: Storage, employerId: string, sheet: CallSheet, now: Date): void {
  sweep(storage, now)
  const end = Math.max(...sheet.sessions.map((session) => sessionSpan(session).endsAt.getTime())) + keptFor
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
export function keptCallSheet(
  storage: Storage,
  employerId: string,
  gigId: string,
  now: Date,
): KeptCallSheet | undefined {
  sweep(storage, now)
  const found = read(storage, keyOf(employerId, gigId))
  // JSON has no undefined: an absent property and an undefined one are equal here.
  return found && { keptAt: found.keptAt, sheet: JSON.parse(JSON.stringify(found.sheet)) as CallSheet }
}
