import { describe, expect, it } from 'vitest'
import { gigStatuses } from '@/api/contract/schemas/gig.ts'
import { readSearch } from '@/lib/search-state.ts'
import {
  gigsHref,
  gigsSearch,
  gigTabs,
  hasFilters,
  listOf,
  listQuery,
  narrowing,
  noFilters,
  tabCount,
} from './gigs-search.ts'

const read = (text: string) => readSearch(gigsSearch, new URLSearchParams(text))

describe('search parameters', () => {
  it('fall back silently, each value by itself', () => {
    expect(
      read('tab=sold&category=juggler&from=2025-02-30&to=2025-11-30&day=9999-01-01&sort=up&page=0&view=map&range=year'),
    ).toEqual({ tab: 'all', to: '2025-11-30', sort: 'newest', page: 1 })
  })

  it('omit defaults and keep the other values in links', () => {
    const search = read('tab=open&category=dj&page=3')
    expect(gigsHref(search, { page: 1 })).toBe('/dashboard/gig-management?category=dj&tab=open')
    expect(gigsHref(search, { ...noFilters, tab: 'all' })).toBe('/dashboard/gig-management')
    expect(listOf(search)).toBe('category=dj&page=3&tab=open')
  })

  it('give the server the statuses of the tab, the filters and the order', () => {
    expect(listQuery(read(''))).toEqual({ sort: 'newest' })
    expect(listQuery(read('tab=ended&q=ball&category=other&from=2025-11-01&to=2025-11-30&sort=deadline'))).toEqual({
      status: 'cancelled,expired',
      searchWord: 'ball',
      category: 'other',
      from: '2025-11-01',
      to: '2025-11-30',
      sort: 'deadline',
    })
    // The calendar has a date range of its own.
    expect(narrowing(read('tab=drafts&from=2025-11-01&sort=deadline'))).toEqual({ status: 'draft' })
  })

  it('distinguish filters from tabs', () => {
    expect(hasFilters(read('tab=open&sort=deadline&page=2'))).toBe(false)
    for (const query of ['q=a', 'category=dj', 'from=2025-11-01', 'to=2025-11-01']) {
      expect(hasFilters(read(query))).toBe(true)
    }
  })
})

describe('the counts of the tabs', () => {
  it('count each Gig in one tab besides All', () => {
    const byStatus = Object.fromEntries(gigStatuses.map((status, index) => [status, 2 ** index]))
    const total = 2 ** gigStatuses.length - 1
    const [all, ...otherCounts] = gigTabs.map((tab) => tabCount({ total, byStatus }, tab))
    expect(all).toBe(total)
    expect(otherCounts.reduce((sum, count) => sum + count, 0)).toBe(total)
  })

  it('are 0 for statuses the server does not count, and All includes the unknown ones', () => {
    expect(tabCount({ total: 3, byStatus: { under_review: 3 } }, 'all')).toBe(3)
    expect(tabCount({ total: 3, byStatus: { under_review: 3 } }, 'ended')).toBe(0)
  })
})
