import {
  type ApplicantEvent,
  applicantMovedOn,
  applicantTransitions,
  canApplicant,
} from '../../rules/applicant-states.ts'
import { workBegunReason } from '../../rules/gig-cancellation.ts'
import {
  agreedPayError,
  extraPayFor,
  extraPayGrew,
  hireCancellationFee,
  hireCancelledMeanwhile,
  hiredOtherwise,
  isOver,
  lastSessionOver,
} from '../../rules/hiring.ts'
import { firstStart, lastEnd } from '../../rules/gig-check.ts'
import { sessionOutcome, sessionsSinceHire } from '../../rules/place-sessions.ts'
import { noteChanged, overwritesNote } from '../../rules/private-note.ts'
import { canWorkerGig } from '../../rules/worker-gig-states.ts'
import { formatNaira } from '../../lib/money.ts'
import {
  type Applicant,
  type ApplicantStatus,
  type HireEndReason,
  hireEndReasons,
} from '../contract/schemas/applicant.ts'
import type { Gig } from '../contract/schemas/gig.ts'
import type { CalendarEntry, WorkerGig } from '../contract/schemas/worker-gig.ts'
import { worldNow } from './factories.ts'
import { absentPlace, findGig, putGig } from './gig-mocks.ts'
import { assertNoErrors } from './gig-fields.ts'
import { endOffers } from './gig-team.ts'
import { MockRefusal } from './mock-refusal.ts'
import { assertFeeConfirmed, assertNotRestricted, assertOpen, assertPin, pay } from './money-mocks.ts'
import { aWorkerGig } from './people-factories.ts'
import { employerOf, type MockState } from './state.ts'
import type { World } from './world.ts'
import type { Mocks } from './world-handlers.ts'

const now = new Date(worldNow)

/** The hired place of a Gig. @throws {MockRefusal} NOT_FOUND */
export function findPlace(world: World, gigId: string, id: string): WorkerGig {
  const found = world.workerGigs.find((place) => place.id === id && place.gigId === gigId)
  if (found === undefined) throw new MockRefusal('NOT_FOUND', { message: 'Worker not found' })
  return found
}

/** Replaces a hired place by its changed version. */
export function putPlace(world: World, changed: WorkerGig): WorkerGig {
  world.workerGigs = world.workerGigs.map((place) => (place.id === changed.id ? changed : place))
  return changed
}

function findApplicant(world: World, gigId: string, id: string): Applicant {
  findGig(world, gigId)
  const found = world.applicants.find((applicant) => applicant.id === id && applicant.gigId === gigId)
  if (found === undefined) throw new MockRefusal('NOT_FOUND', { message: 'Applicant not found' })
  return found
}

/** What the employer reads when somebody else was faster. */
const movedOn = ({ worker: { firstName, lastName }, status }: Applicant) =>
  new MockRefusal('APPLICANT_STATE', { message: applicantMovedOn(`${firstName} ${lastName}`, status) })

function putApplicant(world: World, changed: Applicant, before: Applicant): Applicant {
  world.applicants = world.applicants.map((applicant) => (applicant.id === changed.id ? changed : applicant))
  const gig = world.gigs.find(({ id }) => id === changed.gigId)
  if (gig !== undefined && changed.status !== before.status) {
    const counts: Record<string, number> = { ...gig.applicantCounts }
    counts[before.status] = (counts[before.status] ?? 1) - 1
    counts[changed.status] = (counts[changed.status] ?? 0) + 1
    putGig(world, { ...gig, applicantCounts: { ...gig.applicantCounts, ...counts } })
  }
  return changed
}

const isLive = ({ status }: Gig) => status === 'open' || status === 'in_progress'

interface Move {
  params: { id: string; applicantId: string }
  /** `from`: the stage that the caller saw. */
  query: { from?: ApplicantStatus | undefined }
}

