import type { AnalyticsRange, DashboardAnalytics } from '@/api/contract/schemas/analytics.ts'
import { analyticsPeriod } from '@/rules/analytics-period.ts'
import { analytics } from '@/api/contract/endpoints/analytics.ts'
import { ago, aWallet } from '@/api/mocks/factories.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { mock } from '@/api/mocks/mock.ts'
import { anApplicant, aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'

const session = (date: string, start: string, end: string, endsNextDay = false) => ({ date, start, end, endsNextDay })
const waiting = (pending: number, hired: number) => ({ pending, shortlisted: 0, hired, declined: 0, withdrawn: 0 })
const paid = { paidKobo: 26_500_000, heldKobo: 25_000_000, totalKobo: 26_500_000, transactionStatus: 'success' }

/** A venue in the week before Christmas: sessions on most days, and everything that can wait for an employer. */
export function busyVenue(changes: Partial<World> = {}): World {
  const ada = aWorker({ id: 'wrk_2', firstName: 'Ada', lastName: 'Obi' })
  return smallVenue({
    wallet: aWallet({ availableKobo: 251_000_000, heldKobo: 1_245_000_000, pinLockedUntil: ago({ minutes: -25 }) }),
    gigs: [
      aGig({
        id: 'gig_night',
        title: 'Friday night club DJ',
        status: 'open',
        category: 'dj',
        sessions: [session('2025-11-14', '22:00', '04:00', true), session('2025-11-21', '22:00', '04:00', true)],
        workersNeeded: 2,
        workersHired: 2,
        applicantCounts: waiting(3, 2),
        payment: paid,
      }),
      aGig({
        id: 'gig_wedding',
        title: 'Traditional wedding photographers',
        status: 'open',
        sessions: [session('2025-11-15', '10:00', '18:00'), session('2025-11-16', '10:00', '18:00')],
        workersNeeded: 5,
        workersHired: 3,
        applicantCounts: waiting(4, 3),
        payment: paid,
      }),
      aGig({
        id: 'gig_launch',
        title: 'Product launch hostesses',
        status: 'open',
        category: 'hostess',
        sessions: [session('2025-11-19', '12:00', '18:00')],
        workersNeeded: 4,
        workersHired: 1,
        applicantCounts: waiting(12, 1),
        payment: paid,
      }),
      aGig({
        id: 'gig_unpaid',
        title: 'Rooftop jazz weekend',
        status: 'pending_payment',
        sessions: [session('2025-12-06', '18:00', '23:00')],
        payment: { totalKobo: 265_000_000 },
      }),
      aGig({
        id: 'gig_checking',
        title: 'Carol night choir',
        status: 'pending_payment',
        sessions: [session('2025-12-12', '18:00', '23:00')],
        payment: { totalKobo: 8_000_000, transactionId: 'txn_9', transactionStatus: 'processing' },
      }),
    ],
    applicants: [anApplicant({ gigId: 'gig_launch', worker: ada, appliedAt: ago({ minutes: 12 }) })],
    workerGigs: [
      aWorkerGig({
        id: 'wg_1',
        gigId: 'gig_night',
        gigTitle: 'Friday night club DJ',
        status: 'task_submitted',
        reviewDueAt: ago({ hours: -3 }),
        worker: ada,
      }),
      aWorkerGig({
        id: 'wg_2',
        gigId: 'gig_night',
        gigTitle: 'Friday night club DJ',
        status: 'task_submitted',
        reviewDueAt: ago({ hours: -60 }),
      }),
    ],
    ...changes,
  })
}

/** Figures of a range with a spend that changes from day to day. */
export function figures(range: AnalyticsRange, changes: Partial<DashboardAnalytics> = {}): DashboardAnalytics {
  const series = analyticsPeriod(range, '2025-11-14').dates.map((date, index) => ({
    date,
    spendKobo: index % 3 === 1 ? ((index * 37) % 11) * 2_500_000 : 0,
    applicants: index % 4,
    hires: index % 2,
  }))
  return {
    openGigs: 3,
    inProgressGigs: 2,
    completedGigs: 31,
    applicants: 120,
    hires: 18,
    spendKobo: series.reduce((sum, { spendKobo }) => sum + spendKobo, 0),
    previousSpendKobo: 36_000_000,
    fillRate: 0.86,
    avgHoursToHire: 19.5,
    series,
    ...changes,
  }
}

/** Answers every range with figures of its own. */
export const answerFigures = (changes: Partial<DashboardAnalytics> = {}) =>
  mock(analytics.getDashboard, ({ query }) => ({ data: figures(query.range, changes) }))
