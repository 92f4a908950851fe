import type { Gig } from '../contract/schemas/gig.ts'
import { moveCheckIns } from '../../rules/check-ins.ts'
import { lastEnd } from '../../rules/gig-check.ts'
import { isPlaceEnded } from '../../rules/worker-gig-states.ts'
import { movedReviewDueAt } from '../../rules/work-review.ts'
import type { World } from './world.ts'

/** Moves what depends on the sessions of a Gig that were moved: check-ins, and the ends of running reviews. A place with sessions of its own stays as it is. */
export function moveSessions(
  world: World,
  { sessions: before }: Pick<Gig, 'sessions'>,
  { id, sessions: after }: Pick<Gig, 'id' | 'sessions'>,
) {
  const endsAt = lastEnd(after)
  world.workerGigs = world.workerGigs.map((place) => {
    const { gigId, status, reviewDueAt, sessions: own } = place
    if (gigId !== id || own.length > 0 || isPlaceEnded(status)) return place
    const isInReview = status === 'task_submitted' && Boolean(reviewDueAt) && endsAt !== undefined
    return {
      ...place,
      checkIns: [...moveCheckIns(place.checkIns, before, after).checkIns],
      ...(isInReview && { reviewDueAt: movedReviewDueAt(new Date(reviewDueAt ?? ''), endsAt).toISOString() }),
    }
  })
}
