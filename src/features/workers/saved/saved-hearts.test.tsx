import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { fail, offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()
const person = (id: string, firstName: string, isFavorite: boolean) =>
  aProfileOf(aWorker({ id, firstName, lastName: 'Obi', isFavorite }))
const profiles = [person('wrk_a', 'Amaka', true), person('wrk_b', 'Bola', true), person('wrk_c', 'Chidi', false)]
const world = () => smallVenue({ profiles, favorites: ['wrk_a', 'wrk_b'] })
const panelOf = async (id: string, name: string, api: Parameters<typeof app.open>[1] = {}) => {
  app.open(`${paths.myWorkers}?worker=${id}`, { world: world(), ...api })
  const panel = within(await screen.findByRole('dialog', { name: 'Worker profile' }))
  await panel.findByRole('heading', { name })
  return panel
}

it('offers Undo in the place of the heart in the panel, and keeps the worker in the list behind it', async () => {
  const panel = await panelOf('wrk_b', 'Bola Obi')
  await userEvent.click(panel.getByRole('button', { name: 'Remove Bola Obi from My Workers' }))
  const undo = await panel.findByRole('button', { name: 'Undo: save Bola Obi again' })
  await waitFor(() => expect(undo).toHaveFocus())
  await waitFor(() => expect(app.calls('remove-from-favorite')).toHaveLength(1))
  await waitFor(() => expect(app.calls('get-favorites').length).toBeGreaterThan(1))
  const list = within(screen.getByRole('list', { name: 'Saved workers', hidden: true }))
  expect(list.getByText('Bola Obi')).toBeTruthy()
  expect(list.getByText('Removed from My Workers')).toBeTruthy()
  await userEvent.click(undo)
  const heart = await panel.findByRole('button', { name: 'Remove Bola Obi from My Workers' })
  await waitFor(() => expect(heart).toHaveFocus())
  await waitFor(() => expect(app.calls('add-to-favorite')).toHaveLength(1))
})

it('puts the heart of the panel back when the removal fails', async () => {
  const panel = await panelOf('wrk_b', 'Bola Obi', { api: [fail(workers.removeFavorite, 'INTERNAL')] })
  await userEvent.click(panel.getByRole('button', { name: 'Remove Bola Obi from My Workers' }))
  await waitFor(() => expect(app.calls('remove-from-favorite')).toHaveLength(1))
  expect(await panel.findByRole('button', { name: 'Remove Bola Obi from My Workers' })).toBeTruthy()
})

it('saves somebody who was not saved, and removes them with the same Undo', async () => {
  const panel = await panelOf('wrk_c', 'Chidi Obi')
  await userEvent.click(panel.getByRole('button', { name: 'Save Chidi Obi to My Workers' }))
  await userEvent.click(await panel.findByRole('button', { name: 'Remove Chidi Obi from My Workers' }))
  expect(await panel.findByRole('button', { name: 'Undo: save Chidi Obi again' })).toBeTruthy()
  await waitFor(() => expect(app.calls('remove-from-favorite')).toHaveLength(1))
})

it('keeps the focus on a card when its heart becomes Undo, and back', async () => {
  app.open(paths.myWorkers, { world: world() })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Amaka Obi from My Workers' }))
  const undo = await screen.findByRole('button', { name: 'Undo: save Amaka Obi again' })
  await waitFor(() => expect(undo).toHaveFocus())
})

const namesInList = async () =>
  within(await screen.findByRole('list', { name: 'Saved workers' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it.each(['Undo: save Bola Obi again', 'Undo'])(
  "brings back the groups and the place in the list with '%s' after a removal",
  async (undo) => {
    const groups = [{ id: 'wgr_1', name: 'Ushers', workerIds: ['wrk_b'] }]
    app.open(paths.myWorkers, { world: { ...world(), groups } })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Bola Obi from My Workers' }))
    // jsdom has no pointer capture, which a pressed toast takes.
    fireEvent.click(await screen.findByRole('button', { name: undo }))
    await waitFor(() => expect(app.calls('add-to-favorite')).toHaveLength(1))
    await screen.findByRole('button', { name: 'Remove Bola Obi from My Workers' })
    // Another list shows what the server has.
    const group = screen.getByRole('combobox', { name: 'Group' })
    await userEvent.selectOptions(group, 'Ushers')
    await waitFor(async () => expect(await namesInList()).toEqual(['Bola Obi']))
    await userEvent.selectOptions(group, 'All groups')
    await waitFor(async () => expect(await namesInList()).toEqual(['Amaka Obi', 'Bola Obi']))
  },
)

it('saves somebody with the heart as a new save', async () => {
  const panel = await panelOf('wrk_c', 'Chidi Obi')
  await userEvent.click(panel.getByRole('button', { name: 'Save Chidi Obi to My Workers' }))
  await waitFor(() => expect(app.calls('add-to-favorite')).toHaveLength(1))
  expect(app.calls('add-to-favorite')[0]?.query.get('restore')).toBeNull()
})

const toastOf = async (text: string) => (await screen.findByText(text)).closest('[data-removed="false"]')

it('shows the message of the server', async () => {
  const saved = { data: { ...person('wrk_c', 'Chidi', true) }, message: 'Chidi Obi is in My Workers now' }
  const panel = await panelOf('wrk_c', 'Chidi Obi', { api: [mock(workers.addFavorite, () => saved)] })
  await userEvent.click(panel.getByRole('button', { name: 'Save Chidi Obi to My Workers' }))
  expect(await toastOf('Chidi Obi is in My Workers now')).not.toBeNull()
})

it('says by name who was not saved or not removed, and why', async () => {
  const panel = await panelOf('wrk_b', 'Bola Obi', { api: [fail(workers.removeFavorite, 'RATE_LIMITED')] })
  await userEvent.click(panel.getByRole('button', { name: 'Remove Bola Obi from My Workers' }))
  expect(await toastOf('Bola Obi was not removed from My Workers')).not.toBeNull()
})

it('does not call a save or a removal without an answer a failure', async () => {
  const api = [offline(workers.removeFavorite), offline(workers.addFavorite)]
  const panel = await panelOf('wrk_c', 'Chidi Obi', { api })
  await userEvent.click(panel.getByRole('button', { name: 'Save Chidi Obi to My Workers' }))
  expect(await toastOf('We do not know yet if Chidi Obi was saved to My Workers.')).not.toBeNull()
  expect(screen.queryByText('An unexpected error occurred')).toBeNull()
})

it('takes the message of a removal away when it is undone: only the latest one is true', async () => {
  app.open(paths.myWorkers, { world: world() })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Amaka Obi from My Workers' }))
  const messages = () =>
    screen.queryAllByText(/^(?:Removed from|Saved to) My Workers$/).map(({ textContent }) => textContent)
  await waitFor(() => expect(messages()).toContain('Removed from My Workers'))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: save Amaka Obi again' }))
  await waitFor(() => expect(app.calls('add-to-favorite')).toHaveLength(1))
  await waitFor(() => expect(messages()).toEqual(['Saved to My Workers']))
})

it.each([
  [2, false],
  [3, true],
])('ends as the last of %i presses says, though the first answer is slow', async (presses, isSaved) => {
  let release: () => void = () => undefined
  const answer = new Promise<void>((resolve) => {
    release = resolve
  })
  let stored = false
  const save = async () => {
    await answer
    stored = true
    return { data: person('wrk_c', 'Chidi', true) }
  }
  const remove = () => {
    stored = false
    return { data: person('wrk_c', 'Chidi', false) }
  }
  app.open(gigPaths.profile('gig_1', 'applicant', 'ap_1'), {
    world: smallVenue(),
    api: [mock(workers.addFavorite, save), mock(workers.removeFavorite, remove)],
  })
  const names = [/^Save .* to My Workers$/, /^Remove .* from My Workers$/]
  for (let press = 0; press < presses; press += 1) {
    await userEvent.click(await screen.findByRole('button', { name: names[press % 2] as RegExp }))
  }
  expect(app.calls('remove-from-favorite')).toHaveLength(0)
  release()
  await waitFor(() => {
    expect([app.calls('add-to-favorite').length, app.calls('remove-from-favorite').length]).toEqual([presses - 1, 1])
  })
  await waitFor(() => expect(stored).toBe(isSaved))
})
