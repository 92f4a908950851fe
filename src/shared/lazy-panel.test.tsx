import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, type ComponentType, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useApiMutation } from '@/api/client/hooks.ts'
import type { Http } from '@/api/client/http.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { reloadOnce } from '@/lib/reload-once.ts'
import { lazyPanel, useClosedWithTab } from './lazy-panel.tsx'

const missingChunk = new TypeError('Failed to fetch dynamically imported module: /assets/tab.js')
const failed = 'This part of the page could not be loaded'
const Part = () => <p>The tab</p>

beforeEach(() => {
  sessionStorage.clear()
  setReachable(true)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const setReachable = (isReachable: boolean) =>
  vi.stubGlobal(
    'fetch',
    isReachable ? async () => new Response() : () => Promise.reject(new TypeError('Failed to fetch')),
  )
const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
const remember = () => reloadOnce({ storage: () => sessionStorage, online: true, reload: () => undefined })

/** A page with a heading and a panel; its error boundary takes the place of both. */
function open(load: () => Promise<ComponentType>) {
  const Panel = lazyPanel(load)
  const element = (
    <>
      <h1>The page</h1>
      <Panel />
    </>
  )
  const router = createMemoryRouter([{ path: '/', element, errorElement: <p>The boundary</p> }])
  render(<RouterProvider router={router} />)
}

it('shows the part, and a second time without loading it again', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockResolvedValue(Part)
  const Panel = lazyPanel(load)
  const { unmount } = render(<Panel />)
  expect(await screen.findByText('The tab')).toBeVisible()
  unmount()
  render(<Panel />)
  expect(await screen.findByText('The tab')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows a part whose code is there without its skeleton', async () => {
  const Panel = lazyPanel(() => Promise.resolve(Part), <p>The shape of the tab</p>)
  const { unmount } = render(<Panel />)
  await screen.findByText('The tab')
  unmount()
  render(<Panel />)
  expect(screen.getByText('The tab')).toBeVisible()
  expect(screen.queryByText('The shape of the tab')).toBeNull()
})

it('without a network keeps the page, and can be tried again', async () => {
  setOnline(false)
  open(vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(missingChunk).mockResolvedValue(Part))
  expect(await screen.findByText(failed)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  setOnline(true)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The tab')).toBeVisible()
})

it('keeps the page when the server is away while the browser has a network', async () => {
  setReachable(false)
  open(vi.fn<() => Promise<ComponentType>>().mockRejectedValue(missingChunk))
  expect(await screen.findByText(failed)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('keeps the focus on the button while it tries again and fails', async () => {
  setOnline(false)
  open(vi.fn<() => Promise<ComponentType>>().mockRejectedValue(missingChunk))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
  expect(retry).toBeInTheDocument()
})

it('leaves the reload for a missing chunk to the boundary of the page', async () => {
  open(vi.fn<() => Promise<ComponentType>>().mockRejectedValue(missingChunk))
  expect(await screen.findByText('The boundary')).toBeVisible()
})

it('keeps the page when a reload has not helped, and offers another one', async () => {
  remember()
  open(vi.fn<() => Promise<ComponentType>>().mockRejectedValue(missingChunk))
  expect(await screen.findByText(failed)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})

it('leaves any other error to the boundary of the page', async () => {
  setOnline(false)
  open(vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new Error('Broken code')))
  expect(await screen.findByText('The boundary')).toBeVisible()
})

it('shows the skeleton of its own, or lines, until the code is there', () => {
  const never = () => new Promise<ComponentType>(() => undefined)
  const Panel = lazyPanel(never, <p>The shape of the tab</p>)
  render(<Panel />)
  expect(screen.getByText('The shape of the tab')).toBeVisible()
})

function CallButton({
  endpoint,
  name,
}: {
  endpoint: typeof notifications.readAll | typeof notifications.removeAll
  name: string
}) {
  const call = useApiMutation(endpoint)
  return (
    <button type="button" onClick={() => call.mutate({})}>
      {name}
    </button>
  )
}

/** A tab with an open dialog, which makes one call. */
function TabWithDialog() {
  const [isOpen, setOpen] = useState(true)
  useClosedWithTab(() => setOpen(false), { calls: [notifications.readAll] })
  return isOpen ? <CallButton endpoint={notifications.readAll} name="Call of the dialog" /> : null
}

/** The tab beside another part of the page, which makes calls, too. No call is answered. */
function openTab() {
  const page = (mode: 'visible' | 'hidden') => (
    <>
      <CallButton endpoint={notifications.removeAll} name="Other call" />
      <Activity mode={mode}>
        <TabWithDialog />
      </Activity>
    </>
  )
  const { wrapper } = queryProviders(vi.fn<Http['send']>(() => new Promise(() => undefined)))
  const { rerender } = render(page('visible'), { wrapper })
  return {
    leaveAndReturn: () => {
      rerender(page('hidden'))
      rerender(page('visible'))
    },
  }
}

describe('a dialog of a tab that is left', () => {
  const dialog = () => screen.queryByRole('button', { name: 'Call of the dialog' })

  it('is closed, also while another part of the page makes a call', async () => {
    const { leaveAndReturn } = openTab()
    await userEvent.click(screen.getByRole('button', { name: 'Other call' }))
    expect(dialog()).toBeVisible()
    leaveAndReturn()
    await vi.waitFor(() => expect(dialog()).toBeNull())
  })

  it('stays while its own call has no answer', async () => {
    const { leaveAndReturn } = openTab()
    await userEvent.click(screen.getByRole('button', { name: 'Call of the dialog' }))
    leaveAndReturn()
    await act(async () => undefined)
    expect(dialog()).toBeVisible()
  })
})
