import type { GigStatus } from '../../../src/api/contract/schemas/gig.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** The transitions of a Gig: each event with the states it starts from and the state it leads to (docs/product/states.md). */
export const gigTransitions = {
  /** The employer posts a draft. */
  publish: { from: ['draft'], to: 'pending_payment' },
  /** The employer did not pay in time. */
  abandon: { from: ['pending_payment'], to: 'draft' },
  pay: { from: ['pending_payment'], to: 'open' },
  /** The first session begins and at least one worker is hired. */
  begin: { from: ['open'], to: 'in_progress' },
  /** The first session begins and no worker is hired. */
  expire: { from: ['open'], to: 'expired' },
  cancel: { from: ['open'], to: 'cancelled' },
  /** Every place is paid or cancelled. */
  complete: { from: ['in_progress'], to: 'completed' },
} as const satisfies Record<string, { readonly from: readonly GigStatus[]; readonly to: GigStatus }>

export type GigEvent = keyof typeof gigTransitions

/** Whether a Gig in this state can be deleted. */
export const isDeletable = (status: GigStatus) => status === 'draft' || status === 'pending_payment'

/** Whether this state is final. */
export const isEnded = (status: GigStatus) => status === 'completed' || status === 'cancelled' || status === 'expired'

export const isTransitionAllowed = (status: GigStatus, event: GigEvent) =>
  (gigTransitions[event].from as readonly GigStatus[]).includes(status)

/** The status after an event. @throws {Refusal} GIG_STATE when the current status does not allow the event */
export function nextStatus(status: GigStatus, event: GigEvent): GigStatus {
  if (!isTransitionAllowed(status, event)) throw gigStateRefusal()
  return gigTransitions[event].to
}

export const gigStateRefusal = (message?: string) => new Refusal('GIG_STATE', message)
