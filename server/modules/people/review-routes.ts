import type { Handlers } from '../../ports/handlers.ts'
import { serializePayment } from '../money/history.ts'
import { approveWork } from './review-approving.ts'
import { readTask, requestChanges } from './review-changes.ts'
import { raiseDispute } from './review-disputes.ts'
import { rateWorker } from './review-rating.ts'
import { readWorkerGig } from './service.ts'

/** The place that a call names. */
const keyOf = (employerId: string, { gigId, workerGigId }: { gigId: string; workerGigId: string }) => ({
  id: workerGigId,
  gigId,
  employerId,
})

export const workReview: Handlers['workReview'] = {
  getTask: async ({ deps, employerId, params }) => ({ data: await readTask(deps, keyOf(employerId, params)) }),

  approve: async ({ deps, employerId, params, body }) => {
    const payout = await approveWork(deps, keyOf(employerId, params), body)
    const data = {
      workerGig: await readWorkerGig(deps, employerId, params.gigId, params.workerGigId),
      transaction: await serializePayment(deps.db, payout),
    }
    return { message: 'Task approved', data }
  },

  requestChanges: async ({ deps, employerId, params, body }) => {
    await requestChanges(deps, keyOf(employerId, params), body)
    return {
      message: 'Changes requested',
      data: await readWorkerGig(deps, employerId, params.gigId, params.workerGigId),
    }
  },

  raiseDispute: async ({ deps, employerId, params, body, context }) => {
    const call = { employerId, requestId: context.get('requestId'), supportEmail: deps.supportEmail }
    const data = await raiseDispute(deps, call, keyOf(employerId, params), body)
    return { message: body.topic === 'no_show' ? 'Report sent' : 'Dispute opened', data }
  },

  rate: async ({ deps, employerId, params, body }) => {
    await rateWorker(deps, keyOf(employerId, params), body)
    return {
      message: 'Thanks for your feedback',
      data: await readWorkerGig(deps, employerId, params.gigId, params.workerGigId),
    }
  },
}
