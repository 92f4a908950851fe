import type { Gig } from '@/api/contract/schemas/gig.ts'
import { type GigAction, gigActions } from '../../model/gig-actions.ts'

interface HeaderActions {
  /** The one that stands in the header. */
  main: GigAction | undefined
  /** The others, behind the menu. */
  menu: readonly GigAction[]
}

/** The others lead to a tab of this very page. */
const inMenu: ReadonlySet<GigAction> = new Set(['edit', 'republish', 'callSheet', 'cancel', 'delete'])

/** The tab where an action takes place. */
const tabOf: Partial<Record<GigAction, string>> = { reviewApplicants: 'applicants', reviewTasks: 'workers' }

/**
 * What of a Gig's actions its own page offers above the tabs.
 * @param gig of an open one the main action is to review whoever waits for an answer, else to invite
 * @param tab the one that is open: what leads there would lead nowhere
 */
export function headerActions(
  gig: Pick<Gig, 'status' | 'workersNeeded' | 'workersHired' | 'applicantCounts'>,
  tab?: string,
): HeaderActions {
  const all = gigActions(gig)
  const main = gig.status === 'open' && gig.applicantCounts.pending === 0 ? 'invite' : all[0]
  const leadsHere = main !== undefined && tab !== undefined && tabOf[main] === tab
  return { main: leadsHere ? undefined : main, menu: all.filter((action) => action !== main && inMenu.has(action)) }
}
