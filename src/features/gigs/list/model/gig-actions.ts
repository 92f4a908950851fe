import type { Gig } from '@/api/contract/schemas/gig.ts'
import { gigPaths } from '@/domain/gig-paths.ts'
import { paths } from '@/domain/paths.ts'
import { isFinal } from '@/domain/transaction-status.ts'

/** Something an employer can do with a Gig from the list: it leads somewhere, or deletes it. */
export type GigAction = { label: string; icon: ActionIcon } & ({ href: string; deletes?: never } | { deletes: true; href?: never })
export type ActionIcon = 'continue' | 'pay' | 'check' | 'delete' | 'people' | 'invite' | 'edit' | 'repeat' | 'cancel' | 'print' | 'rate' | 'receipt' | 'view'

type Facts = Pick<Gig, 'id' | 'status' | 'workersNeeded' | 'workersHired' | 'cancellation' | 'payment'>

/**
 * What can be done in a Gig's state (product pages, section 2). While a payment for it is not final, it can only be checked: nothing
 * offers to pay again or to delete it. A state nobody knows has none: it can be looked at.
 * @param list the query of the list, carried to the Gig's page for the way back
 */
export function gigActions(gig: Facts, list: string): readonly GigAction[] {
  const { id, status, workersNeeded, workersHired, cancellation, payment } = gig
  const at = (query: Parameters<typeof gigPaths.details>[1] = {}) => gigPaths.details(id, { ...query, list })
  const republish: GigAction = { label: 'Republish', icon: 'repeat', href: gigPaths.republish(id) }
  switch (status) {
    case 'draft':
      return [
        { label: 'Continue', icon: 'continue', href: gigPaths.form(id) },
        { label: 'Delete draft', icon: 'delete', deletes: true },
      ]
    case 'pending_payment':
      return pendingActions(payment, { pay: at({ view: 'pay' }), look: at() })
    case 'open':
      return [
        { label: 'Review applicants', icon: 'people', href: at({ tab: 'applicants' }) },
        { label: 'Invite workers', icon: 'invite', href: at({ view: 'invite' }) },
        { label: 'Edit', icon: 'edit', href: at({ view: 'edit' }) },
        republish,
        ...(cancellation.allowed ? [{ label: 'Cancel Gig', icon: 'cancel', href: at({ view: 'cancel' }) } as const] : []),
      ]
    case 'in_progress':
      return [
        { label: 'Review tasks', icon: 'people', href: at({ tab: 'workers' }) },
        ...(workersHired < (workersNeeded ?? 0) ? [{ label: 'Hire into free places', icon: 'invite', href: at({ tab: 'applicants' }) } as const] : []),
        { label: 'Call sheet', icon: 'print', href: at({ view: 'call-sheet' }) },
        republish,
      ]
    case 'completed':
    case 'cancelled':
    case 'expired':
      return [
        republish,
        ...(workersHired > 0 ? [{ label: 'Rate workers', icon: 'rate', href: at({ tab: 'workers' }) } as const] : []),
        { label: 'Receipts', icon: 'receipt', href: at({ tab: 'payments' }) },
      ]
    default:
      return [{ label: 'View Gig', icon: 'view', href: at() }]
  }
}

function pendingActions({ transactionId, transactionStatus }: Gig['payment'], { pay, look }: { pay: string; look: string }): readonly GigAction[] {
  const check: readonly GigAction[] = transactionId ? [{ label: 'Check status', icon: 'check', href: paths.postGigTransactionStatus(transactionId) }] : []
  const isUnfinished = Boolean(transactionStatus) && !isFinal({ status: transactionStatus ?? '' })
  if (isUnfinished) return check.length > 0 ? check : [{ label: 'View Gig', icon: 'view', href: look }]
  return [{ label: 'Continue payment', icon: 'pay', href: pay }, ...check, { label: 'Delete Gig', icon: 'delete', deletes: true }]
}
