import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client/api-error.ts'
import { ApiProvider } from '@/api/client/api-context.ts'
import { createApiClient } from '@/api/client/call.ts'
import type { Http } from '@/api/client/http.ts'
import { createSession } from '@/api/client/session.ts'
import { SignInScreen } from './sign-in-screen.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

it('says in the form that there is no connection, until the next attempt', async () => {
  const send = vi
    .fn<Http['send']>()
    .mockRejectedValueOnce(new ApiError({ kind: 'offline' }))
    .mockReturnValue(new Promise(() => undefined))
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  const router = createMemoryRouter([{ path: '/', Component: SignInScreen }])
  render(
    <ApiProvider value={createApiClient({ session, http: { send, preload: () => undefined } })}>
      <RouterProvider router={router} />
    </ApiProvider>,
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ngozi@ekoevents.example')
  await userEvent.type(screen.getByLabelText('Password'), 'Secret-word-1')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline. Check your connection, then try again.')
  await userEvent.type(screen.getByLabelText('Password'), '2')
  expect(screen.getByRole('alert')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})
