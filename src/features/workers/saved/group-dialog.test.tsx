import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { fail } from '@/api/mocks/faults.ts'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()
const amaka = aProfileOf(aWorker({ id: 'wrk_a', firstName: 'Amaka', lastName: 'Obi', isFavorite: true }))

/** Opens the dialog of a new group with Amaka, and types its name. */
async function nameGroup(name: string, api: Parameters<typeof app.open>[1] = {}) {
  app.open(paths.myWorkers, { world: smallVenue({ profiles: [amaka], favorites: ['wrk_a'], groups: [] }), ...api })
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select\s*Amaka Obi$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to group' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'New group…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }))
  await userEvent.type(dialog.getByLabelText('Name'), name)
  await userEvent.click(dialog.getByRole('button', { name: 'Save group' }))
  return dialog
}

it('says that the outcome is unknown when the answer was lost, and saving again makes no second group', async () => {
  const stored: string[] = []
  const lostOnce = http.put('*/worker/save-group', async ({ request }) => {
    const { name } = (await request.clone().json()) as { name: string }
    if (!stored.includes(name)) {
      stored.push(name)
      return HttpResponse.error()
    }
    return HttpResponse.json({ message: 'Group saved', data: { id: 'wgr_1', name, workerIds: ['wrk_a'] } })
  })
  const groupsNow = http.get('*/worker/get-groups', () =>
    HttpResponse.json({ data: stored.map((name) => ({ id: 'wgr_1', name, workerIds: ['wrk_a'] })) }),
  )
  const dialog = await nameGroup('Ushers', { api: [lostOnce, groupsNow] })
  expect(await dialog.findByText('We do not know yet if the group was saved.')).toBeTruthy()
  expect(dialog.queryByText('You already have a group of this name')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Save group' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New group' })).toBeNull())
  expect(stored).toEqual(['Ushers'])
})

it('says that a refused group was not saved', async () => {
  const dialog = await nameGroup('Ushers', { api: [fail(workers.saveGroup, 'TOO_MANY_SAVED')] })
  expect(await dialog.findByText('The group was not saved')).toBeTruthy()
})
