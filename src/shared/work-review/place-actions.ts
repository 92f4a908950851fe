import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { GigSession } from '@/api/contract/schemas/gig-session.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { findNextSession } from '@/shared/gig-sessions.ts'
import { missedSession } from '@/rules/absence.ts'
import { canWorkerGig } from '@/rules/worker-gig-states.ts'
import { sessionsOfPlace } from './place-sessions.ts'

/** What the employer can do with a hired place now (docs/product/states.md#worker-gig); nothing for an unknown state. */
export interface PlaceActions {
  readonly canReview: boolean
  readonly canMessage: boolean
  readonly canCancel: boolean
  /** The session to report an absence from; undefined when nobody is absent. */
  readonly absentFrom: GigSession | undefined
  readonly canDispute: boolean
  readonly canRate: boolean
}

const reachable: ReadonlySet<string> = new Set([
  'hired',
  'active',
  'task_submitted',
  'changes_requested',
  'approved',
  'disputed',
])

/** What can be decided about submitted work in a state. An absence is reported instead of a problem while the work runs. */
export const placeActionsOfStatus = (status: string): Pick<PlaceActions, 'canReview' | 'canDispute'> => ({
  canReview: canWorkerGig(status, 'approve'),
  canDispute: canWorkerGig(status, 'dispute') && status !== 'active',
})

/** The actions of a place at a moment. */
export function placeActions(place: WorkerGig, gig: Pick<Gig, 'sessions'>, now: Date): PlaceActions {
  const { status, review } = place
  const sessions = sessionsOfPlace(place, gig)
  const ofStatus = placeActionsOfStatus(status)
  const absentFrom = status === 'active' ? missedSession(sessions, place, now) : undefined
  const isOver = sessions.length > 0 && findNextSession(sessions, now) === undefined
  // Without it nothing could be done about a worker who came and never hands in.
  const isWorkMissing = status === 'active' && isOver && absentFrom === undefined
  return {
    ...ofStatus,
    canDispute: ofStatus.canDispute || isWorkMissing,
    canMessage: reachable.has(status),
    canCancel: canWorkerGig(status, 'cancel'),
    absentFrom,
    canRate: status === 'paid' && !review,
  }
}
