import type { Place } from './review-repository.ts'

/** The idempotency key of the automatic approval of a round. */
export const automaticReference = ({ id, round }: Pick<Place, 'id' | 'round'>) => `auto-approval:${id}:${round}`

/** Whether a payment was made by an automatic approval. */
export const isAutomatic = (clientReference: string | null | undefined) =>
  clientReference?.startsWith('auto-approval:') ?? false

/** The idempotency key of the release of a place's pay by a decision of support. */
export const decisionReference = (ticketId: string) => `dispute:${ticketId}`

/** Whether a payment was made by a decision of support. */
export const isDecision = (clientReference: string | null | undefined) =>
  clientReference?.startsWith('dispute:') ?? false
