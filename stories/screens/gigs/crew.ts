import { ago } from '@/api/mocks/factories.ts'
import { aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'

/** Runs since 7:30 AM; the stories happen at 8:00 AM. */
export const today = { date: '2025-11-14', start: '07:30', end: '14:00', arrival: '07:00', endsNextDay: false }
const cameAt = (time: string) => [{ date: today.date, start: today.start, at: `2025-11-14T${time}:00+01:00` }]
const named = (number: number, firstName: string, changes: Partial<WorkerGig>) =>
  aWorkerGig({
    id: `wg_${number}`,
    status: 'active',
    agreedKobo: 4_500_000,
    worker: aWorker({
      id: `wrk_10${number}`,
      firstName,
      lastName: 'Obi',
      phone: number === 2 ? null : '+2348035550144',
      email: number === 2 ? null : `${number}@workers.example`,
    }),
    ...changes,
  })

/** The people hired for the Gig of the day, each in another state. */
export const crew = [
  named(1, 'Ada', { checkIns: cameAt('07:25') }),
  named(2, 'Bola', { checkIns: cameAt('07:50') }),
  named(3, 'Chidi', {}),
  named(4, 'Dayo', { status: 'task_submitted', reviewDueAt: ago({ hours: -3 }) }),
  named(5, 'Efe', { status: 'task_submitted', reviewDueAt: ago({ hours: -40 }) }),
  named(6, 'Funke', {
    status: 'disputed',
    dispute: { topic: 'quality', message: 'Out of focus', ticketNumber: 'MQ-10243', raisedAt: ago({ hours: 2 }) },
  }),
  named(7, 'Gbenga', { status: 'on_hold' }),
]
