import * as z from 'zod/mini'
import { type GigDraft, priceFields } from '../../../src/api/contract/schemas/gig-fields.ts'
import { type GigPrice, type PriceInput, priceOf } from '../../../src/api/contract/schemas/gig-price.ts'
import { gigSession, sessionSpan } from '../../../src/api/contract/schemas/gig-session.ts'
import type { GigBrief } from '../../db/gig-schema.ts'
import { newId } from '../secrets.ts'

/** Accents and case do not count when Gigs are searched. */
export const searchable = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Texts that a database can keep: half a character becomes a replacement sign. */
function wellFormed<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed() as T
  if (Array.isArray(value)) return value.map(wellFormed) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, wellFormed<unknown>(entry)])) as T
}

/** Begin and end of each session that is whole, in the order of their begin. */
export function spansOf({ sessions = [] }: GigDraft) {
  return sessions
    .flatMap((one) => {
      const { data } = gigSession.safeParse(one)
      return data === undefined ? [] : [sessionSpan(data)]
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** Begin of the next session that has not ended at a moment. */
export const nextSession = (fields: GigDraft, at: Date) =>
  spansOf(fields).find(({ endsAt }) => endsAt > at)?.startsAt ?? null

/** Fields with what was not typed left out, and an id for each deliverable. */
function ownFields(fields: GigDraft): GigDraft {
  const { deliverables, ...rest } = wellFormed(fields)
  const present = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as GigDraft
  return deliverables === undefined
    ? present
    : { ...present, deliverables: deliverables.map(({ id = newId('dlv'), text }) => ({ id, text })) }
}

/**
 * What a row holds because of what the employer typed: the words themselves, and what is searched, sorted and waited for.
 * @param isDraft whether it stays a draft: nothing is waited for then
 */
export function columnsOf(fields: GigDraft, at: Date, isDraft = false) {
  const { title = '', category = null, ...rest } = ownFields(fields)
  const brief: GigBrief = rest
  const spans = spansOf(fields)
  const ends = spans.map(({ endsAt }) => endsAt.getTime())
  const deadline = fields.applicationDeadline && !isDraft ? new Date(fields.applicationDeadline) : null
  return {
    title,
    category,
    brief,
    searchText: searchable([title, category, fields.location?.city, fields.location?.state].join(' ')),
    startsAt: spans[0]?.startsAt ?? null,
    endsAt: ends.length === 0 ? null : new Date(Math.max(...ends)),
    nextSessionAt: isDraft ? null : nextSession(fields, at),
    deadlineAt: deadline !== null && deadline > at ? deadline : null,
    workersNeeded: fields.workersNeeded ?? 0,
  }
}

const priced = z.object(priceFields)

/** What the price of these fields depends on; undefined while some of it is missing. */
export const priceInputOf = (fields: GigDraft): PriceInput | undefined => priced.safeParse(fields).data

const nothing: Pick<GigPrice, 'subtotalKobo' | 'feeKobo' | 'vatKobo' | 'totalKobo'> = {
  subtotalKobo: 0,
  feeKobo: 0,
  vatKobo: 0,
  totalKobo: 0,
}

/** The price as a row holds it, in kobo; zeros while it is not known. */
export function priceColumns(fields: GigDraft) {
  const input = priceInputOf(fields)
  if (input === undefined) return nothing
  const { subtotalKobo, feeKobo, vatKobo, totalKobo } = priceOf(input)
  return { subtotalKobo, feeKobo, vatKobo, totalKobo }
}
