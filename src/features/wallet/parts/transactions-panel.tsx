import { lazy, Suspense } from 'react'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import type { TabProps } from './transactions-tab.tsx'

const TransactionsTab = lazy(async () => ({ default: (await import('./transactions-tab.tsx')).TransactionsTab }))
const StatementPage = lazy(async () => ({ default: (await import('./statement-page.tsx')).StatementPage }))

/** The list or its statement. Both are loaded when they are first opened. */
export function TransactionsPanel(props: TabProps) {
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      {props.search.view === 'statement' ? <StatementPage {...props} /> : <TransactionsTab {...props} />}
    </Suspense>
  )
}
