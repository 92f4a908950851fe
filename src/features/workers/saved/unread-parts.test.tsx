import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { fail, offline } from '@/api/mocks/faults.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()
const groupsAlert = () => screen.queryByText('Your groups could not be loaded. The list below is complete.')
const patience = { timeout: 10_000 }

afterEach(() => {
  vi.restoreAllMocks()
  // The tests of other files share the page, and what it knows of the connection.
  window.dispatchEvent(new Event('online'))
})

const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
}

it('says of groups that could not be read that the list is complete', async () => {
  app.open(paths.myWorkers, { api: [fail(workers.listGroups, 'INTERNAL')] })
  await vi.waitFor(() => expect(groupsAlert()).toBeVisible(), patience)
})

it('says nothing of the groups where the list itself could not be read', async () => {
  app.open(paths.myWorkers, { api: [fail(workers.listGroups, 'INTERNAL'), fail(workers.listFavorites, 'INTERNAL')] })
  await screen.findByText('Failed to load saved workers', undefined, patience)
  expect(groupsAlert()).toBeNull()
})

it('does not say without a connection that something is shown, where only sidebar and top bar have data', async () => {
  app.open(paths.myWorkers, { api: [offline(workers.listGroups), offline(workers.listFavorites)] })
  await screen.findByText('Failed to load saved workers', undefined, patience)
  goOffline()
  expect(await screen.findByText('You are offline.')).toBeVisible()
})

it('says without a connection how old the page is, once its own data has come', async () => {
  app.open(paths.myWorkers)
  await screen.findByRole('list', { name: 'Saved workers' })
  goOffline()
  expect(await screen.findByText(/^You are offline\. Showing what was loaded at /)).toBeVisible()
})
