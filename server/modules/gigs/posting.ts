import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import type { GigDraft } from '../../../src/api/contract/schemas/gig-fields.ts'
import { lockedFieldsOf, mostDrafts, refusedChanges } from '../../../src/rules/gig-editing.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import type { Deps } from '../../ports/deps.ts'
import { lockPlan } from '../billing/periods.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { columnsOf, priceColumns, spansOf } from './gig-brief.ts'
import { assertComplete, assertMayPost, assertNoErrors } from './preconditions.ts'
import { scheduleReminder } from './mail-jobs.ts'
import { moveReviewEnds } from './review-schedule.ts'
import { moveCheckInsOfGig } from './moved-check-ins.ts'
import { scheduleNextCheck } from './scheduled-transitions.ts'
import { assertQuote } from './quotes.ts'
import {
  countDrafts,
  fieldsOf,
  insertGig,
  lockDrafts,
  replaceSessions,
  selectGigByReference,
  updateGigRow,
} from './repository.ts'
import { gigStateRefusal, isEnded, nextStatus } from './states.ts'
import { changeTeam, checkTeam } from './team.ts'
import { replaceTeam } from './team-repository.ts'
import { limitWorkerMails, notifyHiredWorkers } from './worker-events.ts'
import { assertNoUnfinishedPayment, findGig, lockGig, transitionGig } from './service.ts'

type NewGig = BodyOf<typeof gigs.create>
type Changes = BodyOf<typeof gigs.update>

/**
 * Saves a draft, or posts a Gig that opens when it is paid. A repeated `ref` returns the same Gig.
 * @throws {Refusal} VALIDATION_FAILED; NOT_FOUND for an unknown republished Gig; PROFILE_INCOMPLETE, NO_PLAN, QUOTA_USED; QUOTE_CHANGED; TOO_MANY_DRAFTS
 */
export async function createGig(
  deps: Deps,
  employerId: string,
  { saveAsDraft = false, quoteId, republishedFromGigId, teamWorkerIds, ref, ...fields }: NewGig,
): Promise<GigRow> {
  return deps.db.transaction(async (tx) => {
    const at = deps.now()
    // Locked before the lookup by reference: the second of two concurrent calls must find the Gig of the first, not a used quota or one draft too many.
    await (saveAsDraft ? lockDrafts(tx, employerId) : lockPlan(tx, employerId))
    const existingGig = ref === undefined ? undefined : await selectGigByReference(tx, employerId, ref)
    if (existingGig !== undefined) return existingGig
    if (saveAsDraft && (await countDrafts(tx, employerId)) >= mostDrafts) throw new Refusal('TOO_MANY_DRAFTS')
    if (republishedFromGigId !== undefined) await findGig(tx, employerId, republishedFromGigId)
    const team = teamWorkerIds && (await checkTeam(tx, employerId, republishedFromGigId, teamWorkerIds))
    const columns = { ...columnsOf(fields, at, saveAsDraft), ...priceColumns(fields) }
    if (!saveAsDraft) {
      assertComplete(fields, at)
      await assertMayPost(tx, employerId)
      if (quoteId !== undefined) await assertQuote(tx, { employerId, ...columns }, quoteId, at)
    }
    const created = await insertGig(tx, {
      id: newId('gig'),
      employerId,
      ...columns,
      status: saveAsDraft ? 'draft' : nextStatus('draft', 'publish'),
      republishedFromGigId: republishedFromGigId ?? null,
      clientReference: ref ?? null,
      createdAt: at,
      updatedAt: at,
    })
    // Of two concurrent calls the second waits for the insert and then reads the row of the first.
    const row = created ?? (await selectGigByReference(tx, employerId, ref ?? ''))
    if (row === undefined) throw new Error('Unreachable: the Gig with this reference cannot be read')
    if (created === undefined) return row
    await replaceSessions(tx, row, spansOf(fields))
    if (team !== undefined) await replaceTeam(tx, row.id, team)
    await scheduleNextCheck(tx, row, at)
    return row
  })
}

/**
 * Changes the fields that were sent, and posts a draft when `publish` is set. Hired workers are told where asked for, once of the same change: a
 * change that is sent again after a lost answer is stored already, and may have been told or not.
 * @throws {Refusal} GIG_STATE; PAYMENT_UNFINISHED; VALIDATION_FAILED, also for a locked field; and what posting refuses
 */
export async function updateGig(
  deps: Deps,
  employerId: string,
  gigId: string,
  { publish = false, tellWorkers: notifyWorkers = false, quoteId, teamWorkerIds, ...changes }: Changes,
): Promise<GigRow> {
  return deps.db.transaction(async (tx) => {
    const at = deps.now()
    // Lock order: the plan first, then the Gig.
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
    if (row.status === 'pending_payment') await assertNoUnfinishedPayment(tx, row)
    const before = fieldsOf(row)
    const fields: GigDraft = { ...before, ...presentChanges(changes) }
    assertUnlocked(row, before, fields, at)
    if (teamWorkerIds !== undefined) await changeTeam(tx, row, teamWorkerIds)
    if (row.status !== 'draft' || publish) assertComplete(fields, at, publish ? undefined : before)
    const entered = columnsOf(fields, at, row.status === 'draft' && !publish)
    const isToTell =
      row.workersHired > 0 &&
      (row.hasUnnotifiedChange || !isDeepStrictEqual(notifiedFields(before), notifiedFields(fieldsOf(entered))))
    const columns = {
      ...entered,
      ...(row.paidKobo === 0 && priceColumns(fields)),
      hasUnnotifiedChange: isToTell && !notifyWorkers,
    }
    if (publish && quoteId !== undefined) await assertQuote(tx, { employerId, ...columns }, quoteId, at)
    const changed = isPublished
      ? await transitionGig(tx, row, 'publish', at, columns)
      : await updateGigRow(tx, gigId, columns, at)
    await replaceSessions(tx, changed, spansOf(fields))
    await scheduleNextCheck(tx, changed, at)
    await scheduleReminder(tx, changed, at)
    if (changed.endsAt?.getTime() !== row.endsAt?.getTime()) await moveReviewEnds(tx, changed, at)
    await moveCheckInsOfGig(tx, row, changed, at)
    if (notifyWorkers && isToTell) {
      await limitWorkerMails(deps, tx, changed, 'change')
      await notifyHiredWorkers(tx, changed, 'changed', at)
    }
    return changed
  })
}

/** What is told of the fields: the ids of deliverables are new each time that a deliverable is sent without one. */
const notifiedFields = ({ deliverables = [], ...fields }: GigDraft) => ({
  ...fields,
  deliverables: deliverables.map(({ text }) => text),
})

const presentChanges = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>

/** The fields of a Gig that cannot be changed any more, each with the reason. */
export const lockedFields = ({
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

/** Checks that no locked field was changed; sending it unchanged is allowed. @throws {Refusal} VALIDATION_FAILED with the reason for each changed locked field */
function assertUnlocked(row: GigRow, before: GigDraft, fields: GigDraft, at: Date) {
  const facts = { locked: lockedFields(row), isPaid: row.paidKobo > 0, isHired: row.workersHired > 0 }
  assertNoErrors(refusedChanges(before, fields, facts, at))
}
