import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'

/** Somebody who was hired for the Gig before. */
export interface Teammate {
  id: string
  name: string
  /** False for those the employer would not hire again. */
  isWelcome: boolean
}

/** Who was hired, each once: places that were cancelled do not count. */
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
