import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client/api-error.ts'
import { RootBoundary } from './root-boundary.tsx'

afterEach(() => vi.restoreAllMocks())

/** Opens a page that fails while it is rendered. */
function openFailing(error: Error) {
  // React reports the error that the test throws.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = () => {
    throw error
  }
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: RootBoundary }])
  render(<RouterProvider router={router} />)
}

it('shows the reference of the request with which a page failed, to copy', async () => {
  openFailing(new ApiError({ kind: 'server', status: 500, requestId: '2a7c5b1e-8d0f-4c36-9b21-6f0d3e9a7c54' }))
  expect(await screen.findByText('2a7c5b1e')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy reference' })).toBeVisible()
})

it('shows none where no request failed', async () => {
  openFailing(new Error('The stage lights went out'))
  expect(await screen.findByText('The stage lights went out')).toBeVisible()
  expect(screen.queryByText(/Reference/)).toBeNull()
})
