import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canReload } from '@/lib/reload-once.ts'
import { RootBoundary } from './root-boundary.tsx'

const missingChunk = new TypeError('Failed to fetch dynamically imported module: /assets/home.js')

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Whether the page has been reloaded: jsdom reloads nothing. */
const isReloaded = () => !canReload({ storage: () => sessionStorage, online: true })

function open(answer: () => Promise<Response>) {
  const ask = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', ask)
  const router = createMemoryRouter([
    { path: '/', lazy: () => Promise.reject(missingChunk), HydrateFallback: () => null, ErrorBoundary: RootBoundary },
  ])
  render(<RouterProvider router={router} />)
  return ask
}

it('reloads the page for a missing chunk once the server has answered', async () => {
  let respond: (response: Response) => void = () => undefined
  const ask = open(() => new Promise((resolve) => (respond = resolve)))
  expect(await screen.findByText('Loading...')).toBeInTheDocument()
  await expect.poll(() => ask.mock.calls).toEqual([[window.location.href, expect.objectContaining({ method: 'HEAD' })]])
  expect(isReloaded()).toBe(false)
  respond(new Response())
  await expect.poll(isReloaded).toBe(true)
})

it.each([
  { name: 'cannot be reached', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'is down behind its gateway', answer: async () => new Response(null, { status: 502 }) },
])('keeps the app, and says what is missing, where the server $name', async ({ answer }) => {
  open(answer)
  expect(await screen.findByText('This page could not be loaded')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(isReloaded()).toBe(false)
})
