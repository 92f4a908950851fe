import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProvider } from '@/api/client/api-context.ts'
import { createApiClient } from '@/api/client/call.ts'
import { queryFor } from '@/api/client/hooks.ts'
import type { Http, HttpAnswer } from '@/api/client/http.ts'
import { createQueryClient } from '@/api/client/query-client.ts'
import { createSession } from '@/api/client/session.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { WorkMosaic } from './parts/applicants/work-mosaic.tsx'

const send = vi.fn<Http['send']>()
const notify = { success: () => undefined, failure: () => undefined, dismiss: () => undefined }
const answer = (status: number, body: unknown): HttpAnswer => ({ status, body, header: () => undefined })
const worker = aProfileOf(aWorker({ id: 'wrk_1' }), {
  portfolio: [{ id: 'pf_1', kind: 'image', url: '/one.webp', thumbUrl: '/one.webp', title: 'First dance' }],
})
const found = answer(200, { data: worker })
const broken = answer(404, { message: 'Not found' })

beforeEach(() => void send.mockReset())
afterEach(() => void vi.useRealTimers())

/** The work of one worker in a card of a list. */
function draw() {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  const api = createApiClient({ http: { send, preload: () => undefined }, session })
  const client = createQueryClient({ notify, log: () => undefined })
  const query = queryFor(api, workers.get, { params: { id: 'wrk_1' } })
  const card = (
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <div data-row="ap_1">
          <WorkMosaic workerId="wrk_1" name="Adaeze Obi" />
          <a href="#profile">Adaeze Obi</a>
        </div>
      </ApiProvider>
    </QueryClientProvider>
  )
  return { client, query, show: () => render(card) }
}

const failure = 'This work could not be loaded.'
const tile = () => screen.findByRole('button', { name: /First dance/ })

it('asks for nothing where the card is gone after 100 ms, and once where it stays', async () => {
  vi.useFakeTimers()
  send.mockReturnValue(new Promise(() => undefined))
  const { show } = draw()
  const { unmount } = show()
  await act(() => vi.advanceTimersByTimeAsync(100))
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(send).not.toHaveBeenCalled()
  show()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(send).toHaveBeenCalledOnce()
})

it('shows work that was read before immediately', () => {
  const { client, query, show } = draw()
  client.setQueryData(query.queryKey, worker)
  show()
  expect(screen.getByRole('button', { name: /First dance/ })).toBeTruthy()
})

it('announces nothing while it loads: each card of a list would', async () => {
  send.mockReturnValue(new Promise(() => undefined))
  draw().show()
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(screen.queryByRole('status')).toBeNull()
})

it('says quietly that the work could not be loaded, and loads it when asked to', async () => {
  send.mockResolvedValueOnce(broken)
  draw().show()
  expect(await screen.findByText(failure)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  const retry = screen.getByRole('button', { name: 'Try again: Adaeze Obi' })
  let deliver: (found: HttpAnswer) => void = () => undefined
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      deliver = resolve
    }),
  )
  await userEvent.click(retry)
  expect(screen.getByRole('button', { name: 'Try again: Adaeze Obi' })).toHaveFocus()
  deliver(found)
  expect(await tile()).toHaveFocus()
  expect(screen.queryByText(failure)).toBeNull()
})

it('offers no second try where there is no access, and no link to somewhere else', async () => {
  send.mockResolvedValue(answer(403, { message: 'Forbidden' }))
  draw().show()
  expect(await screen.findByText(failure)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('keeps showing work that could not be read again, without a word', async () => {
  const { client, query, show } = draw()
  client.setQueryData(query.queryKey, worker)
  show()
  send.mockResolvedValue(broken)
  await act(() => client.invalidateQueries({ queryKey: query.queryKey }))
  await waitFor(() => expect(client.getQueryState(query.queryKey)?.status).toBe('error'))
  expect(await tile()).toBeTruthy()
  expect(screen.queryByText(failure)).toBeNull()
  expect(screen.queryByText(/could not refresh/i)).toBeNull()
})
