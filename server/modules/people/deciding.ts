import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import type { Applicant, ApplicantStatus } from '../../../src/api/contract/schemas/applicant.ts'
import {
  type ApplicantEvent,
  applicantMovedOn,
  applicantTransitions,
  canApplicant,
} from '../../../src/rules/applicant-states.ts'
import { noteChanged, overwritesNote } from '../../../src/rules/private-note.ts'
import { later, minute } from '../../platform/clock/time.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { orNotFound, Refusal } from '../../platform/http/refusal.ts'
import { type JobHandlers, replaceJobPayload, scheduleJob, selectJobPayload } from '../../platform/jobs/jobs.ts'
import type { Deps } from '../../ports/deps.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import { lockGig } from '../gigs/service.ts'
import { gigStateRefusal } from '../gigs/states.ts'
import { limitMailsToWorker } from '../gigs/worker-events.ts'
import { declinedLetter, declineMessageLetter } from './hiring-events.ts'
import {
  type ApplicantOfGig,
  selectApplicant,
  markDeclineTold,
  selectHireEndReason,
  updateApplicant,
} from './hiring-repository.ts'
import { serializeApplicants } from './serializer.ts'
import { mailWorker, nameOf } from '../notifications/worker-mail.ts'

/** How long an applicant can be restored before being told of the decline, in milliseconds. */
const declineDelayMs = minute

/** The applicant that a call names. */
export interface ApplicantCall {
  readonly employerId: string
  readonly gigId: string
  readonly applicantId: string
}

/** Reads an applicant of the employer's Gig. @throws {Refusal} NOT_FOUND */
export const findApplicant = async (
  db: Pick<Transaction, 'select'>,
  { gigId, applicantId }: Pick<ApplicantCall, 'gigId' | 'applicantId'>,
): Promise<ApplicantOfGig> => orNotFound(await selectApplicant(db, gigId, applicantId), 'Applicant not found')

/** A call that decides about an applicant. */
export interface Decision extends ApplicantCall {
  /** The stage that the employer saw. Where another device has decided meanwhile, its decision is not overwritten unseen. */
  readonly from?: ApplicantStatus | undefined
}

/**
 * Checks that an applicant's stage allows an event, and is the one that the employer saw.
 * @throws {Refusal} APPLICANT_STATE, which says what happened to the applicant
 */
export function assertApplicantAllows({ row, person }: ApplicantOfGig, event: ApplicantEvent, seen?: ApplicantStatus) {
  if (!canApplicant(row.status, event) || (seen !== undefined && row.status !== seen)) {
    throw new Refusal('APPLICANT_STATE', applicantMovedOn(nameOf(person), row.status))
  }
}

/** Whether applicants of a Gig can be decided about. */
const isLive = ({ status }: Pick<GigRow, 'status'>) => status === 'open' || status === 'in_progress'

/**
 * Applies a decision to an applicant under the Gig's lock; one that was made before changes only what `change` says.
 * @throws {Refusal} NOT_FOUND; APPLICANT_STATE; GIG_STATE when the Gig is neither open nor in progress
 */
async function decide(
  { db, now }: Deps,
  call: Decision,
  event: ApplicantEvent & ('shortlist' | 'decline' | 'restore'),
  change: (tx: Transaction, found: ApplicantOfGig, isNew: boolean, at: Date) => Promise<Partial<ApplicantOfGig['row']>>,
): Promise<Applicant> {
  return db.transaction(async (tx) => {
    const gigRow = await lockGig(tx, call.employerId, call.gigId)
    const found = await findApplicant(tx, call)
    const { to } = applicantTransitions[event]
    const isNew = found.row.status !== to
    if (isNew) assertApplicantAllows(found, event, call.from)
    if (!isLive(gigRow)) throw gigStateRefusal()
    const at = now()
    const changes = { ...(isNew && { status: to, changedAt: at }), ...(await change(tx, found, isNew, at)) }
    const row = Object.keys(changes).length === 0 ? found.row : await updateApplicant(tx, found.row.id, changes)
    return serializeOne(tx, call.employerId, { ...found, row })
  })
}

async function serializeOne(tx: Transaction, employerId: string, found: ApplicantOfGig): Promise<Applicant> {
  const [serialized] = await serializeApplicants(tx, employerId, [found])
  if (serialized === undefined) throw new Error('Unreachable: one applicant is serialized to one')
  return serialized
}

/** Shortlists an applicant; one who is shortlisted stays so. @throws {Refusal} NOT_FOUND, APPLICANT_STATE, GIG_STATE */
export const shortlistApplicant = (deps: Deps, call: Decision): Promise<Applicant> =>
  decide(deps, call, 'shortlist', async () => ({}))

/** Makes a shortlisted or declined applicant pending again. @throws {Refusal} NOT_FOUND, APPLICANT_STATE, GIG_STATE */
export const restoreApplicant = (deps: Deps, call: Decision): Promise<Applicant> =>
  decide(deps, call, 'restore', async () => ({ declineReason: null }))

