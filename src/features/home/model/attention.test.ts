import { describe, expect, it } from 'vitest'
import { aWallet } from '@/api/mocks/factories.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { anApplicant, aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { attention } from './attention.ts'

/** Friday, 8 o'clock in Lagos. */
const now = new Date('2025-11-14T07:00:00Z')

interface Waiting {
  tasks?: WorkerGig[]
  applicants?: Applicant[]
  gigs?: Gig[]
  wallet?: Wallet | undefined
}

const reads = ({ tasks = [], applicants = [], gigs = [], wallet }: Waiting) => ({
  tasks: { workerGigs: tasks, totalWorkerGig: tasks.length },
  applicants: { applicants, totalApplicant: applicants.length },
  live: { gigs, totalGig: gigs.length },
  wallet,
})
const itemsOf = (waiting: Waiting, at = now) => attention(reads(waiting), at).items
const keys = (waiting: Waiting, at = now) => itemsOf(waiting, at).map(({ key }) => key)

const task = (id: string, reviewDueAt: string | null, agreedKobo = 5_000_000) =>
  aWorkerGig({ id, status: 'task_submitted', reviewDueAt, agreedKobo })
const session = (date: string, start = '18:00') => ({ date, start, end: '23:00', endsNextDay: false })
const pending = (count: number) => ({ pending: count, shortlisted: 0, hired: 0, declined: 0, withdrawn: 0 })
const openGig = (changes: Parameters<typeof aGig>[0] = {}) =>
  aGig({ status: 'open', sessions: [session('2025-11-22')], applicantCounts: pending(2), ...changes })

describe('the order', () => {
  it('is by deadline, then by amount; what has no deadline comes last', () => {
    const tasks = [
      task('cheap', null, 1_000_000),
      task('late', '2025-11-20T18:00:00+01:00'),
      task('dear', null, 9_000_000),
      task('soon', '2025-11-20T16:30:00Z'),
    ]
    const gigs = [openGig({ id: 'next', sessions: [session('2025-11-18')] })]
    expect(keys({ tasks, gigs })).toEqual(['applicants next', 'task soon', 'task late', 'task dear', 'task cheap'])
  })

  it('compares moments, whatever offset they are written with', () => {
    const tasks = [task('b', '2025-11-20T18:00:00+01:00'), task('a', '2025-11-20T16:59:00Z')]
    expect(keys({ tasks })).toEqual(['task a', 'task b'])
  })
})

describe('new applicants', () => {
  it('are counted by Gig, with the newest', () => {
    const ada = aWorker({ id: 'wrk_9', firstName: 'Ada', lastName: 'Obi' })
    const applicants = [
      anApplicant({ id: 'a', appliedAt: '2025-11-13T08:00:00Z' }),
      anApplicant({ id: 'c', appliedAt: '2025-11-14T06:00:00Z', worker: ada }),
    ]
    expect(itemsOf({ applicants, gigs: [openGig({ applicantCounts: pending(120) })] })).toMatchObject([
      { kind: 'applicants', gig: { id: 'gig_1' }, count: 120, newest: { id: 'c' } },
    ])
  })

  it.each([
    ['open with a free place', { workersHired: 4 }, 1],
    ['open and full', { workersHired: 5 }, 0],
    ['in progress with a free place', { status: 'in_progress' }, 1],
    ['in progress and full', { status: 'in_progress', workersHired: 5 }, 0],
    ['in progress after its last session', { status: 'in_progress', hiring: null }, 0],
    [
      'in progress with the place of an absent worker',
      { status: 'in_progress', workersHired: 5, hiring: { freePlaces: 1, payKobo: 5_000_000, spareKobo: 0 } },
      1,
    ],
    ['completed', { status: 'completed' }, 0],
    ['of an unknown state', { status: 'under_review' }, 0],
    ['open without new applicants', { applicantCounts: pending(0) }, 0],
  ])('of a Gig that is %s', (_, changes, items) => {
    expect(itemsOf({ applicants: [anApplicant()], gigs: [openGig(changes)] })).toHaveLength(items)
  })

  it('of Gigs that were not read are counted by what was read of them', () => {
    const applicants = ['a', 'b'].map((id) => anApplicant({ id, gigId: 'gig_far', gigTitle: 'Product launch' }))
    expect(itemsOf({ applicants })).toMatchObject([{ gig: { id: 'gig_far', title: 'Product launch' }, count: 2 }])
  })
})

