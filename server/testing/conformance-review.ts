import type { Endpoint } from '../../src/api/contract/endpoint.ts'
import type { ErrorCode } from '../../src/api/contract/error-codes.ts'
import { api } from '../../src/api/contract/table.ts'
import type { RefusalCase } from './conformance-refusals.ts'
import type { Subject, TestCall } from './conformance-subjects.ts'

const { wallet, workReview } = api

type Rest = Pick<RefusalCase, 'money' | 'before'>

/** The example of an endpoint with other parameters and another body. */
const refused = (
  code: ErrorCode,
  endpoint: Endpoint,
  why: string,
  { params, body, ...rest }: { params?: Record<string, string>; body?: object } & Rest = {},
): RefusalCase => {
  const example = endpoint.example as TestCall
  return {
    code,
    endpoint,
    why,
    ...rest,
    call: () => ({
      ...example,
      ...(params !== undefined && { params: { ...example.params, ...params } }),
      ...(body !== undefined && { body: { ...(example.body as object), ...body } }),
    }),
  }
}

/** Makes the example of another endpoint first, which must succeed. */
const after =
  (endpoint: Endpoint) =>
  async (subject: Subject): Promise<void> => {
    const answer = await subject.call(endpoint, endpoint.example as TestCall)
    if (answer.status !== 200) throw new Error(`${endpoint.id}: ${JSON.stringify(answer.body)}`)
  }

const { approve, getTask, raiseDispute, rate, requestChanges } = workReview
const paidPlace = { gigId: 'gig_3', workerGigId: 'wg_4' }
const hiredPlace = { gigId: 'gig_1', workerGigId: 'wg_1' }

/** Refusal cases of the review of work. */
export function reviewRefusalCases(): RefusalCase[] {
  const { ref } = approve.example.body
  return [
    ...[approve, getTask, raiseDispute, rate, requestChanges].flatMap((endpoint) => [
      refused('NOT_FOUND', endpoint, 'an unknown Gig', { params: { gigId: 'gig_none' } }),
      refused('NOT_FOUND', endpoint, 'a place of another Gig', { params: { gigId: 'gig_1', workerGigId: 'wg_3' } }),
      refused('NOT_FOUND', endpoint, 'an unknown place', { params: { workerGigId: 'wg_none' } }),
    ]),
    refused('NOT_FOUND', getTask, 'a place without submitted work', { params: hiredPlace }),
    ...[approve, raiseDispute, requestChanges].flatMap((endpoint) => [
      refused('WORKER_GIG_STATE', endpoint, 'a place that is paid', { params: paidPlace }),
      refused('WORKER_GIG_STATE', endpoint, 'a place whose work has not begun', { params: hiredPlace }),
    ]),
    ...[approve, requestChanges].map((endpoint) =>
      refused('WORKER_GIG_STATE', endpoint, 'a place in dispute', { before: after(raiseDispute) }),
    ),
    ...[approve, requestChanges].map((endpoint) =>
      refused('VALIDATION_FAILED', endpoint, 'a round that was not submitted', { body: { round: 2 } }),
    ),
    ...[raiseDispute, requestChanges].map((endpoint) =>
      refused('VALIDATION_FAILED', endpoint, 'a deliverable that the work does not have', {
        body: { deliverableIds: ['dlv_none'] },
      }),
    ),
    refused('WORKER_GIG_STATE', approve, 'work to be changed', { before: after(requestChanges) }),
    refused('WORKER_GIG_STATE', raiseDispute, 'the absence of somebody who submitted work', {
      body: { topic: 'no_show' },
    }),
    refused('WORKER_GIG_STATE', rate, 'work that is not paid', { params: { gigId: 'gig_2', workerGigId: 'wg_3' } }),
    refused('WORKER_GIG_STATE', rate, 'another rating of the same work', { body: { rating: 1 }, before: after(rate) }),
    refused('VALIDATION_FAILED', approve, 'a bonus above the agreed pay', { body: { bonusKobo: 900_000_000 } }),
    refused('VALIDATION_FAILED', approve, 'a part below the least pay', {
      body: { payKobo: 99_999, reason: 'The work is not complete.' },
    }),
    refused('INSUFFICIENT_FUNDS', approve, 'a bonus that the wallet does not have', {
      body: { bonusKobo: 1_000_000 },
      money: { availableKobo: 500_000 },
    }),
    refused('INVALID_PIN', approve, 'a wrong PIN', { body: { pin: '0000' } }),
    refused('PIN_LOCKED', approve, 'a locked PIN', { money: { pin: 'locked' } }),
    refused('SETUP_INCOMPLETE', approve, 'no PIN', { money: { pin: 'none' } }),
    refused('WALLET_NOT_ACTIVE', approve, 'a wallet that is not activated', { money: { wallet: 'not_activated' } }),
    refused('WALLET_RESTRICTED', approve, 'a wallet under review', { money: { wallet: 'restricted' } }),
    refused('CONFLICT', approve, 'a reference that stands for another payment', {
      before: (subject) => subject.call(wallet.withdraw, { body: { ...wallet.withdraw.example.body, ref } }),
    }),
  ]
}
