import { expect, it } from 'vitest'
import { readSearch } from '@/lib/search-state.ts'
import { hasFilters, myWorkersHref, myWorkersSearch, pageOfWorkers } from './my-workers-search.ts'

const read = (query: string) => readSearch(myWorkersSearch, new URLSearchParams(query))

it('asks the server for the page and the filters of the address', () => {
  expect(pageOfWorkers(read('q=amaka&location=Lagos&skill=Portrait&rating=4&group=wgr_1&page=3'))).toEqual({
    query: {
      searchWord: 'amaka',
      location: 'Lagos',
      interest: 'Portrait',
      rating: 4,
      group: 'wgr_1',
      limit: 50,
      skip: 100,
    },
  })
})

it('falls back to the default of what it does not know', () => {
  const search = read('rating=9&page=0&view=gallery&compare=a&compare=b&compare=c&compare=d&compare=e')
  expect(search).toEqual({ page: 1, view: 'cards' })
  expect(hasFilters(search)).toBe(false)
})

it('leaves defaults out of the address', () => {
  expect(myWorkersHref(read('view=table&page=2'), { view: 'cards', page: 1 })).toBe('/dashboard/my-workers')
  expect(myWorkersHref(read('q=amaka'), { compare: ['a', 'b'] })).toBe(
    '/dashboard/my-workers?compare=a&compare=b&q=amaka',
  )
})
