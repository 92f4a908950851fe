import { gigEntered } from '../contract/schemas/gig-fields.ts'
import { gig, type Gig, type GigPayment } from '../contract/schemas/gig.ts'
import { firstStart, lastEnd } from '../../rules/gig-check.ts'
import { priceOf } from '../../rules/gig-price.ts'
import type { PayType } from '../contract/schemas/gig-fields.ts'
import { cancellationAt } from '../../rules/gig-cancellation.ts'
import { hiringOf } from '../../rules/hiring.ts'
import { ago, built, worldNow } from './factories.ts'

const unpaid = {
  paidKobo: 0,
  heldKobo: 0,
  releasedKobo: 0,
  refundedKobo: 0,
  currency: 'NGN',
  transactionId: null,
  transactionStatus: null,
}

/** Price of a Gig by its own fields, in kobo; zero while its fields do not determine a price. */
export function unpaidPayment({
  payType,
  rateKobo,
  workersNeeded,
  sessions,
}: Pick<Gig, 'payType' | 'rateKobo' | 'workersNeeded' | 'sessions'>): GigPayment {
  if (!payType || !rateKobo || !workersNeeded || sessions.length === 0) {
    return { subtotalKobo: 0, feeKobo: 0, vatKobo: 0, totalKobo: 0, ...unpaid }
  }
  const { subtotalKobo, feeKobo, vatKobo, totalKobo } = priceOf({
    payType: payType as PayType,
    rateKobo,
    workersNeeded,
    sessions,
  })
  return { subtotalKobo, feeKobo, vatKobo, totalKobo, ...unpaid }
}

/** Cancellation terms of a Gig now; `agreedKobo` is the pay of each hired worker, `hasCancelledHire` whether the employer has cancelled a hire. */
export function cancellationOf(
  { status, sessions, payment }: Pick<Gig, 'status' | 'sessions' | 'payment'>,
  agreedKobo: readonly number[],
  hasCancelledHire = false,
) {
  const { heldKobo, feeKobo, vatKobo, paidKobo } = payment
  return cancellationAt(
    {
      status,
      startsAt: firstStart(sessions),
      heldKobo,
      feeAndVatKobo: paidKobo > 0 ? feeKobo + vatKobo : 0,
      agreedKobo,
      hasCancelledHire,
    },
    new Date(worldNow),
  )
}

/** What a further hire would cost; `reservedKobo` is the agreed pay of each place that is not released yet. */
export function hiringNow(
  {
    status,
    workersHired,
    payment,
    ...fields
  }: Pick<Gig, 'status' | 'workersHired' | 'payment' | 'payType' | 'rateKobo' | 'workersNeeded' | 'sessions'>,
  reservedKobo: readonly number[],
) {
  const { workersNeeded } = fields
  if (!workersNeeded) return null
  const payKobo = unpaidPayment(fields).subtotalKobo / workersNeeded
  const endsAt = lastEnd(fields.sessions) ?? null
  const { heldKobo } = payment
  const facts = { status, endsAt, workersNeeded, payKobo, heldKobo, reservedKobo, placesTaken: workersHired }
  return hiringOf(facts, new Date(worldNow))
}

const noApplicants = { pending: 0, shortlisted: 0, hired: 0, declined: 0, withdrawn: 0 }

