import { endpoint, type Resource } from '../endpoint.ts'
import { approval, approved, changeRequest, newDispute, rating, submittedTask } from '../schemas/submitted-task.ts'
import { ticket } from '../schemas/support.ts'
import { workerGig } from '../schemas/worker-gig.ts'

/** What a review of work changes (docs/product/endpoints.md). */
const reviewed: readonly Resource[] = [
  'worker-gig',
  'task',
  'calendar',
  'gig',
  'gig-analytics',
  'dashboard-analytics',
  'wallet',
  'transaction',
  'worker',
  'notification',
]

/** Submitted work: reading, approving, requesting changes, disputes, ratings (spec S7-18; docs/product/worker-profile.md). */
export const workReview = {
  getTask: endpoint({
    id: 'workReview.getTask',
    method: 'GET',
    path: '/gig/{gigId}/worker-gig/{workerGigId}/view-gig-submitted-task',
    summary: 'Read the submitted work of a hired place, with its earlier rounds',
    response: submittedTask,
    reads: ['task'],
    example: { params: { gigId: 'gig_2', workerGigId: 'wg_3' } },
  }),
  approve: endpoint({
    id: 'workReview.approve',
    method: 'PUT',
    path: '/gig/{gigId}/worker-gig/{workerGigId}/approve-gig-task',
    summary: 'Approve submitted work and release its pay',
    body: approval,
    response: approved,
    errors: [
      'WORKER_GIG_STATE',
      'INSUFFICIENT_FUNDS',
      'INVALID_PIN',
      'PIN_LOCKED',
      'SETUP_INCOMPLETE',
      'WALLET_NOT_ACTIVE',
      'WALLET_RESTRICTED',
      'CONFLICT',
    ],
    writes: reviewed,
    origin: 'added',
    example: {
      params: { gigId: 'gig_2', workerGigId: 'wg_3' },
      body: { pin: '2580', ref: '6f7a1c22-5b0e-4f19-8d3c-2a9b8e7d6c5f', round: 1 },
    },
  }),
  requestChanges: endpoint({
    id: 'workReview.requestChanges',
    method: 'PUT',
    path: '/gig/{gigId}/worker-gig/{workerGigId}/request-gig-task-changes',
    summary: 'Ask for changes of submitted work',
    body: changeRequest,
    response: workerGig,
    errors: ['WORKER_GIG_STATE'],
    writes: reviewed,
    origin: 'added',
    example: {
      params: { gigId: 'gig_2', workerGigId: 'wg_3' },
      body: { message: 'Please send the stage photographs in full resolution.', deliverableIds: [], round: 1 },
    },
  }),
  raiseDispute: endpoint({
    id: 'workReview.raiseDispute',
    method: 'POST',
    path: '/gig/{gigId}/worker-gig/{workerGigId}/raise-dispute',
    summary:
      'Report a problem or an absence; the pay stays held until support decides, or an absent worker is replaced',
    body: newDispute,
    response: ticket,
    errors: ['WORKER_GIG_STATE'],
    writes: [...reviewed, 'ticket'],
    origin: 'added',
    example: {
      params: { gigId: 'gig_2', workerGigId: 'wg_3' },
      body: {
        topic: 'quality',
        message: 'The photographs are out of focus, and the stage is missing.',
        deliverableIds: [],
      },
    },
  }),
  rate: endpoint({
    id: 'workReview.rate',
    method: 'POST',
    path: '/gig/{gigId}/worker-gig/{workerGigId}/rate-worker',
    summary: 'Rate a worker once the work is paid',
    body: rating,
    response: workerGig,
    errors: ['WORKER_GIG_STATE'],
    writes: ['gig', 'worker-gig', 'worker', 'favorite'],
    origin: 'added',
    example: {
      params: { gigId: 'gig_3', workerGigId: 'wg_4' },
      body: { rating: 5, tags: ['punctual'], comment: 'The dance floor was full all night.', hireAgain: true },
    },
  }),
}