/** Moves an applicant to another stage. @param changes what else changes, also of one who is there already */
function move(
  world: World,
  { params: { id: gigId, applicantId }, query: { from } }: Move,
  event: ApplicantEvent,
  changes: (found: Applicant, isNew: boolean) => Partial<Applicant> = () => ({}),
) {
  const found = findApplicant(world, gigId, applicantId)
  const { to } = applicantTransitions[event]
  const isNew = found.status !== to
  if (isNew && (!canApplicant(found.status, event) || found.status !== (from ?? found.status))) throw movedOn(found)
  if (!isLive(findGig(world, gigId))) throw new MockRefusal('GIG_STATE')
  return putApplicant(world, { ...found, ...changes(found, isNew), status: to }, found)
}

/** The latest hire of an applicant in the Gig. */
const latestHire = ({ workerGigs }: World, { gigId, workerId }: Applicant): WorkerGig | undefined =>
  workerGigs
    .filter((place) => place.gigId === gigId && place.workerId === workerId)
    .toSorted((one, other) => Date.parse(other.hiredAt) - Date.parse(one.hiredAt))[0]

/** An applicant as it is answered: of who is hired with the place. */
export function withHire(world: World, applicant: Applicant): Applicant {
  const place = applicant.status === 'hired' ? latestHire(world, applicant) : undefined
  return { ...applicant, hire: place === undefined ? null : { workerGigId: place.id, agreedKobo: place.agreedKobo } }
}

/** Why the latest hire of an applicant ended, if that declined the applicant. */
function hireEndReasonOf(world: World, applicant: Applicant): HireEndReason | undefined {
  const latest = latestHire(world, applicant)
  return hireEndReasons.find((reason) => reason === latest?.cancelReason)
}

function calendarOf(gig: Gig, place: WorkerGig): CalendarEntry[] {
  const sessions = sessionsSinceHire(place.sessions, gig.sessions, new Date(place.hiredAt))
  const paidAt = place.paidAt ? new Date(place.paidAt) : null
  const days = sessions.map((session, index): CalendarEntry => {
    return {
      id: `${place.id}:${index}`,
      gigId: gig.id,
      workerGigId: place.id,
      type: 'session',
      ...session,
      status: sessionOutcome({ ...place, paidAt }, session, now),
      note: null,
    }
  })
  if (place.reviewDueAt === null || place.reviewDueAt === undefined) return days
  const due = new Date(Date.parse(place.reviewDueAt) + 60 * 60 * 1000).toISOString()
  return [
    ...days,
    {
      id: `${place.id}:review`,
      gigId: gig.id,
      workerGigId: place.id,
      type: 'review_due',
      date: due.slice(0, 10),
      start: due.slice(11, 16),
      end: null,
      arrival: null,
      endsNextDay: false,
      status: 'scheduled',
      note: null,
    },
  ]
}

type HiringMocks = Pick<
  Mocks['gigPeople'],
  'shortlist' | 'decline' | 'restore' | 'updateNote' | 'hire' | 'cancelHire' | 'getCalendar' | 'message'
>

