import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { fail } from '@/api/mocks/faults.ts'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()
const profiles = ['Amaka', 'Bola', 'Chidi'].map((firstName, index) =>
  aProfileOf(aWorker({ id: `wrk_${index}`, firstName, lastName: 'Obi', isFavorite: true })),
)

/** Opens My Workers with these ids compared, and returns what is in the dialog. */
async function compare(ids: readonly string[], options: Parameters<typeof app.open>[1] = {}) {
  const query = ids.map((id) => `compare=${id}`).join('&')
  app.open(`${paths.myWorkers}?${query}`, {
    world: smallVenue({ profiles, favorites: profiles.map(({ id }) => id) }),
    ...options,
  })
  return within(await screen.findByRole('dialog', { name: 'Compare workers' }))
}

it('compares the others where a worker of the address does not exist, and says so', async () => {
  const dialog = await compare(['wrk_0', 'wrk_gone', 'wrk_1'])
  expect(await dialog.findByText('1 worker was not found.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Remove Amaka Obi' })).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Remove Bola Obi' })).toBeTruthy()
})

it('shows the one who is left, and counts those who were not found', async () => {
  const dialog = await compare(['wrk_gone', 'wrk_0', 'wrk_away'])
  expect(await dialog.findByText('2 workers were not found.')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Remove Amaka Obi' })).toBeTruthy()
})

it('says that nobody was found, and offers no retry', async () => {
  const dialog = await compare(['wrk_gone', 'wrk_away'])
  expect(await dialog.findByRole('heading', { name: 'Workers not found' })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull()
})

it('closes when fewer than two who exist would be left', async () => {
  const dialog = await compare(['wrk_0', 'wrk_gone', 'wrk_1'])
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove Bola Obi' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Compare workers' })).toBeNull())
})

it('keeps the two who exist when a third is removed', async () => {
  const dialog = await compare(['wrk_0', 'wrk_gone', 'wrk_1', 'wrk_2'])
  await userEvent.click(await dialog.findByRole('button', { name: 'Remove Bola Obi' }))
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove Bola Obi' })).toBeNull())
  expect(dialog.getByRole('button', { name: 'Remove Amaka Obi' })).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Remove Chidi Obi' })).toBeTruthy()
})

it('fails with a retry when the server does', async () => {
  const dialog = await compare(['wrk_0', 'wrk_1'], { api: [fail(workers.get, 'INTERNAL')] })
  expect(await dialog.findByText('Failed to load these workers')).toBeTruthy()
})
