import { expect, it } from 'vitest'
import { readSearch } from '@/lib/search-state.ts'
import { myWorkersSearch } from './my-workers-search.ts'
import { queryOf, type SavedView, viewProblem, withView } from './saved-views.ts'

const twenty = Array.from({ length: 20 }, (_, index): SavedView => ({ name: `View ${index}`, query: '' }))

it('keeps filters and look, and forgets page, profile and comparison', () => {
  const search = readSearch(
    myWorkersSearch,
    new URLSearchParams('q=amaka&view=table&page=3&worker=wrk_1&compare=a&compare=b'),
  )
  expect(queryOf(search)).toBe('q=amaka&view=table')
  expect(queryOf(readSearch(myWorkersSearch, new URLSearchParams()))).toBe('')
})

it.each([
  [[], '', 'Name is required'],
  [[], '  ', 'Name is required'],
  [[], 'x'.repeat(41), 'Name must be at most 40 characters'],
  [[], 'x'.repeat(40), undefined],
  [twenty, 'Another', 'You can save up to 20 views. Delete one first.'],
  [twenty, 'View 3', undefined],
])('with %o the name "%s": %s', (views, name, problem) => {
  expect(viewProblem(views, name)).toBe(problem)
})

it('replaces a view of the same name, and sorts by name', () => {
  const views = withView(withView([{ name: 'B', query: '1' }], { name: 'A', query: '2' }), { name: 'B', query: '3' })
  expect(views).toEqual([
    { name: 'A', query: '2' },
    { name: 'B', query: '3' },
  ])
})
