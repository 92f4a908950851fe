import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plan, reasonBody, subscribed, subscribeBody } from '../schemas/plan.ts'
import { wallet } from '../schemas/wallet.ts'

/** The plan (docs/product/billing.md). All of it is added: the specification names only the plan's data. */
export const billing = {
  getPlans: endpoint({
    id: 'billing.getPlans',
    method: 'GET',
    path: '/subscription/get-plans',
    summary: 'List the plans with their prices',
    response: z.array(plan),
    reads: ['plan'],
    origin: 'added',
    example: {},
  }),
  subscribe: endpoint({
    id: 'billing.subscribe',
    method: 'POST',
    path: '/subscription/subscribe',
    summary: 'Subscribe, renew or change the plan',
    body: subscribeBody,
    response: subscribed,
    errors: [
      'INSUFFICIENT_FUNDS',
      'INVALID_PIN',
      'PIN_LOCKED',
      'WALLET_NOT_ACTIVE',
      'WALLET_RESTRICTED',
      'PAYMENT_UNFINISHED',
      'CONFLICT',
    ],
    writes: ['wallet', 'transaction', 'onboarding'],
    origin: 'added',
    example: {
      body: { planCode: 'premium', interval: 'month', method: 'checkout', ref: '2d1f4c66-74b2-4b70-9f2e-5b3e4d9cb032' },
    },
  }),
  cancel: endpoint({
    id: 'billing.cancel',
    method: 'PUT',
    path: '/subscription/cancel-subscription',
    summary: 'Let the plan end with its period',
    body: reasonBody,
    response: wallet,
    errors: ['NO_PLAN'],
    writes: ['wallet', 'transaction'],
    origin: 'added',
    example: { body: { reason: 'Fewer events this season' } },
  }),
  resume: endpoint({
    id: 'billing.resume',
    method: 'PUT',
    path: '/subscription/resume-subscription',
    summary: 'Keep a plan that was cancelled',
    body: reasonBody,
    response: wallet,
    errors: ['NO_PLAN'],
    writes: ['wallet', 'transaction'],
    origin: 'added',
    example: { body: {} },
  }),
}
