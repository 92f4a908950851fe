import type { Sort } from '@/design-system/components/DataTable/index.ts'
import type { WalletSearch } from './wallet-search.ts'

type SortParam = WalletSearch['sort']

const sorts: Readonly<Record<SortParam, Sort>> = {
  newest: { column: 'date', direction: 'descending' },
  oldest: { column: 'date', direction: 'ascending' },
  largest: { column: 'amount', direction: 'descending' },
  smallest: { column: 'amount', direction: 'ascending' },
}

/** The sort order of the table for the one in the address. */
export const sortOf = (param: SortParam): Sort => sorts[param]

/** The opposite direction. */
export function sortParam({ column, direction }: Sort): SortParam {
  const match = Object.entries(sorts).find(([, sort]) => sort.column === column && sort.direction === direction)
  return (match?.[0] as SortParam | undefined) ?? 'newest'
}
