import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor, useApiQuery } from '@/api/client/hooks.ts'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import type { NotificationList } from '@/api/contract/schemas/notification.ts'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'
import { isUnread } from '@/shared/query-view/read-state.ts'
import { firstPage, pageInput, pageSize } from '../first-page.ts'
import { mergePages, pagesToRead } from '../model/pages.ts'

/** The state below the list: nothing, an offer to read older ones, or the progress of that read. */
export type OlderState = 'none' | 'offered' | 'loading' | 'failed'

export interface NotificationFeed {
  /** The pages read so far as one query, for `QueryView`. */
  query: QueryLike<NotificationList>
  older: OlderState
  /** Reads the next page, or retries the one that failed. */
  showOlder: () => void
}

/**
 * The notifications, page by page. Each page is a query of its own with the contract's `limit` and `skip`: the first is the
 * bell's, optimistic changes reach all of them, and a refresh reads all of them at the same time.
 */
export function useNotificationFeed(): NotificationFeed {
  const api = useApi()
  const [requestedPages, setRequestedPages] = useState(1)
  const newest = useApiQuery(notifications.list, firstPage)
  const total = newest.data?.totalNotification ?? 0
  const count = pagesToRead(requestedPages, total, pageSize)
  const pages = useQueries({
    queries: Array.from({ length: count - 1 }, (_, index) => queryFor(api, notifications.list, pageInput(index + 1))),
  })
  const failed = pages.filter(isUnread)
  const isReading = pages.some((page) => page.data === undefined && page.isFetching)
  const olderThere = count * pageSize < total ? 'offered' : 'none'

  return {
    query: {
      data:
        newest.data &&
        mergePages(
          newest.data,
          pages.map((page) => page.data),
        ),
      error: newest.error,
      isFetching: newest.isFetching,
      dataUpdatedAt: newest.dataUpdatedAt,
      refetch: newest.refetch,
    },
    older: isReading ? 'loading' : failed.length > 0 ? 'failed' : olderThere,
    showOlder: () => {
      if (failed.length === 0) setRequestedPages(count + 1)
      for (const page of failed) void page.refetch()
    },
  }
}
