import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { createQueryClient } from '@/api/client/query-client.ts'
import { createSession } from '@/api/client/session.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { mock } from '@/api/mocks/mock.ts'
import { tokenOf } from '@/api/mocks/state.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { worldHandlers } from '@/api/mocks/world-handlers.ts'
import { ProductFormats } from '@/design-system/testing/render-with-formats.tsx'
import { AppProviders } from '@/app/app-providers.tsx'
import { RouterLink } from '@/app/router-link.tsx'
import { walletSearch } from '../model/wallet-search.ts'
import { StatementPage } from './statement-page.tsx'

const server = setupServer()
beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  vi.unstubAllGlobals()
})

it('prints only when the business is on the page', async () => {
  const world = smallVenue()
  let answer: () => void = () => undefined
  const profile = new Promise<{ data: typeof world.company }>((resolve) => {
    answer = () => resolve({ data: world.company })
  })
  server.use(
    mock(company.getCompanyProfile, () => profile),
    ...worldHandlers(world),
  )
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: world.employerId }, token: tokenOf(world.employerId) })
  const client = createApiClient({ http: createHttp(`${window.location.origin}/api/v1`), session })
  const queries = createQueryClient({
    notify: { success: () => undefined, failure: () => undefined, dismiss: () => undefined },
    log: () => undefined,
  })
  const search = walletSearch.parse({ from: '2025-10-01', to: '2025-11-30', view: 'statement' })
  const router = createMemoryRouter([
    { path: '*', element: <StatementPage search={search} onSearch={() => undefined} /> },
  ])
  render(
    <QueryClientProvider client={queries}>
      <AppProviders api={client} link={RouterLink} goTo={async () => undefined}>
        <ProductFormats>
          <RouterProvider router={router} />
        </ProductFormats>
      </AppProviders>
    </QueryClientProvider>,
  )
  const print = () =>
    screen.getByText<HTMLButtonElement>('Print statement', { selector: 'button, button *' }).closest('button')
  await screen.findByText('Opening balance')
  expect(print()?.disabled).toBe(true)
  answer()
  await waitFor(() => expect(print()?.disabled).toBe(false))
  expect(screen.getByText('RC1234567')).toBeTruthy()
  router.dispose()
})
