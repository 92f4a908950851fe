import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type GigDraft, priceFields } from '../../../src/api/contract/schemas/gig-fields.ts'
import { type GigPrice, type PriceInput, priceOf } from '../../../src/rules/gig-price.ts'
import { gigSession, sessionSpan } from '../../../src/api/contract/schemas/gig-session.ts'
import type { GigBrief, GigRow } from '../../db/gig-schema.ts'
import { newId } from '../../platform/secrets/secrets.ts'

/** Normalizes text for the search: lower case, without accents. */
export const searchable = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Start and end of each complete session, ordered by start. */
export function spansOf({ sessions = [] }: GigDraft) {
  return sessions
    .flatMap((session) => {
      const { data } = gigSession.safeParse(session)
      return data === undefined ? [] : [sessionSpan(data)]
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** Start of the first session that has not ended at a moment; null when all have ended. */
export const nextSession = (fields: GigDraft, at: Date) =>
  spansOf(fields).find(({ endsAt }) => endsAt > at)?.startsAt ?? null

/** The fields without undefined values, with an id for each deliverable. */
function presentFields(fields: GigDraft): GigDraft {
  const { deliverables, ...rest } = fields
  const present = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as GigDraft
  return deliverables === undefined
    ? present
    : { ...present, deliverables: deliverables.map(({ id = newId('dlv'), text }) => ({ id, text })) }
}

/**
 * Column values that follow from the entered fields: the brief itself, the search text, and the times used for sorting and scheduling.
 * @param isDraft whether the Gig stays a draft, which has no deadline and no next session
 */
export function columnsOf(fields: GigDraft, at: Date, isDraft = false) {
  const { title = '', category = null, ...rest } = presentFields(fields)
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

/** The columns that hold what an employer entered. */
type EnteredColumns = Pick<GigRow, 'title' | 'category' | 'brief'>

/** What an employer entered, to be compared: as JSON stores it, without the ids that the server gives to deliverables. */
const enteredOf = ({ title, category, brief }: EnteredColumns) =>
  JSON.parse(
    JSON.stringify({ ...brief, title, category, deliverables: brief.deliverables?.map(({ text }) => text) }),
  ) as object

/** Whether a stored Gig holds exactly these fields. */
export const holdsFields = (stored: EnteredColumns, fields: GigDraft): boolean =>
  isDeepStrictEqual(enteredOf(stored), enteredOf(columnsOf(fields, new Date(0), true)))

const pricedFields = z.object(priceFields)

/** The price input in these fields; undefined while a part of it is missing. */
export const priceInputOf = (fields: GigDraft): PriceInput | undefined => pricedFields.safeParse(fields).data

const zeroPrice: Pick<GigPrice, 'subtotalKobo' | 'feeKobo' | 'vatKobo' | 'totalKobo'> = {
  subtotalKobo: 0,
  feeKobo: 0,
  vatKobo: 0,
  totalKobo: 0,
}

/** The price columns in kobo; zeros while the price input is incomplete. */
export function priceColumns(fields: GigDraft) {
  const input = priceInputOf(fields)
  if (input === undefined) return zeroPrice
  const { subtotalKobo, feeKobo, vatKobo, totalKobo } = priceOf(input)
  return { subtotalKobo, feeKobo, vatKobo, totalKobo }
}