describe('a Gig that begins soon', () => {
  const begins = (date: string, start?: string, changes = {}) =>
    itemsOf({ gigs: [openGig({ sessions: [session(date, start)], workersHired: 3, ...changes })] })

  it('is one item with its applicants, today or tomorrow', () => {
    expect(begins('2025-11-14')).toMatchObject([
      { kind: 'begins', isToday: true, hired: 3, needed: 5, applicants: 2, dueAt: '2025-11-14T17:00:00.000Z' },
    ])
    expect(begins('2025-11-15')).toMatchObject([{ kind: 'begins', isToday: false }])
    expect(begins('2025-11-16')).toMatchObject([{ kind: 'applicants' }])
  })

  it('changes at midnight in Lagos', () => {
    const gigs = [openGig({ sessions: [session('2025-11-16')] })]
    expect(itemsOf({ gigs }, new Date('2025-11-14T22:59:59Z'))).toMatchObject([{ kind: 'applicants' }])
    expect(itemsOf({ gigs }, new Date('2025-11-14T23:00:00Z'))).toMatchObject([{ kind: 'begins', isToday: false }])
  })

  it('is nothing to do when its places are filled or it has begun', () => {
    expect(begins('2025-11-15', '18:00', { workersHired: 5 })).toEqual([])
    expect(begins('2025-11-14', '07:30')).toMatchObject([{ kind: 'applicants' }])
  })
})

describe('a Gig that waits for its payment', () => {
  const unpaid = (payment = {}) =>
    openGig({ status: 'pending_payment', payment: { totalKobo: 26_500_000, ...payment } })
  const item = (wallet: Wallet | undefined, payment = {}) => itemsOf({ gigs: [unpaid(payment)], wallet })

  it('says what an open wallet lacks', () => {
    expect(item(aWallet({ availableKobo: 10_000_000 }))).toMatchObject([{ kind: 'payment', missingKobo: 16_500_000 }])
    expect(item(aWallet({ availableKobo: 26_500_000 }))).toMatchObject([{ kind: 'payment', missingKobo: 0 }])
    expect(item(aWallet({ availableKobo: 0, status: 'not_activated' }))).toMatchObject([{ missingKobo: 0 }])
    expect(item(undefined)).toMatchObject([{ missingKobo: 0 }])
  })

  it('is checked, not paid again, while a payment is not final', () => {
    const begun = { transactionId: 'txn_8', transactionStatus: 'processing' }
    expect(item(aWallet({ availableKobo: 0 }), begun)).toMatchObject([{ pending: 'txn_8', missingKobo: 0 }])
    expect(item(undefined, { ...begun, transactionStatus: 'failed' })).toMatchObject([{ pending: undefined }])
  })
})

describe('a locked PIN', () => {
  it('waits until it is open', () => {
    const wallet = aWallet({ pinLockedUntil: '2025-11-14T15:30:00Z' })
    expect(itemsOf({ wallet })).toMatchObject([{ kind: 'pin', lock: { until: '2025-11-14T15:30:00Z' } }])
    expect(itemsOf({ wallet }, new Date('2025-11-14T15:30:00Z'))).toEqual([])
  })
})

it('counts the rows that were not read', () => {
  const base = reads({ tasks: [task('one', null)], applicants: [anApplicant()], gigs: [openGig()] })
  const more = { tasks: { ...base.tasks, totalWorkerGig: 3 }, applicants: { ...base.applicants, totalApplicant: 41 } }
  expect(attention({ ...base, ...more }, now)).toMatchObject({ remainingTasks: 2, remainingApplicants: 0 })
  // With all Gigs read their own counts are complete.
  const moreGigs = { ...base.live, totalGig: 130 }
  expect(attention({ ...base, ...more, live: moreGigs }, now)).toMatchObject({
    remainingTasks: 2,
    remainingApplicants: 40,
  })
  expect(attention(reads({}), now)).toEqual({ items: [], remainingTasks: 0, remainingApplicants: 0, newest: [] })
})

it('has the newest three applicants of Gigs with free places, and nobody who was answered', () => {
  const at = (id: string, appliedAt: string, changes = {}) => anApplicant({ id, gigId: 'gig_1', appliedAt, ...changes })
  const applicants = [
    at('a', '2025-11-14T05:00:00Z'),
    at('b', '2025-11-14T07:00:00Z'),
    at('c', '2025-11-14T06:00:00Z', { status: 'declined' }),
    at('d', '2025-11-14T04:00:00Z'),
    at('e', '2025-11-14T03:00:00Z'),
    at('f', '2025-11-14T07:30:00Z', { gigId: 'gig_full' }),
  ]
  const full = openGig({ id: 'gig_full', workersHired: 5, workersNeeded: 5 })
  const facts = attention(reads({ applicants, gigs: [openGig(), full] }), now)
  expect(facts.newest.map(({ id }) => id)).toEqual(['b', 'a', 'd'])
})
