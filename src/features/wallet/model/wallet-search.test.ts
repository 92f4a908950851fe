import { describe, expect, it } from 'vitest'
import { readSearch } from '@/lib/search-state.ts'
import { hasFilters, listQuery, walletHref, walletSearch } from './wallet-search.ts'

const read = (text: string) => readSearch(walletSearch, new URLSearchParams(text))

describe('search parameters', () => {
  it('fall back silently, each value by itself', () => {
    expect(read('tab=nonsense&type=bribe&status=failed&from=2025-13-40&to=9999-12-31&page=0&sort=up')).toEqual({
      tab: 'overview',
      status: 'failed',
      sort: 'newest',
      page: 1,
    })
  })

  it('omit defaults and keep the other values in links', () => {
    const search = read('tab=transactions&status=failed&page=2')
    expect(walletHref(search, { transaction: 'txn_1' })).toBe(
      '/dashboard/wallet&payments?page=2&status=failed&tab=transactions&transaction=txn_1',
    )
    expect(walletHref(read(''), {})).toBe('/dashboard/wallet&payments')
  })
})

it("maps the search parameters to the server's names", () => {
  expect(listQuery(read('q=MQ-F&type=refund&from=2025-11-01&to=2025-11-30&sort=largest'))).toEqual({
    searchWord: 'MQ-F',
    type: 'refund',
    from: '2025-11-01',
    to: '2025-11-30',
    sort: 'largest',
  })
  expect(hasFilters(read('tab=transactions&sort=oldest&page=3'))).toBe(false)
  expect(hasFilters(read('q=MQ'))).toBe(true)
})
