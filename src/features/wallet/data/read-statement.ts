import type { ApiClient } from '@/api/client/call.ts'
import { statements } from '@/api/contract/endpoints/statements.ts'
import type { StatementLine, WalletStatement } from '@/api/contract/schemas/statement.ts'
import { type ReadAllPages, createAllPagesReader } from '@/shared/all-pages/all-pages.ts'

/** Reads the wallet's movements of a date range, up to 5,000, with the balances of the last page. */
export function statementReader(
  api: ApiClient,
  days: { from: string; to: string },
): (...reading: Parameters<ReadAllPages<StatementLine>>) => Promise<WalletStatement> {
  let balances: Pick<WalletStatement, 'openingKobo' | 'closingKobo'> = {}
  const readLines = createAllPagesReader(async (page, signal) => {
    const { lines, totalLine, ...pageBalances } = await api.call(
      statements.get,
      { query: { ...days, ...page } },
      { signal },
    )
    balances = pageBalances
    return { rows: lines, total: totalLine }
  })
  return async (reading) => {
    const { rows, total } = await readLines(reading)
    return { lines: rows, totalLine: total, ...balances }
  }
}
