import type { GigStatus } from '../../../src/api/contract/schemas/gig.ts'
import { Refusal } from '../refusal.ts'

/** Everything that can happen to a Gig: from which states, and to which (docs/product/states.md). Whatever is not here cannot happen. */
export const gigMoves = {
  /** The employer posts a draft. */
  publish: { from: ['draft'], to: 'pending_payment' },
  /** Nobody paid in time. */
  'give-up': { from: ['pending_payment'], to: 'draft' },
  pay: { from: ['pending_payment'], to: 'open' },
  /** The first session begins and someone is hired. */
  begin: { from: ['open'], to: 'in_progress' },
  /** The first session begins and nobody is hired. */
  expire: { from: ['open'], to: 'expired' },
  cancel: { from: ['open'], to: 'cancelled' },
  /** Every place is paid or cancelled. */
  complete: { from: ['in_progress'], to: 'completed' },
} as const satisfies Record<string, { readonly from: readonly GigStatus[]; readonly to: GigStatus }>

export type GigEvent = keyof typeof gigMoves

/** States in which a Gig can be deleted, and those in which nothing of it changes any more. */
export const isDeletable = (status: GigStatus) => status === 'draft' || status === 'pending_payment'
export const isEnded = (status: GigStatus) => status === 'completed' || status === 'cancelled' || status === 'expired'

export const canHappen = (status: GigStatus, event: GigEvent) =>
  (gigMoves[event].from as readonly GigStatus[]).includes(status)

/** The state after an event. @throws {Refusal} GIG_STATE when the Gig's state does not allow it */
export function stateAfter(status: GigStatus, event: GigEvent): GigStatus {
  if (!canHappen(status, event)) throw gigStateRefusal()
  return gigMoves[event].to
}

export const gigStateRefusal = (message = 'This Gig has changed in the meantime. Load the page again.') =>
  new Refusal('GIG_STATE', message)
