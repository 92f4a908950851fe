import { endOfMonth, startOfMonth } from '@/design-system/lib/days.ts'
import type { WalletSearch } from './wallet-search.ts'

/** The days of a statement: those of the filter, extended to whole months; without a filter the present month. */
export function statementDays(
  { from, to }: Pick<WalletSearch, 'from' | 'to'>,
  today: string,
): { from: string; to: string } {
  const first = from ?? startOfMonth(to ?? today)
  const last = to ?? endOfMonth(from !== undefined && from > today ? from : today)
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}
