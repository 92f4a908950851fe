import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useApiQuery } from '@/api/client/hooks.ts'
import type { HttpAnswer } from '@/api/client/http.ts'
import { answer, send, setUp } from '@/api/client/testing/hook-harness.ts'
import { account } from '@/api/contract/endpoints/account.ts'
import { useEndSession } from './use-end-session.ts'

beforeEach(() => vi.resetAllMocks())

const at = '2025-11-14T07:00:00Z'
const devices = ['this', 'phone', 'tablet'].map((id) => ({ id, createdAt: at, lastUsedAt: at, current: id === 'this' }))

/** The list of three devices; each call to sign out is answered when the test says so. */
async function openList() {
  const answers: ((answer: HttpAnswer) => void)[] = []
  send.mockImplementation(({ method }) =>
    method === 'GET'
      ? Promise.resolve(answer(200, { data: devices }))
      : new Promise((resolve) => answers.push(resolve)),
  )
  const { wrapper } = setUp()
  const { result } = renderHook(() => ({ list: useApiQuery(account.getSessions, {}), ...useEndSession() }), { wrapper })
  const ids = () => result.current.list.data?.map(({ id }) => id).join(' ')
  await waitFor(() => expect(ids()).toBe('this phone tablet'))
  return {
    ids,
    end: async (start: (of: typeof result.current) => void) => {
      const before = answers.length
      act(() => start(result.current))
      await waitFor(() => expect(answers).toHaveLength(before + 1))
    },
    refuse: (number: number) => act(async () => answers[number]?.(answer(500, {}))),
  }
}

it('shows again only the device that could not be signed out', async () => {
  const list = await openList()
  await list.end(({ endOne }) => endOne('phone'))
  await list.end(({ endOne }) => endOne('tablet'))
  expect(list.ids()).toBe('this')
  await list.refuse(0)
  await waitFor(() => expect(list.ids()).toBe('this phone'))
})

it('shows the other devices again that could not be signed out, in their order', async () => {
  const list = await openList()
  await list.end(({ endOthers }) => endOthers())
  expect(list.ids()).toBe('this')
  await list.refuse(0)
  await waitFor(() => expect(list.ids()).toBe('this phone tablet'))
})
