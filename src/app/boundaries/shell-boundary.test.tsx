import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiProvider } from '@/api/client/api-context.ts'
import { createApiClient } from '@/api/client/call.ts'
import type { Http } from '@/api/client/http.ts'
import { createSession } from '@/api/client/session.ts'
import { ShellBoundary } from './shell-boundary.tsx'

afterEach(() => vi.restoreAllMocks())

function Broken(): never {
  throw new Error('The sidebar failed')
}

it('ends the session on the server and in the browser where the frame of the dashboard has failed', async () => {
  // React reports the error that the test throws.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const send = vi.fn<Http['send']>(() => new Promise(() => undefined))
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ShellBoundary }])
  render(
    <ApiProvider value={createApiClient({ session, http: { send, preload: () => undefined } })}>
      <RouterProvider router={router} />
    </ApiProvider>,
  )
  // A busy machine may need longer for this code than the log-out waits for it.
  await import('../shell/user-menu-panel.tsx')
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
  await expect.poll(() => session.store.getState().token).toBeNull()
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    method: 'POST',
    path: expect.stringMatching(/\/security\/log-out$/),
    headers: { Authorization: 'Bearer abc' },
  })
})
