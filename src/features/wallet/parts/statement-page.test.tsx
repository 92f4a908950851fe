import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { createQueryClient, invalidateReads } from '@/api/client/query-client.ts'
import { createSession } from '@/api/client/session.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { statements } from '@/api/contract/endpoints/statements.ts'
import { mock } from '@/api/mocks/mock.ts'
import { MockRefusal } from '@/api/mocks/mock-refusal.ts'
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

/** The statement of two months. */
function renderStatement({ employerId }: { employerId: string }) {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId }, token: tokenOf(employerId) })
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
  return { queries, router }
}

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
  const { router } = renderStatement(world)
  const print = () =>
    screen.getByText<HTMLButtonElement>('Print statement', { selector: 'button, button *' }).closest('button')
  await screen.findByText('Opening balance')
  expect(print()?.disabled).toBe(true)
  answer()
  await waitFor(() => expect(print()?.disabled).toBe(false))
  expect(screen.getByText('RC1234567')).toBeTruthy()
  router.dispose()
})

it('is read again when a payment has changed the wallet', async () => {
  const world = smallVenue()
  let closingKobo = 0
  server.use(
    mock(statements.get, () => ({
      data: { openingKobo: closingKobo, closingKobo, lines: [], totalLine: 0 },
    })),
    ...worldHandlers(world),
  )
  const { queries, router } = renderStatement(world)
  await screen.findByText('Opening balance')
  closingKobo = 7_500_000
  invalidateReads(queries, ['transaction'])
  expect((await screen.findAllByText('₦75,000.00')).length).toBeGreaterThan(0)
  router.dispose()
})

it('after a failure reads only the rest, and then the whole again after a payment', async () => {
  const world = smallVenue()
  const lines = Array.from({ length: 150 }, (_, index) => ({
    id: `line_${index}`,
    postedAt: '2025-11-14T09:00:00Z',
    direction: 'credit',
    amountKobo: 100,
    reference: 'MQ-F-1',
    description: 'Wallet funding',
  }))
  const skips: number[] = []
  let isDown = true
  server.use(
    mock(statements.get, ({ query: { limit, skip } }) => {
      skips.push(skip)
      if (isDown && skip > 0) throw new MockRefusal('CONFLICT', { message: 'Please try again.' })
      return {
        data: { openingKobo: 0, closingKobo: 15_000, lines: lines.slice(skip, skip + limit), totalLine: lines.length },
      }
    }),
    ...worldHandlers(world),
  )
  const { queries, router } = renderStatement(world)
  await screen.findByText(/100 of 150 transactions read\. Trying again reads only the rest\./)
  isDown = false
  screen.getByText('Try again').click()
  await screen.findByText('Opening balance')
  expect(skips).toEqual([0, 100, 100])
  invalidateReads(queries, ['wallet'])
  await waitFor(() => expect(skips).toEqual([0, 100, 100, 0, 100]))
  router.dispose()
})
