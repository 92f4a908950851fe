import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'

/** A worker who was hired for the previous Gig. */
export interface Teammate {
  id: string
  name: string
  /** False for workers the employer would not hire again. */
  isWelcome: boolean
}

/** The hired workers, each once, without cancelled places. */
export function teamOf(places: readonly WorkerGig[]): Teammate[] {
  const people = places
    .filter(({ status }) => status !== 'cancelled')
    .map(
      ({ workerId, worker, review }) =>
        [
          workerId,
          {
            id: workerId,
            name: [worker.firstName, worker.lastName].filter(Boolean).join(' '),
            isWelcome: review?.hireAgain !== false,
          },
        ] as const,
    )
  return [...new Map(people).values()]
}
