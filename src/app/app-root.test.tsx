import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { AppRoot } from './app-root.tsx'
import { RouterLink } from './router-link.tsx'

const scrollTo = vi.fn<(x: number, y: number) => void>()

beforeEach(() => {
  // jsdom knows no media and scrolls nothing.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockReset()
})

function Page({ name }: { name: string }) {
  return (
    <main>
      <h1>{name}</h1>
      {name === 'Code' && <input aria-label="Digit 1" autoFocus />}
      <RouterLink href="?tab=plans">Plans</RouterLink>
      <RouterLink href="/gigs?q=dj">DJs</RouterLink>
      <RouterLink href="/untitled?q=dj">Elsewhere</RouterLink>
    </main>
  )
}

function open(at: string) {
  const router = createMemoryRouter(
    [
      {
        Component: AppRoot,
        children: [
          {
            path: '/gigs',
            handle: { title: 'Gigs Management' },
            element: <Page name="Gigs" />,
            children: [{ path: 'filters', element: null }],
          },
          {
            path: '/people/:type',
            handle: { title: ({ type = '' }: { type?: string }) => `About a ${type}` },
            element: <Page name="People" />,
          },
          { path: '/code', element: <Page name="Code" /> },
          { path: '/untitled', element: <Page name="Untitled" /> },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  return router
}

it('titles the document after the page, also by its parameters', async () => {
  const router = open('/gigs')
  expect(document.title).toBe('Gigs Management · Marquee')
  await act(async () => router.navigate('/people/worker'))
  expect(document.title).toBe('About a worker · Marquee')
  await act(async () => router.navigate('/untitled'))
  expect(document.title).toBe('Marquee')
})

it('leaves focus alone at the start and moves it to the heading of the next page', async () => {
  const router = open('/gigs')
  expect(document.body).toHaveFocus()
  await act(async () => router.navigate('/untitled'))
  expect(screen.getByRole('heading', { name: 'Untitled' })).toHaveFocus()
})

it('takes a change of the query for no new page', async () => {
  const router = open('/gigs')
  const link = screen.getByRole('link', { name: 'Plans' })
  link.focus()
  await act(async () => router.navigate('/gigs?tab=plans'))
  expect(link).toHaveFocus()
})

it('takes what opens above a page, at an address without a title, for no new page', async () => {
  const router = open('/gigs')
  const link = screen.getByRole('link', { name: 'Plans' })
  link.focus()
  await act(async () => router.navigate('/gigs/filters'))
  expect(link).toHaveFocus()
  expect(document.title).toBe('Gigs Management · Marquee')
})

it.each([
  ['leaves a page where it is for another state of it', 'DJs', 0],
  ['begins another tab at its top', 'Plans', 1],
  ['begins another page at its top', 'Elsewhere', 1],
])('%s', async (_, link, times) => {
  open('/gigs')
  scrollTo.mockReset()
  await act(async () => screen.getByRole('link', { name: link }).click())
  expect(scrollTo.mock.calls).toEqual(Array.from({ length: times }, () => [0, 0]))
})

it('leaves the focus in a field that the new page has focused itself', async () => {
  const router = open('/gigs')
  await act(async () => router.navigate('/code'))
  expect(screen.getByRole('textbox', { name: 'Digit 1' })).toHaveFocus()
})
