import { act, renderHook, waitFor } from '@testing-library/react'
import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notifications } from '../contract/endpoints/notifications.ts'
import { security } from '../contract/endpoints/security.ts'
import type { NotificationList } from '../contract/schemas/notification.ts'
import { ApiProvider, useApi } from './api-context.ts'
import { createApiClient } from './call.ts'
import { queryFor, useApiMutation, useApiQuery } from './hooks.ts'
import type { Http, HttpAnswer, HttpRequest } from './http.ts'
import { createQueryClient } from './query-client.ts'
import { createSession } from './session.ts'
import { useSession } from './use-session.ts'

const send = vi.fn<Http['send']>()
const notify = {
  success: vi.fn<(text: string) => void>(),
  failure: vi.fn<(text: string, id: string) => void>(),
  dismiss: vi.fn<(id: string) => void>(),
}

const note = (id: string) => ({ _id: id, title: id, message: '', read: false, createdAt: '2025-11-14T07:00:00Z' })
const listOf = (...ids: string[]): NotificationList => ({
  notifications: ids.map(note),
  totalNotification: ids.length,
  unreadNotifications: ids.length,
})
const answer = (status: number, body: unknown): HttpAnswer => ({ status, body, header: () => undefined })
const withoutNote = (id: string) => (data: NotificationList) => ({
  ...data,
  notifications: data.notifications.filter((notification) => notification._id !== id),
})

function setUp() {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  const api = createApiClient({ http: { send, preload: () => undefined }, session })
  const client = createQueryClient({ notify, log: () => undefined })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </QueryClientProvider>
  )
  return { session, api, client, wrapper }
}

/** Answers reads with `list` and everything else with `write`. */
function serve(
  list: () => NotificationList,
  write: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer> = () => answer(200, { data: null }),
) {
  send.mockImplementation(async (request) =>
    request.method === 'GET' ? answer(200, { data: list() }) : write(request),
  )
}

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
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    send.mockReturnValue(new Promise(() => undefined))
    rerender({ skip: 20 })
    expect(result.current).toMatchObject({ isPlaceholderData: true, data: listOf('a') })
  })
})

describe('useApiMutation', () => {
  it('returns data, not the envelope, and refetches what it wrote', async () => {
    let list = listOf('a', 'b')
    serve(() => list)
    const { wrapper } = setUp()
    const onSuccess = vi.fn<(data: null) => void>()
    const { result } = renderHook(
      () => ({
        list: useApiQuery(notifications.list, {}),
        clear: useApiMutation(notifications.removeAll, { onSuccess }),
      }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true))
    list = listOf()
    await act(async () => expect(await result.current.clear.mutateAsync({})).toBeNull())
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(null, {}, undefined)
    await waitFor(() => expect(result.current.list.data?.notifications).toEqual([]))
  })

  it('shows an optimistic update and rolls it back when the call fails', async () => {
    let settle: (answer: HttpAnswer) => void = () => undefined
    const slow = new Promise<HttpAnswer>((resolve) => {
      settle = resolve
    })
    serve(
      () => listOf('a', 'b'),
      () => slow,
    )
    const { wrapper } = setUp()
    const { result } = renderHook(
      () => ({
        list: useApiQuery(notifications.list, {}),
        remove: useApiMutation(notifications.remove, {
          failure: false,
          optimistic: (cache, { params }) => cache.update(notifications.list, withoutNote(params.id)),
        }),
      }),
      { wrapper },
    )
    const shown = () => result.current.list.data?.notifications.map((notification) => notification._id)
    await waitFor(() => expect(shown()).toEqual(['a', 'b']))

    act(() => result.current.remove.mutate({ params: { id: 'a' } }))
    await waitFor(() => expect(shown()).toEqual(['b']))
    send.mockReturnValue(new Promise(() => undefined))
    settle(answer(500, {}))
    await waitFor(() => expect(result.current.remove.isError).toBe(true))
    expect(shown()).toEqual(['a', 'b'])
    expect(notify.failure).not.toHaveBeenCalled()
  })

  it('runs the callbacks of hook and call, with the failure', async () => {
    send.mockResolvedValue(answer(409, { message: 'Already' }))
    const { wrapper } = setUp()
    const ofHook = vi.fn<(error: Error) => void>()
    const ofCall = vi.fn<(error: Error) => void>()
    const { result } = renderHook(() => useApiMutation(notifications.readAll, { onError: ofHook }), { wrapper })
    act(() => result.current.mutate({}, { onError: ofCall }))
    await waitFor(() => expect(result.current.error?.kind).toBe('conflict'))
    expect(ofHook.mock.calls[0]?.[0].message).toBe('Already')
    expect(ofCall).toHaveBeenCalledOnce()
    expect(notify.failure.mock.calls.map(([text]) => text)).toEqual(['Already'])
  })

  it('runs the callbacks of each of two calls that are under way together', async () => {
    send.mockResolvedValue(answer(500, {}))
    const { wrapper } = setUp()
    const failed: string[] = []
    const { result } = renderHook(() => useApiMutation(notifications.remove, { failure: false }), { wrapper })
    act(() => {
      for (const id of ['a', 'b']) result.current.mutate({ params: { id } }, { onError: () => failed.push(id) })
    })
    await waitFor(() => expect(failed).toEqual(['a', 'b']))
  })

  it('runs no callback of a call whose component has gone', async () => {
    let settle: (answer: HttpAnswer) => void = () => undefined
    send.mockReturnValue(
      new Promise((resolve) => {
        settle = resolve
      }),
    )
    const { client, wrapper } = setUp()
    const onSuccess = vi.fn<() => void>()
    const { result, unmount } = renderHook(() => useApiMutation(notifications.readAll), { wrapper })
    act(() => result.current.mutate({}, { onSuccess }))
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    unmount()
    settle(answer(200, { data: null }))
    await waitFor(() => expect(client.isMutating()).toBe(0))
    expect(onSuccess).not.toHaveBeenCalled()
  })

  it('lets a first read end while an optimistic update of it has no answer', async () => {
    let settle: (answer: HttpAnswer) => void = () => undefined
    send.mockImplementation(({ method }) =>
      method === 'GET'
        ? new Promise((resolve) => {
            settle = resolve
          })
        : new Promise(() => undefined),
    )
    const { wrapper } = setUp()
    const { result } = renderHook(
      () => ({
        list: useApiQuery(notifications.list, {}),
        remove: useApiMutation(notifications.remove, {
          optimistic: (cache, { params }) => cache.update(notifications.list, withoutNote(params.id)),
        }),
      }),
      { wrapper },
    )
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    act(() => result.current.remove.mutate({ params: { id: 'a' } }))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    settle(answer(200, { data: listOf('a') }))
    await waitFor(() => expect(result.current.list.data?.notifications).toHaveLength(1))
  })
})

