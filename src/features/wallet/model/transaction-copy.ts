import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { NoticeTone } from '@/design-system/components/Notice/index.ts'
import { failedPayment } from '@/shared/payments/failure-copy.ts'
import { isFinal, isKnownStatus, transactionState } from '@/shared/transaction-status.ts'

export interface StatusNotice {
  tone: NoticeTone
  text: string
}

/** The notice of a pending outgoing transfer, by type. */
const pendingNotices: ReadonlyMap<string, string> = new Map([
  ['withdrawal', 'The money is on its way to your bank.'],
  ['worker_payout', 'This money is set aside for the worker and has not been sent yet.'],
])

/** The notice of a payment's status besides its badge. */
export function statusNotice(transaction: PaymentTransaction): StatusNotice | undefined {
  const { status, timeline, type } = transaction
  if (!isKnownStatus(status)) {
    const last = timeline.at(-1)
    return last && { tone: 'neutral', text: last.note ?? transactionState(last.status).label }
  }
  if (!isFinal(transaction)) {
    return {
      tone: 'warning',
      text: pendingNotices.get(type) ?? 'We are still confirming this payment. Do not pay again.',
    }
  }
  if (status !== 'failed') return undefined
  const message = type === 'withdrawal' ? 'This withdrawal did not go through.' : undefined
  return { tone: 'danger', text: failedPayment(transaction, message) }
}

export interface TimelineStep {
  key: string
  title: string
  look: 'done' | 'current' | 'failed'
  at: string
  note: string | undefined
}

/** The history as timeline entries: completed steps are done, the last step of a pending payment is current. */
export function timelineSteps(transaction: PaymentTransaction): TimelineStep[] {
  const { timeline } = transaction
  const isOver = isFinal(transaction)
  return timeline.map(({ at, status, note }, index) => {
    const isLast = index === timeline.length - 1
    const failed = status === 'failed' || status === 'abandoned'
    return {
      key: `${index} ${at}`,
      title: transactionState(status).label,
      look: failed ? 'failed' : isLast && !isOver ? 'current' : 'done',
      at,
      note: note ?? undefined,
    }
  })
}
