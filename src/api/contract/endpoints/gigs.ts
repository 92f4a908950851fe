import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../envelope.ts'
import { gig, gigAnalytics, gigCancellation, gigChanges, gigList, gigQuery, gigToEdit, newGig } from '../schemas/gig.ts'
import { gigCategories } from '../schemas/gig-fields.ts'
import { paymentData, paymentDataBody, walletPayment } from '../schemas/gig-quote.ts'
import { transaction } from '../schemas/transaction.ts'

const exampleSessions = [{ date: '2025-12-06', start: '14:00', end: '20:00', arrival: '12:30', endsNextDay: false }]
const examplePrice = { payType: 'per_gig', rateKobo: 5_000_000, workersNeeded: 2, sessions: exampleSessions } as const

/** A Gig that can be posted: two workers at ₦50,000.00 on 6 December 2025. */
export const exampleGig = {
  ...examplePrice,
  title: 'Product launch photographer',
  category: 'photographer' as (typeof gigCategories)[number],
  description: 'Two photographers for the launch of a phone on Victoria Island: stage, guests and product.',
  workSkills: ['Event photography', 'Portrait'],
  softSkills: ['Punctual'],
  workMode: 'on_site' as const,
  location: { address: '14 Adetokunbo Ademola Street', city: 'Victoria Island', state: 'Lagos' as const },
  deliverables: [{ text: '120 edited photos in 5 days' }],
  perks: { transport: 'included' as const, meals: true, equipment: 'worker' as const, dressCode: 'All black' },
  applicationDeadline: '2025-12-01T23:59:00+01:00',
  visibility: 'public' as const,
}