/** Builds a Gig, by default a draft; an open Gig sets its state and its payment. Price and cancellation are derived. */
export function aGig({
  payment,
  ...changes
}: Partial<Omit<Gig, 'payment'>> & { payment?: Partial<GigPayment> } = {}): Gig {
  const base = {
    ...gigEntered.parse({}),
    id: 'gig_1',
    createdAt: ago({ days: 3 }),
    updatedAt: ago({ days: 2 }),
    publishedAt: null,
    title: 'Wedding photographer',
    category: 'photographer',
    description:
      'Two-day traditional wedding in Ikeja. Ceremony, portraits of both families and the reception, with a short preview the same night.',
    workSkills: ['Portrait', 'Event photography', 'Retouching'],
    softSkills: ['Punctual', 'Friendly'],
    status: 'draft',
    closedReason: null,
    workMode: 'on_site',
    location: { address: '21 Opebi Road', city: 'Ikeja', state: 'Lagos', landmark: 'Opposite the filling station' },
    sessions: [
      { date: '2025-11-22', start: '10:00', end: '18:00', arrival: '08:30', endsNextDay: false },
      { date: '2025-11-23', start: '18:00', end: '02:00', arrival: '16:30', endsNextDay: true },
    ],
    payType: 'per_gig',
    rateKobo: 5_000_000,
    workersNeeded: 5,
    workersHired: 0,
    deliverables: [
      { id: 'dlv_1', text: '300 edited photos in 7 days' },
      { id: 'dlv_2', text: 'A preview of 20 photos the same night' },
    ],
    perks: { transport: 'included', meals: true, equipment: 'worker', dressCode: 'All black' },
    onSiteContact: { name: 'Ada', phone: '+2348031234567' },
    applicationDeadline: '2025-11-17T23:59:00+01:00',
    visibility: 'public',
    applicantCounts: noApplicants,
    republishedFromGigId: null,
    ...changes,
  } satisfies Partial<Gig>
  const gigFields = { ...base, payment: { ...unpaidPayment(base), ...payment } }
  const agreed = Array.from(
    { length: base.workersHired },
    () =>
      priceOf({
        payType: (base.payType ?? 'per_gig') as PayType,
        rateKobo: base.rateKobo ?? 0,
        workersNeeded: 1,
        sessions: base.sessions,
      }).workerKobo,
  )
  return built(gig, {
    cancellation: cancellationOf(gigFields, agreed),
    hiring: hiringNow(gigFields, agreed),
    ...gigFields,
  })
}

/** Money of a Gig that is paid and whose pay is all held. */
const held = (payKobo: number): Partial<GigPayment> => ({
  paidKobo: payKobo,
  heldKobo: payKobo,
  feeKobo: 0,
  vatKobo: 0,
  transactionStatus: 'success',
})

