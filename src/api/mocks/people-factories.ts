import { applicant, type Applicant } from '../contract/schemas/applicant.ts'
import { workerNet } from '../../rules/gig-price.ts'
import { workerGig, type WorkerGig } from '../contract/schemas/worker-gig.ts'
import { workerProfile, type WorkerProfile, workerSummary, type WorkerSummary } from '../contract/schemas/worker.ts'
import { ago, built } from './factories.ts'

/** A worker as lists show one; contacts are there only after hiring. */
export function aWorker(changes: Partial<WorkerSummary> = {}): WorkerSummary {
  return built(workerSummary, {
    id: 'wrk_1',
    firstName: 'Tunde',
    lastName: 'Bakare',
    title: 'Wedding photographer',
    imageUrl: null,
    location: { city: 'Yaba', state: 'Lagos' },
    skills: ['Portrait', 'Event photography', 'Retouching'],
    rating: 4.8,
    ratingCount: 37,
    completedGigs: 41,
    onTimeRate: 0.95,
    rateFromKobo: 4_000_000,
    verified: { identity: true, phone: true },
    isFavorite: false,
    phone: null,
    email: null,
    history: { gigsWithYou: 0, recorded: 0, onTime: null, changesRequested: 0, paidKobo: 0, lastHiredAt: null },
    ...changes,
  })
}

/** A worker with a profile; what the lists do not say is that of a busy photographer. */
export function aProfileOf(worker: WorkerSummary, changes: Partial<WorkerProfile> = {}): WorkerProfile {
  return built(workerProfile, {
    bio: 'Weddings, portraits and launches. Two cameras, own lights, delivery within a week.',
    softSkills: ['Punctual', 'Friendly'],
    languages: ['English', 'Yorùbá'],
    reviews: [],
    portfolio: [],
    ...worker,
    ...changes,
  })
}

/** An applicant, by default for 'Wedding photographer'. */
export function anApplicant(changes: Partial<Applicant> = {}): Applicant {
  const worker = changes.worker ?? aWorker()
  return built(applicant, {
    id: 'ap_1',
    gigId: 'gig_1',
    gigTitle: 'Wedding photographer',
    status: 'pending',
    appliedAt: ago({ minutes: 12 }),
    invited: false,
    note: 'I have photographed more than forty traditional weddings in Lagos.',
    proposedKobo: null,
    matchedSkills: ['Portrait', 'Event photography'],
    privateNote: null,
    declineReason: null,
    hire: null,
    ...changes,
    worker,
    workerId: worker.id,
  })
}

/** The states in which nobody has submitted work, unless a test says so. */
const withoutWork: ReadonlySet<string> = new Set(['hired', 'active', 'cancelled'])

/** A hired place; what the worker receives follows from the agreed pay, and whether there is work from its status. */
export function aWorkerGig(changes: Partial<WorkerGig> = {}): WorkerGig {
  const worker = changes.worker ?? aWorker()
  const agreedKobo = changes.agreedKobo ?? 5_000_000
  const status = changes.status ?? 'hired'
  return built(workerGig, {
    id: 'wg_1',
    gigId: 'gig_1',
    gigTitle: 'Wedding photographer',
    status,
    agreedKobo,
    netKobo: workerNet(agreedKobo),
    transactionId: null,
    transactionStatus: null,
    releasedKobo: null,
    bonusKobo: null,
    partReason: null,
    lateFeeKobo: null,
    paidAt: null,
    note: null,
    cancelReason: null,
    dispute: null,
    sessions: [],
    checkIns: [],
    hiredAt: ago({ days: 1 }),
    reviewDueAt: null,
    round: 1,
    hasWork: !withoutWork.has(status),
    changesAllowed: 2,
    review: null,
    ...changes,
    worker,
    workerId: worker.id,
  })
}

const person = (id: number, firstName: string, lastName: string, changes: Partial<WorkerSummary> = {}) =>
  aWorker({ id: `wrk_${id}`, firstName, lastName, ...changes })

/** The people of a small venue. Those who are hired give their contacts. */
const people = {
  tunde: person(1, 'Tunde', 'Bakare'),
  amaka: person(2, 'Amaka', 'Obi', {
    title: 'Event photographer',
    phone: '+2348035550199',
    email: 'amaka@photos.example',
    rating: 4.9,
    ratingCount: 58,
    isFavorite: true,
    history: {
      gigsWithYou: 3,
      recorded: 3,
      onTime: 3,
      changesRequested: 0,
      paidKobo: 12_000_000,
      lastHiredAt: ago({ days: 8 }),
    },
  }),
  spinall: person(3, 'DJ', 'Spinall', {
    title: 'DJ',
    skills: ['Afrobeats', 'Amapiano'],
    phone: '+2348035550131',
    email: 'bookings@spinall.example',
    rating: 4.7,
    ratingCount: 112,
  }),
  ola: person(4, 'Ọládípọ̀', 'Adéwálé', {
    skills: ['Portrait', 'Retouching'],
    phone: '+2348035550144',
    email: 'ola@lens.example',
  }),
  uche: person(5, 'Ụchẹ', 'Eze', {
    rating: 4.4,
    ratingCount: 9,
    completedGigs: 11,
    phone: '+2348035550155',
    email: 'uche@lens.example',
  }),
  zainab: person(6, 'Zainab', 'Abdullahi', {
    rating: null,
    ratingCount: 0,
    completedGigs: 0,
    onTimeRate: null,
    verified: { identity: false, phone: true },
  }),
  chidinma: person(7, 'Chidinma', 'Okafor', {
    title: 'Portrait photographer',
    skills: ['Portrait'],
    rateFromKobo: 6_000_000,
    phone: '+2348035550177',
    email: 'chidinma@lens.example',
  }),
  emeka: person(8, 'Emeka', 'Nwosu', { skills: ['Product photography'], rating: 3.9, ratingCount: 6 }),
}

