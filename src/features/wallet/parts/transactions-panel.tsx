import { lazyPanel } from '@/shared/lazy-panel.tsx'
import type { TabProps } from './transactions-tab.tsx'

const TransactionsTab = lazyPanel(async () => (await import('./transactions-tab.tsx')).TransactionsTab)
const StatementPage = lazyPanel(async () => (await import('./statement-page.tsx')).StatementPage)

/** The list or its statement. Both are loaded when they are first opened. */
export function TransactionsPanel(props: TabProps) {
  return props.search.view === 'statement' ? <StatementPage {...props} /> : <TransactionsTab {...props} />
}
