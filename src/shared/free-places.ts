import type { Gig } from '@/api/contract/schemas/gig.ts'

/** Whether the Gig has a place for a further worker. The server counts the place of an absent worker as free where no other one is. */
export const hasPlace = ({ hiring }: Pick<Gig, 'hiring'>) => (hiring?.freePlaces ?? 0) > 0

/** Whether a Gig still takes decisions about its applicants. */
export const isDeciding = ({ status }: Pick<Gig, 'status'>) => status === 'open' || status === 'in_progress'

/** Whether workers can be invited to apply: the Gig is open and has a place. */
export const canInvite = (gig: Pick<Gig, 'status' | 'hiring'>) => gig.status === 'open' && hasPlace(gig)
