import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { time12 } from '@/lib/dates.ts'
import type { QueryLike } from './query-view.tsx'

type Query = Pick<QueryLike<unknown>, 'isFetching' | 'dataUpdatedAt' | 'refetch'>

/** Stands above data that could not be read again (product pages, 1.5, Partial). */
export function CouldNotRefresh({ query }: { query: Query }) {
  return (
    <Alert
      tone="warning"
      role="status"
      action={
        <Button size="sm" variant="outline" tone="neutral" loading={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {`Could not refresh. Showing data from ${time12(new Date(query.dataUpdatedAt))}.`}
    </Alert>
  )
}