/** Mocks of decisions about applicants and of hires. */
export function hiringMocks(state: MockState): HiringMocks {
  return {
    shortlist: ({ employerId, ...call }) => ({
      message: 'Applicant shortlisted',
      data: move(employerOf(state, employerId), call, 'shortlist'),
    }),
    decline: ({ employerId, body, ...call }) => {
      const world = employerOf(state, employerId)
      const data = move(world, call, 'decline', (found, isNew) => ({
        declineReason: body.reason ?? (isNew ? hireEndReasonOf(world, found) : found.declineReason) ?? null,
      }))
      return { message: 'Applicant declined', data }
    },
    restore: ({ employerId, ...call }) => ({
      message: 'Applicant restored',
      data: move(employerOf(state, employerId), call, 'restore', () => ({ declineReason: null })),
    }),
    updateNote: ({ employerId, params, body }) => {
      const world = employerOf(state, employerId)
      const found = findApplicant(world, params.id, params.applicantId)
      if (overwritesNote(found.privateNote, body)) throw new MockRefusal('CONFLICT', { message: noteChanged })
      const changed = putApplicant(world, { ...found, privateNote: body.privateNote || null }, found)
      return { data: withHire(world, changed) }
    },
    hire: ({ employerId, params, body }) => {
      const world = employerOf(state, employerId)
      const gig = putGig(world, findGig(world, params.id))
      const found = findApplicant(world, params.id, params.applicantId)
      const repeated = world.workerGigs.find(({ id }) => id === `wg_${body.ref}`)
      if (repeated !== undefined) {
        const isSame = repeated.agreedKobo === body.agreedKobo && (repeated.note ?? '') === (body.note ?? '')
        if (!isSame) throw new MockRefusal('CONFLICT', { message: hiredOtherwise })
        const message = repeated.status === 'cancelled' ? hireCancelledMeanwhile : nameOf(repeated)
        return { message, data: repeated }
      }
      if (!canApplicant(found.status, 'hire')) throw movedOn(found)
      const { hiring } = gig
      if (!isLive(gig) || hiring === null || hiring === undefined) {
        const isLate = gig.status === 'in_progress' && isOver(lastEnd(gig.sessions) ?? null, now)
        throw new MockRefusal('GIG_STATE', isLate ? { message: lastSessionOver } : {})
      }
      if (hiring.freePlaces === 0) throw new MockRefusal('NO_FREE_PLACE')
      const payError = agreedPayError(hiring, body.agreedKobo, formatNaira)
      assertNoErrors(payError === undefined ? {} : { agreedKobo: payError })
      assertNotRestricted(world)
      const absent = gig.workersHired < (gig.workersNeeded ?? 0) ? undefined : absentPlace(world, gig)
      const extra = extraPayFor(hiring, body.agreedKobo)
      if (extra.totalKobo > 0) payExtra(world, gig, extra, body)
      if (absent !== undefined) replace(world, absent)
      putApplicant(world, { ...found, status: 'hired' }, found)
      const place = aWorkerGig({
        id: `wg_${body.ref}`,
        gigId: gig.id,
        gigTitle: gig.title,
        worker: { ...found.worker, phone: '+2348035550100', email: 'hired@workers.example' },
        agreedKobo: body.agreedKobo,
        note: body.note ?? null,
        status: gig.status === 'in_progress' ? 'active' : 'hired',
        hiredAt: now.toISOString(),
      })
      world.workerGigs = [place, ...world.workerGigs]
      recount(world, gig.id)
      if (hiring.freePlaces === 1) endOffers(world, gig.id)
      return { message: nameOf(place), data: place }
    },
    cancelHire: ({ employerId, params, body }) => {
      const world = employerOf(state, employerId)
      const gig = findGig(world, params.gigId)
      const place = findPlace(world, params.gigId, params.workerGigId)
      if (!isLive(gig)) throw new MockRefusal('GIG_STATE')
      if (!canWorkerGig(place.status, 'cancel')) {
        throw new MockRefusal('WORKER_GIG_STATE', {
          message: place.status === 'cancelled' ? hireCancelledMeanwhile : workBegunReason,
        })
      }
      const feeKobo = hireCancellationFee(place.agreedKobo, firstStart(gig.sessions), now)
      assertFeeConfirmed(feeKobo, body.feeKobo)
      if (feeKobo > 0) assertNotRestricted(world)
      const cancelled = putPlace(world, {
        ...place,
        status: 'cancelled',
        cancelReason: body.reason,
        netKobo: feeKobo,
        lateFeeKobo: feeKobo || null,
      })
      const applicant = world.applicants.find(
        ({ gigId, workerId, status }) => gigId === gig.id && workerId === place.workerId && status === 'hired',
      )
      if (applicant !== undefined) putApplicant(world, { ...applicant, status: 'shortlisted' }, applicant)
      const latest = findGig(world, gig.id)
      putGig(world, {
        ...latest,
        payment: {
          ...latest.payment,
          heldKobo: latest.payment.heldKobo - feeKobo,
          releasedKobo: latest.payment.releasedKobo + feeKobo,
        },
      })
      recount(world, gig.id)
      return { message: 'Hire cancelled', data: cancelled }
    },
    getCalendar: ({ employerId, params }) => {
      const world = employerOf(state, employerId)
      const gig = findGig(world, params.id)
      return { data: { entries: calendarOf(gig, findPlace(world, params.id, params.x)) } }
    },
    message: ({ employerId, params, body }) => {
      const world = employerOf(state, employerId)
      findGig(world, params.id)
      const places = body.workerGigIds.map((id) => findPlace(world, params.id, id))
      const sent = places.filter(({ worker }) => Boolean(worker.email)).map(({ id }) => id)
      return {
        message: sent.length === 1 ? 'Message sent' : `${sent.length} messages sent`,
        data: {
          sent,
          failed: places
            .filter(({ id }) => !sent.includes(id))
            .map(({ id }) => ({ workerGigId: id, reason: 'We have no email address of this worker.' })),
        },
      }
    },
  }
}

