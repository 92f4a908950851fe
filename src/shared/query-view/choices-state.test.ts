import { describe, expect, it, vi } from 'vitest'
import { choicesState } from './choices-state.ts'

const state = (query: { data?: string[]; error?: { kind: 'server' | 'cancelled' }; isFetching?: boolean }) => {
  const refetch = vi.fn<() => void>()
  const read = { data: query.data, error: query.error ?? null, isFetching: query.isFetching ?? false }
  return { refetch, props: choicesState({ ...read, dataUpdatedAt: 0, refetch }, 'Failed to load banks') }
}

describe('the state of a select', () => {
  it('is loading until its choices are read first, and not while they are read again', () => {
    expect(state({ isFetching: true }).props).toEqual({ loading: true })
    expect(state({ data: ['GTBank'], isFetching: true }).props).toEqual({ loading: false })
  })

  it('has failed without choices, with a retry', () => {
    const { props, refetch } = state({ error: { kind: 'server' } })
    expect(props.failure?.message).toBe('Failed to load banks')
    props.failure?.onRetry()
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('has not failed while older choices are there, nor after a cancelled read', () => {
    expect(state({ data: ['GTBank'], error: { kind: 'server' } }).props).toEqual({ loading: false })
    expect(state({ error: { kind: 'cancelled' } }).props).toEqual({ loading: false })
  })
})