/** The applicants of the venue's open Gig, newest first: seven people in every stage. */
export function someApplicants(): Applicant[] {
  const { tunde, zainab, emeka, ola, uche, chidinma, spinall } = people
  return [
    anApplicant({ id: 'ap_1', worker: tunde }),
    anApplicant({
      id: 'ap_2',
      worker: zainab,
      appliedAt: ago({ hours: 3 }),
      note: null,
      matchedSkills: ['Portrait'],
      proposedKobo: 4_200_000,
    }),
    anApplicant({
      id: 'ap_3',
      worker: emeka,
      appliedAt: ago({ hours: 9 }),
      status: 'declined',
      declineReason: 'different_style',
      matchedSkills: [],
    }),
    anApplicant({
      id: 'ap_4',
      worker: ola,
      appliedAt: ago({ hours: 26 }),
      status: 'hired',
      invited: true,
      matchedSkills: ['Portrait', 'Retouching'],
    }),
    anApplicant({
      id: 'ap_5',
      worker: uche,
      appliedAt: ago({ hours: 28 }),
      status: 'hired',
      privateNote: 'Asked for a second camera.',
    }),
    anApplicant({
      id: 'ap_6',
      worker: chidinma,
      appliedAt: ago({ hours: 31 }),
      status: 'shortlisted',
      matchedSkills: ['Portrait'],
      proposedKobo: 6_000_000,
    }),
    anApplicant({
      id: 'ap_7',
      worker: spinall,
      appliedAt: ago({ hours: 40 }),
      status: 'withdrawn',
      matchedSkills: [],
      note: null,
    }),
  ]
}

/** The venue's hired places, newest first: two who wait for the day, one who handed in, one who is paid. */
export function someWorkerGigs(): WorkerGig[] {
  return [
    aWorkerGig({ id: 'wg_1', worker: people.ola, hiredAt: ago({ hours: 20 }) }),
    aWorkerGig({ id: 'wg_2', worker: people.uche, hiredAt: ago({ hours: 21 }) }),
    aWorkerGig({
      id: 'wg_3',
      gigId: 'gig_2',
      gigTitle: 'Product launch',
      worker: people.amaka,
      status: 'task_submitted',
      agreedKobo: 1_500_000,
      hiredAt: ago({ days: 8 }),
      checkIns: [{ date: '2025-11-13', start: '12:00', at: '2025-11-13T11:50:00+01:00' }],
      reviewDueAt: ago({ days: -2, hours: -11 }),
    }),
    aWorkerGig({
      id: 'wg_4',
      gigId: 'gig_3',
      gigTitle: 'Friday Night Live',
      worker: people.spinall,
      status: 'paid',
      agreedKobo: 8_000_000,
      hiredAt: ago({ days: 12 }),
      checkIns: [{ date: '2025-11-10', start: '22:00', at: '2025-11-10T20:55:00+01:00' }],
      paidAt: ago({ days: 1, hours: 2 }),
    }),
  ]
}

/** The profiles of the venue's best known workers: reviews, and a portfolio of each kind. */
export function someProfiles(): WorkerProfile[] {
  return [
    aProfileOf(people.tunde, {
      reviews: [
        {
          rating: 5,
          comment: 'Calm, early, and the pictures are wonderful.',
          gigTitle: 'Naming ceremony',
          createdAt: ago({ days: 12 }),
        },
        { rating: 4, comment: null, gigTitle: 'Birthday at the beach', createdAt: ago({ days: 40 }) },
      ],
      portfolio: [1, 2, 3, 4, 5].map((number) => ({
        id: `pf_${number}`,
        kind: 'image',
        url: `/uploads/portfolio/wedding-${number}.webp`,
        thumbUrl: `/uploads/portfolio/wedding-${number}-small.webp`,
        title: ['First dance', 'The couple', 'Aso ebi', 'Rings', 'Reception'][number - 1] ?? null,
      })),
    }),
    aProfileOf(people.spinall, {
      bio: 'Afrobeats and Amapiano, from sunset to sunrise.',
      portfolio: [
        { id: 'pf_11', kind: 'audio', url: '/uploads/portfolio/mix.wav', thumbUrl: null, title: 'Friday mix' },
        {
          id: 'pf_12',
          kind: 'video',
          url: '/uploads/portfolio/club.mp4',
          thumbUrl: '/uploads/portfolio/club.webp',
          title: 'Club night',
        },
        { id: 'pf_13', kind: 'link', url: 'https://music.example/spinall', thumbUrl: null, title: 'More mixes' },
      ],
    }),
  ]
}