const nameOf = ({ worker: { firstName, lastName } }: WorkerGig) => `${firstName} ${lastName} hired`

/** Ends the hire of an absent worker whose place another one takes. */
function replace(world: World, absent: WorkerGig) {
  putPlace(world, { ...absent, status: 'cancelled', cancelReason: 'replaced' })
  const applicant = world.applicants.find(
    ({ gigId, workerId, status }) => gigId === absent.gigId && workerId === absent.workerId && status === 'hired',
  )
  if (applicant === undefined) return
  const declineReason = 'replaced' satisfies HireEndReason
  putApplicant(world, { ...applicant, status: applicantTransitions.endHire.to, declineReason }, applicant)
}

/** Counts the hired places of a Gig again. */
function recount(world: World, gigId: string) {
  const gig = findGig(world, gigId)
  const taken = world.workerGigs.filter((place) => place.gigId === gigId && place.status !== 'cancelled')
  putGig(world, { ...gig, workersHired: taken.length })
}

/** Takes what a hire costs beyond the held money from the wallet. */
function payExtra(
  world: World,
  gig: Gig,
  extra: ReturnType<typeof extraPayFor>,
  { pin, extraKobo = 0, ref }: { pin?: string | undefined; extraKobo?: number | undefined; ref: string },
) {
  if (pin === undefined) throw new MockRefusal('EXTRA_PAY_UNCONFIRMED')
  if (extra.totalKobo > extraKobo) {
    throw new MockRefusal('EXTRA_PAY_UNCONFIRMED', { message: extraPayGrew(formatNaira(extra.totalKobo)) })
  }
  assertOpen(world)
  const { availableKobo = 0, heldKobo = 0 } = world.wallet
  if (extra.totalKobo > availableKobo) {
    throw new MockRefusal('INSUFFICIENT_FUNDS', {
      message: `You need ${formatNaira(extra.totalKobo - availableKobo)} more for this Gig.`,
    })
  }
  assertPin(world, pin)
  world.wallet = {
    ...world.wallet,
    availableKobo: availableKobo - extra.totalKobo,
    heldKobo: heldKobo + extra.payKobo,
  }
  pay(world, ref, {
    type: 'gig_payment',
    direction: 'debit',
    amountKobo: extra.totalKobo,
    feeKobo: extra.totalKobo - extra.payKobo,
    channel: 'wallet',
    description: gig.title,
    gigId: gig.id,
    balanceAfterKobo: availableKobo - extra.totalKobo,
  })
  const { payment } = gig
  putGig(world, {
    ...gig,
    payment: {
      ...payment,
      subtotalKobo: payment.subtotalKobo + extra.payKobo,
      feeKobo: payment.feeKobo + extra.feeKobo,
      vatKobo: payment.vatKobo + extra.vatKobo,
      totalKobo: payment.totalKobo + extra.totalKobo,
      paidKobo: payment.paidKobo + extra.totalKobo,
      heldKobo: payment.heldKobo + extra.payKobo,
    },
  })
}
