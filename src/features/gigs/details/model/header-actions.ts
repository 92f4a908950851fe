import type { Gig } from '@/api/contract/schemas/gig.ts'
import { type ActionFacts, type GigAction, gigActions } from '../../model/gig-actions.ts'

interface HeaderActions {
  /** The action that stands in the header; `message` asks workers for their work. */
  main: GigAction | 'message' | undefined
  /** The other actions, in the menu. */
  menu: readonly GigAction[]
}

/** The other actions lead to a tab of this page. */
const inMenu: ReadonlySet<GigAction> = new Set(['edit', 'republish', 'callSheet', 'cancel', 'delete'])

/** The tab where an action takes place. */
const tabOf: Partial<Record<GigAction, string>> = {
  reviewApplicants: 'applicants',
  reviewTasks: 'workers',
  hire: 'applicants',
}

/** Whether the work of a Gig is over as far as its sessions go: nobody can be hired any more, and nothing waits for a review. */
const isWorkAwaited = ({ status, hiring, placesToReview }: ActionFacts) =>
  status === 'in_progress' && hiring === null && placesToReview === 0

/**
 * The actions that a Gig's own page offers above the tabs.
 * @param gig the main action of an open Gig is to review applicants who wait for an answer, or else its call sheet where it is full, or to edit it
 * @param tab the open tab: an action that leads there is not offered
 * @param withoutTask how many workers have handed in nothing: after the last session a message to them comes first
 */
export function headerActions(gig: ActionFacts, tab?: string, withoutTask = 0): HeaderActions {
  const all = gigActions(gig)
  const main = withoutTask > 0 && isWorkAwaited(gig) ? 'message' : mainAction(gig, all)
  const leadsHere = main !== undefined && main !== 'message' && tab !== undefined && tabOf[main] === tab
  return { main: leadsHere ? undefined : main, menu: all.filter((action) => action !== main && inMenu.has(action)) }
}

function mainAction(
  { status, applicantCounts }: Pick<Gig, 'status' | 'applicantCounts'>,
  all: readonly GigAction[],
): GigAction | undefined {
  const [first] = all
  return status === 'open' && first === 'reviewApplicants' && applicantCounts.pending === 0 ? 'edit' : first
}
