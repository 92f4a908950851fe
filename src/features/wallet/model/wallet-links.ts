import { paths } from '@/shared/paths.ts'
import { writeSearch } from '@/lib/search-state.ts'
import { type WalletSearch, walletSearch } from './wallet-search.ts'

/** The address of this page with changed parameters. */
export function walletHref(search: WalletSearch, changes: Partial<WalletSearch>): string {
  const query = writeSearch(walletSearch, { ...search, ...changes }).toString()
  return query === '' ? paths.wallet : `${paths.wallet}?${query}`
}
