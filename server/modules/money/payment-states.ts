import type { TransactionStatus } from '../../db/money-schema.ts'

/**
 * The allowed transitions of a payment's status (docs/product/states.md). A final status does not change, except that a success can be
 * reversed by a refund or a chargeback. Money that arrives for an unsuccessful payment is booked as a separate payment, which a chargeback
 * reverses (`settle.ts`).
 */
export const paymentTransitions = {
  pending: ['processing', 'success', 'failed', 'abandoned', 'reversed'],
  processing: ['success', 'failed', 'abandoned', 'reversed'],
  success: ['reversed'],
  failed: [],
  abandoned: [],
  reversed: [],
} as const satisfies Record<TransactionStatus, readonly TransactionStatus[]>

/** Whether a payment may go from one status to another. */
export const canTransition = (from: TransactionStatus, to: TransactionStatus) =>
  (paymentTransitions[from] as readonly TransactionStatus[]).includes(to)

/** Whether a payment failed or was abandoned; its money may still arrive later. */
export const isUnsuccessful = (status: TransactionStatus) => status === 'failed' || status === 'abandoned'

/** Whether the status is final. A payment that is not final must not be paid again. */
export const isFinal = (status: TransactionStatus) => status !== 'pending' && status !== 'processing'
