import { endpoint } from '../endpoint.ts'
import { applicantList, applicantQuery, invitation, invited } from '../schemas/applicant.ts'
import { workerGig, workerGigList, workerGigQuery } from '../schemas/worker-gig.ts'

/** Who applied to Gigs and who was hired for them (spec S7-9). */
export const gigPeople = {
  listApplicants: endpoint({
    id: 'gigPeople.listApplicants',
    method: 'GET',
    path: '/gig/{id}/fetch-applicants',
    summary: 'List the applicants of a Gig, newest first',
    query: applicantQuery,
    response: applicantList,
    reads: ['applicant'],
    example: { params: { id: 'gig_1' }, query: { limit: 20 } },
  }),
  listPendingApplicants: endpoint({
    id: 'gigPeople.listPendingApplicants',
    method: 'GET',
    path: '/gig/fetch-all-pending-applicants',
    summary: 'List applicants of all Gigs that wait for an answer, newest first',
    query: workerGigQuery,
    response: applicantList,
    reads: ['applicant'],
    example: { query: { limit: 20 } },
  }),
  listWorkerGigs: endpoint({
    id: 'gigPeople.listWorkerGigs',
    method: 'GET',
    path: '/gig/{id}/worker-gig/get-all-worker-gigs',
    summary: 'List the hired places of a Gig, newest first',
    query: workerGigQuery,
    response: workerGigList,
    reads: ['worker-gig'],
    example: { params: { id: 'gig_1' }, query: { limit: 20 } },
  }),
  listPendingWorkerGigs: endpoint({
    id: 'gigPeople.listPendingWorkerGigs',
    method: 'GET',
    path: '/gig/fetch-all-pending-worker-gig',
    summary: 'List places of all Gigs whose work waits for a review, the most urgent first',
    query: workerGigQuery,
    response: workerGigList,
    reads: ['worker-gig'],
    example: { query: { limit: 20 } },
  }),
  getWorkerGig: endpoint({
    id: 'gigPeople.getWorkerGig',
    method: 'GET',
    path: '/gig/{id}/worker-gig/{x}/get-worker-gig',
    summary: 'Read one hired place',
    response: workerGig,
    reads: ['worker-gig'],
    example: { params: { id: 'gig_1', x: 'wg_1' } },
  }),
  invite: endpoint({
    id: 'gigPeople.invite',
    method: 'POST',
    path: '/gig/{id}/invite-worker',
    summary: 'Ask workers to apply',
    body: invitation,
    response: invited,
    errors: ['GIG_STATE'],
    writes: ['applicant'],
    origin: 'added',
    example: { params: { id: 'gig_1' }, body: { workerIds: ['wrk_2'], message: 'We would love to have you again.' } },
  }),
}
