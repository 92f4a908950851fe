import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { QueryLike } from './query-view.tsx'
import { useFirstData, useUpToDate } from './use-form-read.ts'

const query = (state: Partial<QueryLike<string>> = {}): QueryLike<string> => ({
  data: undefined,
  error: null,
  isFetching: false,
  dataUpdatedAt: 0,
  refetch: vi.fn<() => void>(),
  ...state,
})
const failed = { error: { kind: 'server' } } as const

const readWith = (hook: typeof useUpToDate<string>, first: QueryLike<string>) =>
  renderHook((state: QueryLike<string>) => hook(state), { initialProps: first })

it('waits for a read that has ended, and shows later ones and their failure', () => {
  const { result, rerender } = readWith(useUpToDate, query({ data: 'cached', isFetching: true }))
  expect(result.current).toMatchObject({ data: undefined, error: null })
  rerender(query({ data: 'now' }))
  expect(result.current.data).toBe('now')
  rerender(query({ data: 'later', isFetching: true }))
  expect(result.current.data).toBe('later')
  rerender(query({ data: 'later', ...failed }))
  expect(result.current).toMatchObject({ data: 'later', ...failed })
})

it('does not use cached data whose read has failed', () => {
  const { result } = readWith(useUpToDate, query({ data: 'cached', ...failed }))
  expect(result.current).toMatchObject({ data: undefined, ...failed })
})

it('lets a form keep its start, whatever is read later', () => {
  const { result, rerender } = readWith(useFirstData, query(failed))
  expect(result.current).toMatchObject({ data: undefined, ...failed })
  rerender(query({ data: 'first' }))
  expect(result.current).toMatchObject({ data: 'first', error: null })
  rerender(query({ data: 'newer', ...failed }))
  expect(result.current).toMatchObject({ data: 'first', error: null })
})
