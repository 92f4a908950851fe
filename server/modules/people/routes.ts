import { inviteWorkers } from './inviting.ts'
import {
  listApplicants,
  listPendingApplicants,
  listWorkerGigs,
  listPendingWorkerGigs,
  readWorkerGig,
} from './service.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Handlers } from '../../ports/handlers.ts'

const notOffered = async () => {
  throw new Refusal('NOT_OFFERED')
}

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

  invite: async ({ deps, employerId, params, body }) => {
    const data = await inviteWorkers(deps, employerId, params.id, body)
    return { message: data.invited.length === 1 ? '1 worker invited' : `${data.invited.length} workers invited`, data }
  },

  shortlist: notOffered,
  decline: notOffered,
  restore: notOffered,
  updateNote: notOffered,
  hire: notOffered,
  cancelHire: notOffered,
  getCalendar: notOffered,
  message: notOffered,
}
