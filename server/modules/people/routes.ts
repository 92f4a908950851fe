import { hireCancelledMeanwhile } from '../../../src/rules/hiring.ts'
import { type Decision, declineApplicant, noteApplicant, restoreApplicant, shortlistApplicant } from './deciding.ts'
import { readCalendar } from './hiring-calendar.ts'
import { cancelHire } from './hiring-cancel.ts'
import { messageWorkers } from './hiring-messages.ts'
import { hireApplicant } from './hiring.ts'
import { inviteWorkers } from './inviting.ts'
import {
  listApplicants,
  listInvitations,
  listPendingApplicants,
  listWorkerGigs,
  listPendingWorkerGigs,
  readWorkerGig,
} from './service.ts'
import { nameOf } from '../notifications/worker-mail.ts'
import type { Handlers } from '../../ports/handlers.ts'

/** The applicant that a call's path names. */
const applicantOf = ({
  employerId,
  params: { id: gigId, applicantId },
}: {
  readonly employerId: string
  readonly params: { readonly id: string; readonly applicantId: string }
}) => ({ employerId, gigId, applicantId })

const decisionOf = ({
  query: { from },
  ...call
}: Parameters<typeof applicantOf>[0] & { query: Pick<Decision, 'from'> }) => ({
  ...applicantOf(call),
  from,
})

export const gigPeople: Handlers['gigPeople'] = {
  listApplicants: async ({ deps, employerId, params, query }) => ({
    data: await listApplicants(deps, employerId, params.id, query),
  }),

  listPendingApplicants: async ({ deps, employerId, query }) => ({
    data: await listPendingApplicants(deps, employerId, query),
  }),

  listWorkerGigs: async ({ deps, employerId, params, query }) => ({
    data: await listWorkerGigs(deps, employerId, params.id, query),
  }),

  listPendingWorkerGigs: async ({ deps, employerId, query }) => ({
    data: await listPendingWorkerGigs(deps, employerId, query),
  }),

  getWorkerGig: async ({ deps, employerId, params }) => ({
    data: await readWorkerGig(deps, employerId, params.id, params.x),
  }),

  listInvitations: async ({ deps, employerId, params }) => ({
    data: await listInvitations(deps, employerId, params.id),
  }),

  invite: async ({ deps, employerId, params, body }) => {
    const data = await inviteWorkers(deps, employerId, params.id, body)
    return { message: data.invited.length === 1 ? '1 worker invited' : `${data.invited.length} workers invited`, data }
  },

  shortlist: async (call) => ({
    message: 'Applicant shortlisted',
    data: await shortlistApplicant(call.deps, decisionOf(call)),
  }),

  decline: async (call) => ({
    message: 'Applicant declined',
    data: await declineApplicant(call.deps, decisionOf(call), call.body),
  }),

  restore: async (call) => ({
    message: 'Applicant restored',
    data: await restoreApplicant(call.deps, decisionOf(call)),
  }),

  updateNote: async (call) => ({ data: await noteApplicant(call.deps, applicantOf(call), call.body) }),

  hire: async (call) => {
    const data = await hireApplicant(call.deps, applicantOf(call), call.body)
    const { status, worker } = data
    // A repeated reference answers the place that the first call made, which may be cancelled by now.
    return {
      message: status === 'cancelled' ? hireCancelledMeanwhile : `${nameOf(worker)} hired`,
      data,
    }
  },

  cancelHire: async ({ deps, employerId, params, body }) => ({
    message: 'Hire cancelled',
    data: await cancelHire(deps, { employerId, ...params }, body),
  }),

  getCalendar: async ({ deps, employerId, params }) => ({
    data: await readCalendar(deps, employerId, params.id, params.x),
  }),

  message: async ({ deps, employerId, params, body }) => {
    const data = await messageWorkers(deps, employerId, params.id, body)
    return { message: data.sent.length === 1 ? 'Message sent' : `${data.sent.length} messages sent`, data }
  },
}