/**
 * Declines an applicant, who is told a minute later unless restored, and of no second decline. Declining a declined one adds a reason, and words; words
 * after the news have a mail of their own, once for each decline.
 * @throws {Refusal} NOT_FOUND, APPLICANT_STATE, GIG_STATE, RATE_LIMITED
 */
export const declineApplicant = (
  deps: Deps,
  call: Decision,
  { reason, message }: BodyOf<typeof gigPeople.decline>,
): Promise<Applicant> =>
  decide(deps, call, 'decline', async (tx, { row }, isNew, at) => {
    const payload: DeclinePayload = {
      gigId: row.gigId,
      applicantId: row.id,
      declinedAt: (isNew ? at : row.changedAt).toISOString(),
      ...(message && { words: message }),
    }
    if (isNew && row.declineToldAt === null) {
      const id = declineJobId(payload)
      await scheduleJob(tx, { id, kind: 'applicant-declined', payload, runAt: later(at, declineDelayMs) })
    } else if (message && !(await replaceMessage(tx, payload))) {
      // As the news itself, words of a decline can be undone within the minute.
      await sendMessageOnce(deps, tx, call, { row, payload }, isNew ? later(at, declineDelayMs) : at)
    }
    if (reason !== undefined) return { declineReason: reason }
    // Without a reason of the employer's, why the last hire ended remains the reason.
    return isNew ? { declineReason: (await selectHireEndReason(tx, row)) ?? null } : {}
  })

/** Puts later words in the place of those that are not mailed yet. @returns whether there was a mail that waits */
const replaceMessage = async (tx: Transaction, payload: DeclinePayload): Promise<boolean> =>
  (await replaceJobPayload(tx, declineJobId(payload), payload)) ||
  (await replaceJobPayload(tx, declineJobId(payload, 'words'), payload))

/** Mails words about a decline of which the applicant was told before, unless words about it were mailed already. @throws {Refusal} RATE_LIMITED */
async function sendMessageOnce(
  deps: Deps,
  tx: Transaction,
  { employerId }: ApplicantCall,
  { row: { workerId }, payload }: { readonly row: ApplicantOfGig['row']; readonly payload: DeclinePayload },
  runAt: Date,
) {
  const earlier = (await selectJobPayload(tx, declineJobId(payload))) as DeclinePayload | undefined
  if (earlier?.words !== undefined) return
  const job = { id: declineJobId(payload, 'words'), kind: 'applicant-decline-words', payload, runAt }
  if (await scheduleJob(tx, job)) await limitMailsToWorker(deps, tx, { employerId, workerId })
}

/** Saves the employer's private note about an applicant; an empty one removes it. @throws {Refusal} NOT_FOUND; CONFLICT */
export async function noteApplicant(
  { db }: Deps,
  call: ApplicantCall,
  note: BodyOf<typeof gigPeople.updateNote>,
): Promise<Applicant> {
  return db.transaction(async (tx) => {
    // Two devices save one after the other.
    await lockGig(tx, call.employerId, call.gigId)
    const found = await findApplicant(tx, call)
    if (overwritesNote(found.row.privateNote, note)) throw new Refusal('CONFLICT', noteChanged)
    const row = await updateApplicant(tx, found.row.id, { privateNote: note.privateNote || null })
    return serializeOne(tx, call.employerId, { ...found, row })
  })
}

/** The payload of the job that tells an applicant of a decline. */
interface DeclinePayload {
  readonly gigId: string
  readonly applicantId: string
  /** When the applicant was declined: a later decline has a job of its own. */
  readonly declinedAt: string
  readonly words?: string
}

const declineJobId = ({ applicantId, declinedAt }: DeclinePayload, part: 'declined' | 'words' = 'declined') =>
  `applicant-${part}:${applicantId}:${declinedAt}`

/** The jobs that tell an applicant of a decline after which the applicant was not restored, and of the employer's later words. */
export const decisionJobHandlers: JobHandlers = {
  'applicant-declined': async (tx, payload, at) => {
    const { gigId, applicantId, declinedAt, words: message } = payload as DeclinePayload
    const found = await selectApplicant(tx, gigId, applicantId)
    // A restoration that is not committed yet holds the row: the update waits for it, and finds no decline any more.
    if (found === undefined || !(await markDeclineTold(tx, applicantId, new Date(declinedAt), at))) return
    await mailWorker(tx, found.person, declinedLetter(found.gigTitle, message), at)
  },

  'applicant-decline-words': async (tx, payload, at) => {
    const { gigId, applicantId, declinedAt, words: message = '' } = payload as DeclinePayload
    const found = await selectApplicant(tx, gigId, applicantId)
    if (found === undefined || !(await markDeclineTold(tx, applicantId, new Date(declinedAt), at))) return
    await mailWorker(tx, found.person, declineMessageLetter(found.gigTitle, message), at)
  },
}
