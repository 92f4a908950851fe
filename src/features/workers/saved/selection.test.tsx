import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()
const saved = ['Amaka', 'Bola', 'Chidi'].map((firstName, index) =>
  aProfileOf(aWorker({ id: `wrk_s${index}`, firstName, lastName: 'Obi', isFavorite: true })),
)
const boxOf = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^Select\\s*${name}$`) })
async function selectTwo() {
  app.open(paths.myWorkers, { world: smallVenue({ profiles: saved, favorites: saved.map(({ id }) => id) }) })
  await userEvent.click(await boxOf('Amaka Obi'))
  await userEvent.click(await boxOf('Bola Obi'))
}
async function sendInvitation(button: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite to Gig' }))
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Gig/ }), 'gig_1')
  await userEvent.click(await dialog.findByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invite to Gig' })).toBeNull())
}

it('stays when somebody else was invited from the profile', async () => {
  await selectTwo()
  await userEvent.click(screen.getByRole('link', { name: 'Chidi Obi' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Worker profile' }))
  await userEvent.click(await panel.findByRole('button', { name: 'Invite to Gig' }))
  await sendInvitation('Invite 1 worker')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await boxOf('Amaka Obi')).toBeChecked()
  expect(await boxOf('Bola Obi')).toBeChecked()
})

it('keeps the Gig of an invitation that was not sent', async () => {
  await selectTwo()
  const choose = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Invite to Gig' }))
    return screen.findByRole('combobox', { name: /^Gig/ })
  }
  await userEvent.selectOptions(await choose(), 'gig_1')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await choose()).toHaveValue('gig_1')
})

it('ends when those who were selected were invited', async () => {
  await selectTwo()
  await userEvent.click(screen.getByRole('button', { name: 'Invite to Gig' }))
  await sendInvitation('Invite 2 workers')
  expect(await boxOf('Amaka Obi')).not.toBeChecked()
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull()
})

it('shows all workers for a group that does not exist, such as one that another device has deleted', async () => {
  app.open(`${paths.myWorkers}?group=wgr_gone`, {
    world: smallVenue({ profiles: saved, favorites: saved.map(({ id }) => id) }),
  })
  for (const name of ['Amaka Obi', 'Bola Obi', 'Chidi Obi']) expect(await boxOf(name)).toBeTruthy()
})
