import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useApiQuery } from '@/api/client/hooks.ts'
import type { HttpAnswer } from '@/api/client/http.ts'
import { answer, listOf, send, setUp } from '@/api/client/testing/hook-harness.ts'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { useNotificationActions } from './use-notification-actions.ts'

beforeEach(() => vi.resetAllMocks())

/** A list of three unread notifications; each change is answered when the test says so. */
async function openList() {
  const answers: ((answer: HttpAnswer) => void)[] = []
  send.mockImplementation(({ method }) =>
    method === 'GET'
      ? Promise.resolve(answer(200, { data: listOf('a', 'b', 'c') }))
      : new Promise((resolve) => answers.push(resolve)),
  )
  const { wrapper } = setUp()
  const { result } = renderHook(
    () => {
      const list = useApiQuery(notifications.list, {})
      return { list: list.data, actions: useNotificationActions() }
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current.list?.notifications).toHaveLength(3))
  const at = (id: string) => {
    const found = result.current.list?.notifications.find(({ _id }) => _id === id)
    if (found === undefined) throw new Error(`${id} is not in the list`)
    return found
  }
  return {
    /** The ids, an unread one with a star, and the two counts. */
    shown: () => {
      const { notifications: all = [], totalNotification, unreadNotifications } = result.current.list ?? {}
      const ids = all.map(({ _id, read }) => (read ? _id : `${_id}*`)).join(' ')
      return `${ids} (${totalNotification}, ${unreadNotifications} unread)`
    },
    act: async (change: (actions: typeof result.current.actions, of: typeof at) => void) => {
      const before = answers.length
      act(() => change(result.current.actions, at))
      await waitFor(() => expect(answers).toHaveLength(before + 1))
    },
    refuse: (number: number) => act(async () => answers[number]?.(answer(500, {}))),
  }
}

it('brings back only the notification whose deletion failed, to its place', async () => {
  const list = await openList()
  await list.act((actions, at) => actions.remove(at('b')))
  await list.act((actions, at) => actions.remove(at('a')))
  expect(list.shown()).toBe('c* (1, 1 unread)')
  await list.refuse(0)
  await waitFor(() => expect(list.shown()).toBe('b* c* (2, 2 unread)'))
})

it('shows as unread again only the one that could not be marked as read', async () => {
  const list = await openList()
  await list.act((actions, at) => actions.read(at('a')))
  await list.act((actions, at) => actions.read(at('b')))
  expect(list.shown()).toBe('a b c* (3, 1 unread)')
  await list.refuse(0)
  await waitFor(() => expect(list.shown()).toBe('a* b c* (3, 2 unread)'))
})

it('shows as unread again what was unread before all were marked, without one that is deleted', async () => {
  const list = await openList()
  await list.act((actions, at) => actions.read(at('a')))
  await list.act((actions) => actions.readAll())
  await list.act((actions, at) => actions.remove(at('b')))
  expect(list.shown()).toBe('a c (2, 0 unread)')
  await list.refuse(1)
  await waitFor(() => expect(list.shown()).toMatch(/^a c\* \(2/))
})

it('brings back the list that could not be emptied', async () => {
  const list = await openList()
  await list.act((actions, at) => actions.remove(at('a')))
  await list.act((actions) => actions.removeAll())
  await list.refuse(1)
  await waitFor(() => expect(list.shown()).toBe('b* c* (2, 2 unread)'))
})
