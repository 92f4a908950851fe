import { and, eq } from 'drizzle-orm'
import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import type { GigDraft } from '../../../src/api/contract/schemas/gig-fields.ts'
import { lockedFieldsOf, movedReason, sessionsReason } from '../../../src/api/contract/schemas/gig-terms.ts'
import { priceKey } from '../../../src/api/contract/schemas/gig-price.ts'
import type { Transaction } from '../../db/database.ts'
import { gig } from '../../db/gig-schema.ts'
import type { Deps } from '../deps.ts'
import { lockPlan } from '../money/periods.ts'
import { Refusal } from '../refusal.ts'
import { newId } from '../secrets.ts'
import { columnsOf, priceColumns, priceInputOf } from './brief.ts'
import { assertMayPost, assertWhole } from './gates.ts'
import { planNext } from './moments.ts'
import { assertQuote } from './quotes.ts'
import {
  assertNothingUnfinished,
  changeGig,
  fieldsOf,
  findGig,
  type GigRow,
  lockGig,
  moveGig,
  writeSessions,
} from './rows.ts'
import { gigStateRefusal, isEnded, stateAfter } from './states.ts'
import { tellHiredWorkers } from './tell-workers.ts'

type NewGig = BodyOf<typeof gigs.create>
type Changes = BodyOf<typeof gigs.update>

/**
 * Saves a draft, or posts a Gig that opens when it is paid. The same `ref` again answers the Gig it made.
 * @throws {Refusal} VALIDATION_FAILED; NOT_FOUND for a republished Gig nobody has; PROFILE_INCOMPLETE, NO_PLAN, QUOTA_USED; QUOTE_CHANGED
 */
export async function createGig(
  deps: Deps,
  employerId: string,
  { saveAsDraft = false, quoteId, republishedFromGigId, ref, ...fields }: NewGig,
): Promise<GigRow> {
  return deps.db.transaction(async (tx) => {
    const at = deps.now()
    // Locked before the reference is looked up: of two calls at once the second must not be refused the place that the first has taken.
    if (!saveAsDraft) await lockPlan(tx, employerId)
    const known = ref === undefined ? undefined : await madeBy(tx, employerId, ref)
    if (known !== undefined) return known
    if (republishedFromGigId !== undefined) await findGig(tx, employerId, republishedFromGigId)
    const columns = { ...columnsOf(fields, at, saveAsDraft), ...priceColumns(fields) }
    if (!saveAsDraft) {
      assertWhole(fields, at)
      await assertMayPost(tx, employerId)
      if (quoteId !== undefined) await assertQuote(tx, { employerId, ...columns }, quoteId, at)
    }
    const [made] = await tx
      .insert(gig)
      .values({
        id: newId('gig'),
        employerId,
        ...columns,
        status: saveAsDraft ? 'draft' : stateAfter('draft', 'publish'),
        republishedFromGigId: republishedFromGigId ?? null,
        clientReference: ref ?? null,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing({ target: [gig.employerId, gig.clientReference] })
      .returning()
    // Of two calls at once the second waits here and finds what the first has made.
    const row = made ?? (await madeBy(tx, employerId, ref ?? ''))
    if (row === undefined) throw new Error('A Gig that is in the way cannot be read')
    if (made === undefined) return row
    await writeSessions(tx, row, fields)
    await planNext(tx, row, at)
    return row
  })
}

async function madeBy(tx: Transaction, employerId: string, ref: string): Promise<GigRow | undefined> {
  const [row] = await tx
    .select()
    .from(gig)
    .where(and(eq(gig.employerId, employerId), eq(gig.clientReference, ref)))
  return row
}

/**
 * Changes the fields that were sent, and posts a draft when it is asked to.
 * @throws {Refusal} GIG_STATE; PAYMENT_UNFINISHED; VALIDATION_FAILED, also for a locked field; and what posting refuses
 */
export async function updateGig(
  deps: Deps,
  employerId: string,
  gigId: string,
  { publish = false, tellWorkers = false, quoteId, ...changes }: Changes,
): Promise<GigRow> {
  return deps.db.transaction(async (tx) => {
    const at = deps.now()
    // The plan is locked before the Gig.
    const found = await findGig(tx, employerId, gigId)
    const isPublished = publish && found.status === 'draft'
    if (isPublished) await assertMayPost(tx, employerId, gigId)
    const row = await lockGig(tx, employerId, gigId)
    if (
      isEnded(row.status) ||
      row.status !== found.status ||
      (publish && row.status !== 'draft' && row.status !== 'pending_payment')
    ) {
      throw gigStateRefusal()
    }
    if (row.status === 'pending_payment') await assertNothingUnfinished(tx, row)
    const before = fieldsOf(row)
    const fields: GigDraft = { ...before, ...present(changes) }
    assertUnlocked(row, before, fields, at)
    if (row.status !== 'draft' || publish) assertWhole(fields, at, publish ? undefined : before)
    const columns = {
      ...columnsOf(fields, at, row.status === 'draft' && !publish),
      ...(row.paidKobo === 0 && priceColumns(fields)),
    }
    if (publish && quoteId !== undefined) await assertQuote(tx, { employerId, ...columns }, quoteId, at)
    const changed = isPublished
      ? await moveGig(tx, row, 'publish', at, columns)
      : await changeGig(tx, gigId, columns, at)
    await writeSessions(tx, changed, fields)
    await planNext(tx, changed, at)
    if (tellWorkers) await tellHiredWorkers(tx, changed, 'changed', at)
    return changed
  })
}

const present = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>

/** What of a Gig cannot be changed any more, and why. */
export const lockedOf = ({
  status,
  workersHired,
  pendingCount,
  shortlistedCount,
  hiredCount,
  declinedCount,
  withdrawnCount,
}: GigRow) =>
  lockedFieldsOf({
    status,
    isHired: workersHired > 0,
    hasApplicants: pendingCount + shortlistedCount + hiredCount + declinedCount + withdrawnCount > 0,
  })

/** A locked field may be sent as it is. @throws {Refusal} VALIDATION_FAILED with the reason for each locked field that was changed */
function assertUnlocked(row: GigRow, before: GigDraft, fields: GigDraft, at: Date) {
  const differs = (field: string) =>
    JSON.stringify(before[field as keyof GigDraft] ?? null) !== JSON.stringify(fields[field as keyof GigDraft] ?? null)
  const locked = lockedOf(row).filter(({ field }) => differs(field))
  const [old, now] = [priceInputOf(before), priceInputOf(fields)]
  const isPaid = row.paidKobo > 0 && old !== undefined && now !== undefined
  // The pay has its own locks: here only the hours can have made another price.
  const isLonger = isPaid && priceKey(old) !== priceKey({ ...old, sessions: now.sessions })
  const reason = isLonger
    ? sessionsReason
    : isPaid
      ? movedReason({ before: old.sessions, after: now.sessions, isHired: row.workersHired > 0 }, at)
      : undefined
  const all = reason === undefined ? locked : [...locked, { field: 'sessions', reason }]
  const [first] = all
  if (first !== undefined) {
    throw new Refusal('VALIDATION_FAILED', first.reason, {
      errors: Object.fromEntries(all.map(({ field, reason }) => [field, reason])),
    })
  }
}
