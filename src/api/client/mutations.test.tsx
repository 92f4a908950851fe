import { act, renderHook, waitFor } from '@testing-library/react'
import { focusManager } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notifications } from '../contract/endpoints/notifications.ts'
import { security } from '../contract/endpoints/security.ts'
import { useApiMutation, useApiQuery } from './hooks.ts'
import type { HttpAnswer } from './http.ts'
import { answer, listOf, notify, removeNote, send, serve, setUp } from './testing/hook-harness.ts'

beforeEach(() => vi.resetAllMocks())

/** The list of notifications, from which one is removed before the answer. */
function openList() {
  const { wrapper } = setUp()
  return renderHook(
    () => ({
      list: useApiQuery(notifications.list, {}),
      remove: useApiMutation(notifications.remove, {
        optimistic: (cache, { params }) => removeNote(cache, params.id),
      }),
    }),
    { wrapper },
  )
}

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
    await waitFor(() => expect(result.current.list.data).toBeDefined())
    list = listOf()
    await act(async () => expect(await result.current.clear.mutateAsync({})).toBeNull())
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(null, {}, undefined, undefined)
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
          optimistic: (cache, { params }) => removeNote(cache, params.id),
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
    const { result } = openList()
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    act(() => result.current.remove.mutate({ params: { id: 'a' } }))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    settle(answer(200, { data: listOf('a') }))
    await waitFor(() => expect(result.current.list.data?.notifications).toHaveLength(1))
  })
})

it('reads a list again whose first read began before it was changed', async () => {
  let isRemoved = false
  const reads: (() => void)[] = []
  send.mockImplementation(({ method }) => {
    if (method !== 'GET') {
      isRemoved = true
      return Promise.resolve(answer(200, { data: null }))
    }
    const data = isRemoved ? listOf() : listOf('a')
    return new Promise((resolve) => {
      reads.push(() => resolve(answer(200, { data })))
    })
  })
  const { result } = openList()
  await waitFor(() => expect(reads).toHaveLength(1))
  await act(() => result.current.remove.mutateAsync({ params: { id: 'a' } }))
  reads[0]?.()
  await waitFor(() => expect(reads).toHaveLength(2))
  reads[1]?.()
  await waitFor(() => expect(result.current.list.data?.notifications).toEqual([]))
})

it('reports the failure of a callback, which is none of the call', async () => {
  send.mockResolvedValue(answer(200, { data: null }))
  const seen: unknown[] = []
  const listeners = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  process.on('uncaughtException', (error) => seen.push(error.message))
  const { wrapper } = setUp()
  const onError = vi.fn<() => void>()
  const { result } = renderHook(() => useApiMutation(notifications.readAll), { wrapper })
  const onSuccess = () => {
    throw new Error('A defect of the page')
  }
  act(() => result.current.mutate({}, { onSuccess, onError }))
  await waitFor(() => expect(seen).toEqual(['A defect of the page']))
  expect(onError).not.toHaveBeenCalled()
  process.removeAllListeners('uncaughtException')
  listeners.forEach((listener) => process.on('uncaughtException', listener))
})

describe('the toast of a failure', () => {
  it('stays when a call about something else is made, and goes when the same is tried again', async () => {
    send.mockResolvedValueOnce(answer(500, {})).mockResolvedValue(answer(200, { data: null }))
    const { wrapper } = setUp()
    const { result } = renderHook(() => useApiMutation(notifications.remove), { wrapper })
    const remove = (id: string) => act(() => result.current.mutateAsync({ params: { id } }).catch(() => undefined))
    await remove('a')
    const [, failed] = notify.failure.mock.lastCall ?? []
    expect(failed).toBeDefined()
    notify.dismiss.mockReset()
    await remove('b')
    expect(notify.dismiss).not.toHaveBeenCalledWith(failed)
    await remove('a')
    expect(notify.dismiss).toHaveBeenLastCalledWith(failed)
  })

  it('of a call with a PIN goes when another PIN is entered, and its id does not tell the PIN', async () => {
    send.mockResolvedValueOnce(answer(400, { code: 'INVALID_PIN' })).mockResolvedValue(answer(200, { data: null }))
    const { wrapper } = setUp()
    const { result } = renderHook(() => useApiMutation(security.setPin, { sensitive: true }), { wrapper })
    const save = (pin: string) =>
      act(() => result.current.mutateAsync({ body: { pin, confirmPin: pin } }).catch(() => undefined))
    await save('2580')
    const [, failed] = notify.failure.mock.lastCall ?? []
    expect(failed).not.toContain('2580')
    notify.dismiss.mockReset()
    await save('1379')
    expect(notify.dismiss).toHaveBeenCalledExactlyOnceWith(failed)
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

  it('are not sent in the session of another employer', async () => {
    const answers: ((answer: HttpAnswer) => void)[] = []
    send.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const { session, wrapper } = setUp()
    const { result } = renderHook(() => useApiMutation(notifications.remove, { turn, failure: false }), { wrapper })
    const calls = ['a', 'a'].map((id) => result.current.mutateAsync({ params: { id } }))
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    act(() => session.signedIn({ user: { firstName: 'Bola', employerId: 'emp_2' }, token: 'other' }))
    // The next employer waits for nothing of the one before.
    act(() => result.current.mutate({ params: { id: 'a' } }))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    answers[0]?.(answer(200, { data: null }))
    await expect(calls[1]).rejects.toMatchObject({ kind: 'cancelled' })
    expect(send).toHaveBeenCalledTimes(2)
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
    const both = await act(async () => {
      const calls = Promise.all([result.current.mutateAsync(press), result.current.mutateAsync({ ...press })])
      await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
      settle(answer(200, { data: null }))
      return calls
    })
    expect(both).toHaveLength(2)
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
