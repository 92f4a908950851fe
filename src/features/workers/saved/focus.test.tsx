import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { failOnce, hold } from '@/api/mocks/faults.ts'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()
const saved = ['Amaka', 'Bola'].map((firstName, index) =>
  aProfileOf(aWorker({ id: `wrk_${index}`, firstName, lastName: 'Obi', isFavorite: true })),
)
const open = (query = '') =>
  app.open(`${paths.myWorkers}${query}`, {
    world: smallVenue({
      profiles: saved,
      favorites: saved.map(({ id }) => id),
      groups: [{ id: 'wgr_1', name: 'Owambe team', workerIds: ['wrk_0'] }],
    }),
  })
const select = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^Select\\s*${name}$`) }))
const inSelection = () => within(screen.getByRole('group', { name: 'Selection' }))
const isOnCard = () => screen.getByRole('list', { name: 'Saved workers' }).contains(document.activeElement)

it('stays among the controls of the list after a group was deleted', async () => {
  open('?group=wgr_1')
  await userEvent.click(await screen.findByRole('button', { name: 'Group' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete group' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete group' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Group' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Saved views' })).toHaveFocus())
})

it('goes to the first of the selected workers after the selection was cleared', async () => {
  open()
  await select('Bola Obi')
  await userEvent.click(inSelection().getByRole('button', { name: 'Clear selection' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Bola Obi' })).toHaveFocus())
})

it('goes to the list after the selected workers were added to a group', async () => {
  open()
  await select('Bola Obi')
  await userEvent.click(inSelection().getByRole('button', { name: 'Add to group' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Owambe team' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull())
  await waitFor(() => expect(isOnCard()).toBe(true))
})

it('goes to the list after the selected workers became a new group', async () => {
  open()
  await select('Bola Obi')
  await userEvent.click(inSelection().getByRole('button', { name: 'Add to group' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'New group…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }))
  await userEvent.type(dialog.getByLabelText('Name'), 'Weddings')
  await userEvent.click(dialog.getByRole('button', { name: 'Save group' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull())
  await waitFor(() => expect(isOnCard()).toBe(true))
})

it('stays on the button that reads the groups again', async () => {
  app.open(paths.myWorkers, { api: [failOnce(workers.listGroups, 'FORBIDDEN')] })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  app.use(hold(workers.listGroups))
  await userEvent.click(retry)
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'))
  expect(retry).toHaveFocus()
})
