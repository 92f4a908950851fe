import { hasBegun } from '../../rules/gig-cancellation.ts'
import { firstStart } from '../../rules/gig-check.ts'
import { heldTooLittle, holdsPay, lastSessionOver, tooLateToInvite } from '../../rules/hiring.ts'
import type { Gig } from '../contract/schemas/gig.ts'
import { worldNow } from './factories.ts'
import { findGig } from './gig-mocks.ts'
import { hiringMocks, withHire } from './hiring-mocks.ts'
import { MockRefusal } from './mock-refusal.ts'
import { assertNotRestricted } from './money-mocks.ts'
import { employerOf, type MockState } from './state.ts'
import type { World } from './world.ts'
import type { Mocks } from './world-handlers.ts'

const page = <T>(all: readonly T[], { limit, skip }: { limit: number; skip: number }) => all.slice(skip, skip + limit)

/** Nobody could accept an invitation to a Gig that has ended or is full, and to a running one only the offer to hire the first. */
function assertInvitable(world: World, { status, sessions, hiring }: Gig, hireFirst: boolean) {
  const isRunning = status === 'in_progress'
  if ((isRunning && !hireFirst) || (status === 'open' && hasBegun(firstStart(sessions), new Date(worldNow)))) {
    throw new MockRefusal('GIG_STATE', { message: tooLateToInvite })
  }
  if (!hiring) throw new MockRefusal('GIG_STATE', isRunning ? { message: lastSessionOver } : {})
  if (hiring.freePlaces === 0) throw new MockRefusal('NO_FREE_PLACE')
  if (!hireFirst) return
  if (!holdsPay(hiring)) throw new MockRefusal('GIG_STATE', { message: heldTooLittle })
  assertNotRestricted(world)
}

/** Who has applied to a Gig. */
const appliedTo = ({ applicants }: World, id: string) =>
  new Set(applicants.filter(({ gigId }) => gigId === id).map(({ workerId }) => workerId))

/** Applicants and hired places as the server keeps them. */
export function gigPeopleMocks(state: MockState): Mocks['gigPeople'] {
  return {
    ...hiringMocks(state),
    listApplicants: ({ employerId, params, query }) => {
      const world = employerOf(state, employerId)
      findGig(world, params.id)
      const all = world.applicants.filter(
        ({ gigId, status }) => gigId === params.id && (query.status === undefined || status === query.status),
      )
      return { data: { applicants: page(all, query).map((row) => withHire(world, row)), totalApplicant: all.length } }
    },
    listPendingApplicants: ({ employerId, query }) => {
      const world = employerOf(state, employerId)
      const { applicants, gigs } = world
      const open = new Set(
        gigs.filter(({ status }) => status === 'open' || status === 'in_progress').map(({ id }) => id),
      )
      const all = applicants.filter(({ status, gigId }) => status === 'pending' && open.has(gigId))
      return { data: { applicants: page(all, query).map((row) => withHire(world, row)), totalApplicant: all.length } }
    },
    listWorkerGigs: ({ employerId, params, query }) => {
      const world = employerOf(state, employerId)
      findGig(world, params.id)
      const all = world.workerGigs.filter(({ gigId }) => gigId === params.id)
      return { data: { workerGigs: page(all, query), totalWorkerGig: all.length } }
    },
    listPendingWorkerGigs: ({ employerId, query }) => {
      const all = employerOf(state, employerId).workerGigs.filter(({ status }) => status === 'task_submitted')
      return {
        data: {
          workerGigs: page(
            all.toSorted((a, b) => Date.parse(a.reviewDueAt ?? '') - Date.parse(b.reviewDueAt ?? '')),
            query,
          ),
          totalWorkerGig: all.length,
        },
      }
    },
    getWorkerGig: ({ employerId, params }) => {
      const found = employerOf(state, employerId).workerGigs.find(
        ({ id, gigId }) => id === params.x && gigId === params.id,
      )
      if (found === undefined) throw new MockRefusal('NOT_FOUND', { message: 'Worker not found' })
      return { data: found }
    },
    listInvitations: ({ employerId, params }) => {
      const world = employerOf(state, employerId)
      findGig(world, params.id)
      const applied = appliedTo(world, params.id)
      const waiting = world.invitations.filter(({ gigId, workerId }) => gigId === params.id && !applied.has(workerId))
      return { data: { invitations: waiting.map(({ gigId: _, ...invitation }) => invitation) } }
    },
    invite: ({ employerId, params, body }) => {
      const world = employerOf(state, employerId)
      assertInvitable(world, findGig(world, params.id), body.hireFirst === true)
      const workerIds = new Set([
        ...[...world.applicants, ...world.workerGigs].map(({ workerId }) => workerId),
        ...world.profiles.map(({ id }) => id),
      ])
      const applied = appliedTo(world, params.id)
      const ids = [...new Set(body.workerIds)]
      const invited = ids.filter((id) => workerIds.has(id) && !applied.has(id))
      const failed = ids
        .filter((id) => !invited.includes(id))
        .map((workerId) => ({
          workerId,
          reason: workerIds.has(workerId) ? 'This worker has applied already.' : 'Worker not found',
        }))
      world.invitations = [
        ...invited.map((workerId) => ({
          gigId: params.id,
          workerId,
          invitedAt: worldNow,
          hireFirst: body.hireFirst === true,
          declinedAt: null,
        })),
        ...world.invitations.filter(({ gigId, workerId }) => gigId !== params.id || !invited.includes(workerId)),
      ]
      return {
        message: invited.length === 1 ? '1 worker invited' : `${invited.length} workers invited`,
        data: { invited, failed },
      }
    },
  }
}