/** The Gigs of a small venue, newest first: one in each state. Their held money is the wallet's, their payments are in its history. */
export function someGigs(): Gig[] {
  return [
    aGig({
      id: 'gig_1',
      status: 'open',
      publishedAt: ago({ days: 2, hours: 3 }),
      createdAt: ago({ days: 2, hours: 4 }),
      workersHired: 2,
      applicantCounts: { pending: 2, shortlisted: 1, hired: 2, declined: 1, withdrawn: 1 },
      // Paid under an earlier fee, so that a republished Gig has another price.
      payment: {
        ...held(26_500_000),
        heldKobo: 25_000_000,
        feeKobo: 1_395_349,
        vatKobo: 104_651,
        totalKobo: 26_500_000,
        transactionId: 'txn_3',
      },
    }),
    aGig({
      id: 'gig_5',
      title: 'Radio jingle for December',
      category: 'songwriter',
      description: 'Thirty seconds, upbeat.',
      createdAt: ago({ days: 4 }),
      updatedAt: ago({ hours: 5 }),
      workMode: 'remote',
      location: null,
      sessions: [],
      payType: null,
      rateKobo: null,
      workersNeeded: null,
      workSkills: ['Jingles'],
      softSkills: [],
      deliverables: [],
      perks: null,
      onSiteContact: null,
      applicationDeadline: null,
    }),
    aGig({
      id: 'gig_4',
      title: 'Corporate dinner hostesses',
      category: 'hostess',
      description: 'Four hostesses for a dinner of two hundred guests: reception, seating and gifts at the door.',
      status: 'pending_payment',
      createdAt: ago({ days: 5 }),
      updatedAt: ago({ days: 5 }),
      workSkills: ['Guest reception'],
      sessions: [{ date: '2025-12-06', start: '17:00', end: '23:00', arrival: '16:00', endsNextDay: false }],
      rateKobo: 2_500_000,
      workersNeeded: 4,
      deliverables: [],
      applicationDeadline: '2025-12-01T18:00:00+01:00',
      visibility: 'invite_only',
    }),
    aGig({
      id: 'gig_2',
      title: 'Product launch',
      description: 'One photographer for the launch of a phone: stage, guests and the product on its stand.',
      status: 'in_progress',
      createdAt: ago({ days: 16 }),
      publishedAt: ago({ days: 16 }),
      updatedAt: ago({ hours: 13 }),
      location: { address: '1 Ozumba Mbadiwe Avenue', city: 'Victoria Island', state: 'Lagos', landmark: null },
      sessions: [{ date: '2025-11-13', start: '12:00', end: '18:00', arrival: '11:00', endsNextDay: false }],
      payType: 'per_hour',
      rateKobo: 250_000,
      workersNeeded: 1,
      workersHired: 1,
      deliverables: [{ id: 'dlv_3', text: '24 edited photographs the same evening' }],
      applicationDeadline: '2025-11-09T23:59:00+01:00',
      applicantCounts: { ...noApplicants, hired: 1, declined: 4 },
      payment: { paidKobo: 1_580_625, heldKobo: 1_500_000, transactionStatus: 'success' },
    }),
    aGig({
      id: 'gig_3',
      title: 'Friday Night Live',
      category: 'dj',
      description: 'A DJ for the night: Afrobeats and Amapiano from ten until two, with our own system.',
      status: 'completed',
      createdAt: ago({ days: 20 }),
      publishedAt: ago({ days: 20 }),
      updatedAt: ago({ days: 1, hours: 2 }),
      workSkills: ['Afrobeats', 'Amapiano'],
      sessions: [{ date: '2025-11-10', start: '22:00', end: '02:00', arrival: '21:00', endsNextDay: true }],
      rateKobo: 8_000_000,
      workersNeeded: 1,
      workersHired: 1,
      deliverables: [],
      perks: { transport: 'worker', meals: true, equipment: 'provided', dressCode: null },
      applicationDeadline: '2025-11-07T23:59:00+01:00',
      applicantCounts: { ...noApplicants, hired: 1, declined: 8 },
      payment: { paidKobo: 8_430_000, releasedKobo: 8_000_000, transactionStatus: 'success' },
    }),
    aGig({
      id: 'gig_6',
      title: 'Friday Night Live',
      category: 'dj',
      description: 'A DJ for the night: Afrobeats and Amapiano from ten until two, with our own system.',
      status: 'cancelled',
      closedReason: 'event_cancelled',
      createdAt: ago({ days: 35 }),
      publishedAt: ago({ days: 35 }),
      updatedAt: ago({ days: 24 }),
      workSkills: ['Afrobeats'],
      sessions: [{ date: '2025-10-21', start: '22:00', end: '02:00', endsNextDay: true }],
      workersNeeded: 1,
      workersHired: 0,
      deliverables: [],
      applicationDeadline: '2025-10-19T23:59:00+01:00',
      applicantCounts: { ...noApplicants, hired: 1, declined: 3 },
      payment: { paidKobo: 5_268_750, releasedKobo: 500_000, refundedKobo: 4_500_000, transactionStatus: 'success' },
    }),
    aGig({
      id: 'gig_7',
      title: 'Album launch songwriter',
      category: 'songwriter',
      description: 'Two verses and a hook for the launch of a gospel album, in Yoruba and English, within a week.',
      status: 'expired',
      createdAt: ago({ days: 60 }),
      publishedAt: ago({ days: 60 }),
      updatedAt: ago({ days: 45 }),
      workMode: 'remote',
      location: null,
      workSkills: ['Lyrics'],
      sessions: [{ date: '2025-09-30', start: '10:00', end: '16:00', endsNextDay: false }],
      payType: 'per_day',
      rateKobo: 3_000_000,
      workersNeeded: 1,
      deliverables: [],
      applicationDeadline: '2025-09-26T23:59:00+01:00',
      applicantCounts: { ...noApplicants, declined: 1, withdrawn: 1 },
      payment: { paidKobo: 3_161_250, refundedKobo: 3_161_250, feeKobo: 0, vatKobo: 0, transactionStatus: 'success' },
    }),
  ]
}
