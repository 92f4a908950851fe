import type { Gig } from '../contract/schemas/gig.ts'
import { lastEnd } from '../../rules/gig-check.ts'
import { movedReviewDueAt } from '../../rules/work-review.ts'
import type { World } from './world.ts'

/** Moves the ends of the running reviews of a Gig whose sessions were moved. */
export function moveReviews(world: World, { id, sessions }: Pick<Gig, 'id' | 'sessions'>) {
  const endsAt = lastEnd(sessions)
  if (endsAt === undefined) return
  world.workerGigs = world.workerGigs.map((place) => {
    const { gigId, status, reviewDueAt, sessions: own } = place
    const isMoved = gigId === id && status === 'task_submitted' && own.length === 0 && Boolean(reviewDueAt)
    return isMoved
      ? { ...place, reviewDueAt: movedReviewDueAt(new Date(reviewDueAt ?? ''), endsAt).toISOString() }
      : place
  })
}