/** Gigs and paying for them (section 7, /gig). */
export const gigs = {
  list: endpoint({
    id: 'gigs.list',
    method: 'GET',
    path: '/gig/get-gigs',
    summary: 'List Gigs, newest first unless asked otherwise',
    query: gigQuery,
    response: gigList,
    reads: ['gig'],
    example: { query: { limit: 20 } },
  }),
  get: endpoint({
    id: 'gigs.get',
    method: 'GET',
    path: '/gig/{id}/get-gig',
    summary: 'Read one Gig',
    response: gig,
    reads: ['gig'],
    example: { params: { id: 'gig_1' } },
  }),
  getAnalytics: endpoint({
    id: 'gigs.getAnalytics',
    method: 'GET',
    path: '/gig/get-gig-analytics',
    summary: 'Count Gigs by state',
    response: gigAnalytics,
    reads: ['gig-analytics'],
    example: {},
  }),
  getToEdit: endpoint({
    id: 'gigs.getToEdit',
    method: 'GET',
    path: '/gig/{id}/edit-gig',
    summary: 'Read a Gig to change it, with what cannot be changed and why',
    response: gigToEdit,
    reads: ['gig'],
    example: { params: { id: 'gig_1' } },
  }),
  create: endpoint({
    id: 'gigs.create',
    method: 'POST',
    path: '/gig/create-gig',
    summary: 'Save a draft, or post a Gig, which opens once it is paid',
    body: newGig,
    response: gig,
    errors: ['PROFILE_INCOMPLETE', 'NO_PLAN', 'QUOTA_USED', 'QUOTE_CHANGED'],
    writes: ['wallet', 'gig', 'gig-analytics', 'onboarding'],
    example: { body: exampleGig },
  }),
  update: endpoint({
    id: 'gigs.update',
    method: 'PUT',
    path: '/gig/{id}/update-gig',
    summary: 'Change a Gig, or post a draft',
    body: gigChanges,
    response: gig,
    errors: ['GIG_STATE', 'PAYMENT_UNFINISHED', 'PROFILE_INCOMPLETE', 'NO_PLAN', 'QUOTA_USED', 'QUOTE_CHANGED'],
    writes: ['gig', 'gig-analytics', 'dashboard-analytics', 'wallet', 'transaction', 'onboarding'],
    origin: 'added',
    example: { params: { id: 'gig_1' }, body: { title: 'Traditional wedding photographer' } },
  }),
  remove: endpoint({
    id: 'gigs.remove',
    method: 'DELETE',
    path: '/gig/{id}/delete-gig',
    summary: 'Delete a draft or a Gig that nobody paid for',
    response: nothing,
    errors: ['GIG_STATE', 'PAYMENT_UNFINISHED'],
    writes: ['gig', 'gig-analytics', 'dashboard-analytics', 'wallet', 'transaction', 'onboarding'],
    origin: 'added',
    example: { params: { id: 'gig_5' } },
  }),
  cancel: endpoint({
    id: 'gigs.cancel',
    method: 'PUT',
    path: '/gig/{id}/cancel-gig',
    summary: 'Call a Gig off; what is not owed to hired workers comes back to the wallet',
    body: gigCancellation,
    response: gig,
    errors: ['GIG_STATE', 'INVALID_PIN', 'PIN_LOCKED', 'SETUP_INCOMPLETE', 'WALLET_RESTRICTED', 'CONFLICT'],
    writes: ['gig', 'gig-analytics', 'dashboard-analytics', 'wallet', 'transaction', 'onboarding', 'worker-gig', 'applicant'],
    origin: 'added',
    example: { params: { id: 'gig_1' }, body: { reason: 'date_changed', pin: '2580', ref: '3e2d5c77-85c3-4c81-9a3f-6c4f5eaddf43' } },
  }),
  payFromWallet: endpoint({
    id: 'gigs.payFromWallet',
    method: 'POST',
    path: '/gig/{id}/pay-from-wallet',
    summary: 'Pay for a Gig from the wallet, at the price of a quote',
    body: walletPayment,
    response: transaction,
    errors: ['GIG_STATE', 'QUOTE_CHANGED', 'PROFILE_INCOMPLETE', 'NO_PLAN', 'QUOTA_USED', 'INSUFFICIENT_FUNDS', 'INVALID_PIN', 'PIN_LOCKED', 'SETUP_INCOMPLETE', 'WALLET_NOT_ACTIVE', 'WALLET_RESTRICTED', 'PAYMENT_UNFINISHED', 'CONFLICT'],
    writes: ['gig', 'gig-analytics', 'dashboard-analytics', 'wallet', 'transaction', 'onboarding'],
    origin: 'added',
    example: { params: { id: 'gig_4' }, body: { quoteId: 'quo_1', pin: '2580', ref: '4f3e6d88-96d4-4d92-8b40-7d506fbeef54' } },
  }),
  getPaymentData: endpoint({
    id: 'gigs.getPaymentData',
    method: 'POST',
    path: '/gig/get-payment-data',
    summary: 'Price a Gig, or begin a payment for a created one outside of the wallet',
    body: paymentDataBody,
    response: paymentData,
    errors: ['GIG_STATE', 'PROFILE_INCOMPLETE', 'NO_PLAN', 'QUOTA_USED', 'PAYMENT_UNFINISHED', 'CONFLICT'],
    example: { body: examplePrice },
  }),
  getWorkSkills: endpoint({
    id: 'gigs.getWorkSkills',
    method: 'GET',
    path: '/gig/get-gig-work-skills-or-title',
    summary: 'List skills to choose from, those of a category first',
    query: z.strictObject({ category: z.optional(z.enum(gigCategories, { error: `category must be one of ${gigCategories.join(', ')}` })) }),
    response: z.array(z.string()),
    reads: ['skill'],
    example: { query: { category: 'photographer' } },
  }),
  getSoftSkills: endpoint({
    id: 'gigs.getSoftSkills',
    method: 'GET',
    path: '/gig/get-gig-soft-skills',
    summary: 'List soft skills to choose from',
    response: z.array(z.string()),
    reads: ['skill'],
    example: {},
  }),
}
