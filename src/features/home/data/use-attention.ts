import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'
import { reviewQueueInput } from '@/shared/work-review/review-queue.ts'
import { now } from '@/lib/clock.ts'
import { attention, type AttentionFacts } from '../model/attention.ts'
import { homeReads } from './home-reads.ts'

/**
 * Everything that waits for the employer as one read: 'all caught up' is shown only when all is known. A wallet that cannot be read hides
 * no work: its balance is shown, and tried again, elsewhere on the page.
 */
export function useAttention(): QueryLike<AttentionFacts> {
  const tasks = useApiQuery(gigPeople.listPendingWorkerGigs, reviewQueueInput)
  const applicants = useApiQuery(gigPeople.listPendingApplicants, homeReads.applicants)
  const live = useApiQuery(gigs.list, homeReads.gigs)
  const wallet = useApiQuery(dashboard.getWallet, {})
  const present = useNow() ?? now()
  const needed = [tasks, applicants, live]
  const isLoaded = tasks.data && applicants.data && live.data && (wallet.data ?? wallet.error)
  const facts =
    isLoaded &&
    attention({ tasks: tasks.data, applicants: applicants.data, live: live.data, wallet: wallet.data }, present)
  const isKnown = facts && (wallet.data !== undefined || facts.items.length > 0)
  const failed = isKnown ? needed : [...needed, wallet]
  return {
    data: isKnown ? facts : undefined,
    error: failed.find(({ error }) => error !== null)?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    dataUpdatedAt: Math.min(...needed.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(failed.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  }
}
