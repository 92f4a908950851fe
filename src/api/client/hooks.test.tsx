import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notifications } from '../contract/endpoints/notifications.ts'
import { useApi } from './api-context.ts'
import { queryFor, useApiQuery } from './hooks.ts'
import { answer, listOf, notify, send, serve, setUp } from './testing/hook-harness.ts'
import { useSession } from './use-session.ts'

beforeEach(() => vi.resetAllMocks())

describe('useApiQuery', () => {
  it('reads once for the loader and the screen together', async () => {
    serve(() => listOf('a'))
    const { api, client, wrapper } = setUp()
    void client.prefetchQuery(queryFor(api, notifications.list, { query: { limit: 20 } }))
    const { result } = renderHook(() => useApiQuery(notifications.list, { query: { limit: 20 } }), { wrapper })
    await waitFor(() => expect(result.current.data?.notifications[0]?._id).toBe('a'))
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0].query).toEqual({ limit: 20 })
  })

  it('has one entry per endpoint, employer and input', () => {
    const { api, session } = setUp()
    expect(queryFor(api, notifications.list, { query: { limit: 20, skip: undefined } }).queryKey).toEqual([
      'notifications.list',
      'emp_1',
      { params: undefined, query: { limit: 20 } },
    ])
    session.signedIn({ user: { firstName: 'Tunde', employerId: 'emp_2' }, token: 'def' })
    expect(queryFor(api, notifications.list, {}).queryKey[1]).toBe('emp_2')
  })

  it('shows no toast for a failure and returns its kind', async () => {
    send.mockResolvedValue(answer(404, { message: 'Gone' }))
    const { wrapper } = setUp()
    const { result } = renderHook(() => useApiQuery(notifications.list, {}), { wrapper })
    await waitFor(() => expect(result.current.error?.kind).toBe('notFound'))
    expect(notify.failure).not.toHaveBeenCalled()
  })

  it('fetches nothing while it is not enabled', () => {
    const { wrapper } = setUp()
    renderHook(() => useApiQuery(notifications.list, {}, { enabled: false }), { wrapper })
    expect(send).not.toHaveBeenCalled()
  })

  it('keeps the last data while another input loads, when asked to', async () => {
    serve(() => listOf('a'))
    const { wrapper } = setUp()
    const { result, rerender } = renderHook(
      ({ skip }) => useApiQuery(notifications.list, { query: { skip } }, { keepPrevious: true }),
      {
        wrapper,
        initialProps: { skip: 0 },
      },
    )
    await waitFor(() => expect(result.current.data).toBeDefined())
    send.mockReturnValue(new Promise(() => undefined))
    rerender({ skip: 20 })
    expect(result.current).toMatchObject({ isPlaceholderData: true, data: listOf('a') })
  })
})

describe('the session in components', () => {
  it('is read and followed', () => {
    const { session, wrapper } = setUp()
    const { result } = renderHook(() => useSession((state) => state.user?.firstName), { wrapper })
    expect(result.current).toBe('Ngozi')
    act(() => session.logOut())
    expect(result.current).toBeUndefined()
  })

  it('needs an ApiProvider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderHook(() => useApi())).toThrow('ApiProvider')
  })
})
