import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import * as z from 'zod/mini'
import { afterEach, expect, it, vi } from 'vitest'
import { useSearchState } from './use-search-state.ts'

const schema = z.object({
  tab: z._default(z.enum(['plans', 'history']), 'plans'),
  q: z.optional(z.string()),
  page: z._default(z.coerce.number(), 1),
})

function Tabs() {
  const [state, set] = useSearchState(schema)
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={() => set({ tab: 'history' })}>
        History
      </button>
      <button type="button" onClick={() => set({ page: 2 })}>
        Next page
      </button>
      <button type="button" onClick={() => set({ q: 'dj' }, { replace: true })}>
        Search
      </button>
      <button type="button" onClick={() => set({ q: undefined }, { closes: true })}>
        Close
      </button>
    </>
  )
}

it('stores state in the address alone: changes are added to it, Back removes them', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Tabs }], { initialEntries: ['/?tab=nonsense&ref=mail'] })
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('status').textContent).toBe('{"tab":"plans","page":1}')

  await act(async () => screen.getByText('History').click())
  expect(router.state.location.search).toBe('?ref=mail&tab=history')
  await act(async () => screen.getByText('Search').click())
  expect(screen.getByRole('status').textContent).toBe('{"tab":"history","q":"dj","page":1}')

  await act(async () => router.navigate(-1))
  expect(screen.getByRole('status').textContent).toBe('{"tab":"plans","page":1}')
})

it('keeps the scroll position for another tab, and starts another page at its top', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Tabs }])
  render(<RouterProvider router={router} />)
  await act(async () => screen.getByText('History').click())
  expect(router.state.preventScrollReset).toBe(true)
  await act(async () => screen.getByText('Next page').click())
  expect(router.state.preventScrollReset).toBe(false)
})

it('keeps a change that the page does not show yet when another one follows, and forgets it when the employer goes elsewhere', async () => {
  let release: () => void = () => undefined
  const slow = {
    path: '/',
    Component: Tabs,
    loader: () => new Promise<null>((resolve) => (release = () => resolve(null))),
  }
  const router = createMemoryRouter([slow], { hydrationData: { loaderData: { 0: null } } })
  render(<RouterProvider router={router} />)
  await act(async () => screen.getByText('Search').click())
  await act(async () => screen.getByText('History').click())
  expect(router.state.location.search).toBe('')
  await act(async () => release())
  expect(router.state.location.search).toBe('?q=dj&tab=history')

  await act(async () => {
    void router.navigate('/?page=3')
  })
  await act(async () => release())
  await act(async () => screen.getByText('History').click())
  await act(async () => release())
  expect(router.state.location.search).toBe('?page=3&tab=history')
})

/** What the browser says of its history. */
const browserHistory = (...addresses: string[]) =>
  vi.stubGlobal('navigation', {
    currentEntry: { index: addresses.length - 1 },
    entries: () => addresses.map((address) => ({ url: new URL(address, location.origin).href })),
  })
afterEach(() => vi.unstubAllGlobals())

it('closes what was opened by going back to the same page without it, so that Back does not open it again', async () => {
  browserHistory('/?page=2&tab=history', '/?tab=history&page=2&q=dj')
  const router = createMemoryRouter([{ path: '/', Component: Tabs }], {
    initialEntries: ['/elsewhere', '/?page=2&tab=history', '/?tab=history&page=2&q=dj'],
  })
  render(<RouterProvider router={router} />)
  await act(async () => {
    screen.getByText('Close').click()
    screen.getByText('Close').click()
  })
  expect(router.state.location.search).toBe('?page=2&tab=history')
  expect(router.state.historyAction).toBe('POP')
})

it.each([
  ['the browser does not tell its history', undefined],
  ['the entry before shows something else', ['/?tab=plans', '/?tab=history&q=dj']],
  ['it was the first page', ['/?tab=history&q=dj']],
])('closes it in the same entry where %s', async (_case, addresses) => {
  if (addresses !== undefined) browserHistory(...addresses)
  const router = createMemoryRouter([{ path: '/', Component: Tabs }], {
    initialEntries: ['/?tab=plans', '/?tab=history&q=dj'],
  })
  render(<RouterProvider router={router} />)
  await act(async () => screen.getByText('Close').click())
  expect(router.state.location.search).toBe('?tab=history')
  expect(router.state.historyAction).toBe('REPLACE')
})
