import { expect, it, vi } from 'vitest'
import { combineQueries, formQuery, heldBack, mapQuery, optionalQuery } from './combine-queries.ts'
import type { QueryLike } from './query-view.tsx'

const query = <T>(state: Partial<QueryLike<T>> = {}): QueryLike<T> => ({
  data: undefined,
  error: null,
  isFetching: false,
  dataUpdatedAt: 0,
  refetch: vi.fn<() => void>(),
  ...state,
})
const failed = { error: { kind: 'server' } } as const

it('has data once each query has, as old as the oldest', () => {
  const gig = query({ data: 'Wedding', dataUpdatedAt: 200 })
  expect(combineQueries({ gig, wallet: query() }).data).toBeUndefined()
  const wallet = query({ data: null, dataUpdatedAt: 100 })
  expect(combineQueries({ gig, wallet })).toMatchObject({ data: { gig: 'Wedding', wallet: null }, dataUpdatedAt: 100 })
})

it('fails with any of them, and repeats only what has failed', () => {
  const gig = query({ data: 'Wedding' })
  const wallet = query(failed)
  const both = combineQueries({ gig, wallet })
  expect(both).toMatchObject({ data: undefined, ...failed })
  void both.refetch()
  expect(wallet.refetch).toHaveBeenCalledOnce()
  expect(gig.refetch).not.toHaveBeenCalled()
})

it('does not fail with an optional one, but waits for it', () => {
  const gig = query({ data: 'Wedding', dataUpdatedAt: 200 })
  expect(combineQueries({ gig, team: optionalQuery(query()) }).data).toBeUndefined()
  expect(combineQueries({ gig, team: optionalQuery(query(failed)) })).toMatchObject({
    data: { gig: 'Wedding', team: null },
    error: null,
    dataUpdatedAt: 200,
  })
})

it('maps data only once it is there, and can hold it back', () => {
  expect(mapQuery(query<string>(), () => 'never').data).toBeUndefined()
  expect(mapQuery(query({ data: 'Wedding' }), (title) => title.length).data).toBe(7)
  expect(mapQuery(query({ data: 'Wedding' }), () => undefined).data).toBeUndefined()
})

it('is loading while it is held back, whatever was read', () => {
  expect(heldBack(query({ data: 'Wedding' }), true)).toMatchObject({ data: undefined, error: null })
  expect(heldBack(query(failed), true)).toMatchObject({ data: undefined, error: null })
  expect(heldBack(query({ data: 'Wedding' }), false).data).toBe('Wedding')
})

it('lets a form keep its start when a later read fails', () => {
  expect(formQuery(query(failed), undefined)).toMatchObject({ data: undefined, ...failed })
  expect(formQuery(query({ data: 'newer', ...failed }), 'start')).toMatchObject({ data: 'start', error: null })
})