describe('calls that take turns', () => {
  const turn = ({ params }: { params: { id: string } }) => params.id
  const sentIds = () => send.mock.calls.map(([{ path }]) => /\/([ab])\//.exec(path)?.[1])

  it('are sent one after the other, also where the first fails, and wait for no other turn', async () => {
    const answers: ((answer: HttpAnswer) => void)[] = []
    send.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const { wrapper } = setUp()
    const { result } = renderHook(() => useApiMutation(notifications.remove, { turn, failure: false }), { wrapper })
    act(() => {
      for (const id of ['a', 'a', 'b']) result.current.mutate({ params: { id } })
    })
    await waitFor(() => expect(sentIds()).toEqual(['a', 'b']))
    answers[0]?.(answer(500, {}))
    await waitFor(() => expect(sentIds()).toEqual(['a', 'b', 'a']))
  })

  it('stop no read when the window gets the focus while one waits', async () => {
    send.mockImplementation(({ method }) =>
      method === 'GET' ? Promise.resolve(answer(200, { data: listOf('a') })) : new Promise(() => undefined),
    )
    const { client, wrapper } = setUp()
    client.mount()
    const { result } = renderHook(
      () => ({
        list: useApiQuery(notifications.list, {}),
        remove: useApiMutation(notifications.remove, { turn }),
      }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.list.data).toBeTruthy())
    act(() => {
      for (const id of ['a', 'a']) result.current.remove.mutate({ params: { id } })
    })
    const reads = () => send.mock.calls.filter(([{ method }]) => method === 'GET').length
    await client.invalidateQueries({ refetchType: 'none' })
    const before = reads()
    act(() => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    })
    await waitFor(() => expect(reads()).toBe(before + 1))
    client.unmount()
    focusManager.setFocused(undefined)
  })
})

describe('a call with the input of one under way', () => {
  const press = { params: { id: 'a' } }

  it('joins it: one request, one result for both', async () => {
    let settle: (answer: HttpAnswer) => void = () => undefined
    send.mockReturnValue(
      new Promise((resolve) => {
        settle = resolve
      }),
    )
    const { wrapper } = setUp()
    const onSuccess = vi.fn<() => void>()
    const { result } = renderHook(() => useApiMutation(notifications.remove, { onSuccess }), { wrapper })
    const both = act(() => Promise.all([result.current.mutateAsync(press), result.current.mutateAsync({ ...press })]))
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    settle(answer(200, { data: null }))
    await both
    expect(send).toHaveBeenCalledOnce()
    expect(onSuccess).toHaveBeenCalledOnce()
  })

  it('is sent once the first has ended, and beside a call with another input', async () => {
    send.mockResolvedValue(answer(200, { data: null }))
    const { wrapper } = setUp()
    const { result } = renderHook(() => useApiMutation(notifications.remove), { wrapper })
    await act(() => result.current.mutateAsync(press))
    await act(() =>
      Promise.all([result.current.mutateAsync(press), result.current.mutateAsync({ params: { id: 'b' } })]),
    )
    expect(send).toHaveBeenCalledTimes(3)
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

describe('sensitive calls', () => {
  it.each([
    ['done', answer(200, { data: null })],
    ['refused', answer(400, { code: 'INVALID_PIN' })],
  ])('keeps nothing of a call with a PIN once it is %s', async (_end, reply) => {
    send.mockResolvedValue(reply)
    const { client, wrapper } = setUp()
    const { result } = renderHook(() => useApiMutation(security.setPin, { sensitive: true }), { wrapper })
    await act(async () => {
      await result.current.mutateAsync({ body: { pin: '2580', confirmPin: '2580' } }).catch(() => undefined)
    })
    expect(send.mock.calls[0]?.[0].body).toEqual({ pin: '2580', confirmPin: '2580' })
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]))
    expect(result.current.input).toBeUndefined()
  })
})
