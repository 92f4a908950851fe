import type { TransactionStatus } from '../../db/money-schema.ts'

/**
 * Where a payment's status may go (docs/product/states.md). What is final stays so, but a success can be taken back by a refund or
 * a chargeback. Money that arrives for a payment already given up is booked as a payment of its own (`settle.ts`).
 */
export const paymentMoves = {
  pending: ['processing', 'success', 'failed', 'abandoned', 'reversed'],
  processing: ['success', 'failed', 'abandoned', 'reversed'],
  success: ['reversed'],
  failed: [],
  abandoned: [],
  reversed: [],
} as const satisfies Record<TransactionStatus, readonly TransactionStatus[]>

/** Whether a status can go to another. */
export const canMove = (from: TransactionStatus, to: TransactionStatus) =>
  (paymentMoves[from] as readonly TransactionStatus[]).includes(to)

/** Whether a payment ended without its money, which may arrive all the same. */
export const isGivenUp = (status: TransactionStatus) => status === 'failed' || status === 'abandoned'

/** Whether nothing more is to be waited for. Anything else must never be paid again. */
export const isFinal = (status: TransactionStatus) => status !== 'pending' && status !== 'processing'
