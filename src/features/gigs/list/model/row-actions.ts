import type { Gig } from '@/api/contract/schemas/gig.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { isFinal } from '@/shared/transaction-status.ts'
import { type ActionFacts, actionLabel, type GigAction, gigActions } from '../../model/gig-actions.ts'

/** What a row of the list offers: an action of the Gig, or to view it. */
export type RowActionId = GigAction | 'view'
export interface RowAction {
  id: RowActionId
  label: string
  /** Where it leads; undefined for deleting, which is done in the list itself. */
  href: string | undefined
}

type Facts = ActionFacts & Pick<Gig, 'id' | 'cancellation' | 'payment'>

interface Offers {
  /** The query of the list, carried to the Gig's page for the link back. */
  list: string
  /** The server supports cancelling Gigs. */
  mayCancel: boolean
}

/**
 * What can be done with a Gig from the list. While a payment for it is not final, the payment can only be checked: paying again and
 * deleting are not offered. A Gig without actions can be viewed.
 */
export function rowActions(gig: Facts, { list, mayCancel }: Offers): readonly RowAction[] {
  const { id, cancellation, payment } = gig
  const detailsHref = (query: Parameters<typeof gigPaths.details>[1] = {}) => gigPaths.details(id, { ...query, list })
  const hrefs: Readonly<Record<GigAction, string | undefined>> = {
    continue: gigPaths.form(id),
    continuePayment: gigPaths.view(id, 'pay', { list }),
    checkPayment: payment.transactionId ? paths.postGigTransactionStatus(payment.transactionId) : undefined,
    reviewApplicants: detailsHref({ tab: 'applicants' }),
    reviewTasks: detailsHref({ tab: 'workers' }),
    hire: detailsHref({ tab: 'applicants' }),
    edit: gigPaths.view(id, 'edit', { list }),
    republish: gigPaths.republish(id),
    callSheet: gigPaths.view(id, 'call-sheet', { list }),
    rate: detailsHref({ tab: 'workers' }),
    receipts: detailsHref({ tab: 'payments' }),
    cancel: mayCancel && cancellation.allowed ? gigPaths.view(id, 'cancel', { list }) : undefined,
    delete: undefined,
  }
  const isUnfinished = Boolean(payment.transactionStatus) && !isFinal({ status: payment.transactionStatus ?? '' })
  const offered = gigActions(gig)
    .filter((action) => action === 'checkPayment' || gig.status !== 'pending_payment' || !isUnfinished)
    .filter((action) => action === 'delete' || hrefs[action] !== undefined)
    .map((action): RowAction => ({ id: action, label: actionLabel(action, gig), href: hrefs[action] }))
  return offered.length > 0 ? offered : [{ id: 'view', label: 'View Gig', href: detailsHref() }]
}
