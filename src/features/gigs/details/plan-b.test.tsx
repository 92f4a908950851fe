import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { anApplicant, aWorker, aProfileOf } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '../testing/open-app.tsx'

const app = appOverMocks()

const saved = Array.from({ length: 120 }, (_, index) =>
  aProfileOf(aWorker({ id: `wrk_s${index + 1}`, firstName: 'Saved', lastName: `Person ${index + 1}` })),
)
const shortlisted = Array.from({ length: 15 }, (_, index) =>
  anApplicant({
    id: `ap_p${index + 1}`,
    status: 'shortlisted',
    worker: aWorker({ id: `wrk_p${index + 1}`, firstName: 'Ọládípọ̀', lastName: `Ade ${index + 1}` }),
  }),
)
const busy = () =>
  smallVenue({ profiles: saved, favorites: saved.map(({ id }) => id), applicants: shortlisted, workerGigs: [] })

const open = () => app.open(gigPaths.details('gig_1'), { world: busy() })
const openChooser = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add backups' }))
  return within(await screen.findByRole('dialog', { name: 'Add backups' }))
}

it('offers twenty people and shows more of them, all in the end', async () => {
  open()
  const dialog = await openChooser()
  expect(dialog.getAllByRole('checkbox')).toHaveLength(20)
  await userEvent.click(dialog.getByRole('button', { name: 'Show 20 more' }))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(40)
  await waitFor(() => expect(document.activeElement).toBe(dialog.getAllByRole('checkbox')[20]))
})

it('finds people beyond the first fifty by name, without accents, and adds those who were ticked in their order', async () => {
  open()
  const dialog = await openChooser()
  const search = dialog.getByRole('searchbox', { name: 'Search by name' })
  await userEvent.type(search, 'person 117')
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Saved Person 117' }))
  await userEvent.clear(search)
  await userEvent.type(search, 'oladipo ade 15')
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Ọládípọ̀ Ade 15' }))
  await userEvent.clear(search)
  await userEvent.type(search, 'nobody like this')
  expect(await dialog.findByText('Nobody matches.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 backups' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const list = screen.getByRole('list', { name: 'Backups, in order' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Saved Person 117'), expect.stringContaining('Ọládípọ̀ Ade 15')])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add backups' })))
})

it('takes twenty backups at most, and says so', async () => {
  open()
  const dialog = await openChooser()
  await userEvent.click(dialog.getByRole('button', { name: 'Show 20 more' }))
  for (const box of dialog.getAllByRole('checkbox').slice(0, 21)) await userEvent.click(box)
  const add = dialog.getByRole('button', { name: 'Add 21 backups' })
  expect(add).toHaveAccessibleDescription('A list has up to 20 backups.')
  await userEvent.click(dialog.getAllByRole('checkbox')[0] as HTMLElement)
  await userEvent.click(dialog.getByRole('button', { name: 'Add 20 backups' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add backups' })).toHaveAccessibleDescription(
      'A list has up to 20 backups.',
    ),
  )
})

it('keeps the focus in the list when a backup is removed', async () => {
  open()
  const dialog = await openChooser()
  for (const box of dialog.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box)
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 backups' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ọládípọ̀ Ade 1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Ọládípọ̀ Ade 1')).toBeNull())
  expect(screen.getByRole('region', { name: 'Plan B' }).contains(document.activeElement)).toBe(true)
})

it('says how many saved workers are listed, finds the others by a search, and keeps who was found on the list', async () => {
  const many = Array.from({ length: 1003 }, (_, index) =>
    aProfileOf(aWorker({ id: `wrk_m${index + 1}`, firstName: 'Many', lastName: `Person ${index + 1}` })),
  )
  const world = smallVenue({ profiles: many, favorites: many.map(({ id }) => id), applicants: [], workerGigs: [] })
  app.open(gigPaths.details('gig_1'), { world })
  const dialog = await openChooser()
  expect(
    dialog.getByText('Showing the newest 1,000 of 1,003 saved workers. Search by name for the others.'),
  ).toBeTruthy()
  const search = dialog.getByRole('searchbox', { name: 'Search by name' })
  await userEvent.type(search, 'person 1003')
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Many Person 1003' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 backup' }))
  expect(await screen.findByRole('button', { name: 'Actions for Many Person 1003' })).toBeTruthy()
})

it('invites the next ones again by the same reference until they were invited, and others by another', async () => {
  app.open(gigPaths.details('gig_1'), { world: busy(), api: [offline(gigPeople.invite)] })
  const dialog = await openChooser()
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search by name' }), 'saved person')
  for (const box of dialog.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box)
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 backups' }))
  const calls = () => app.calls('invite-worker')
  const inviteNext = async (count: number) => {
    const button = await screen.findByRole('button', { name: 'Invite next' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
    await userEvent.click(button)
    await waitFor(() => expect(calls()).toHaveLength(count))
  }
  await inviteNext(1)
  await screen.findByText('We do not know yet if this went through. Try again: it counts only once.')
  await inviteNext(2)
  app.use(mock(gigPeople.invite, ({ body }) => ({ data: { invited: body.workerIds, failed: [] } })))
  await inviteNext(3)
  await screen.findByText('1 worker invited')
  await inviteNext(4)
  const [first, second, third, next] = calls().map(({ body }) => body)
  expect(first?.['ref']).toMatch(/^[0-9a-f-]{36}$/)
  expect([second?.['ref'], third?.['ref']]).toEqual([first?.['ref'], first?.['ref']])
  expect(third?.['workerIds']).toEqual(first?.['workerIds'])
  expect(next?.['workerIds']).not.toEqual(first?.['workerIds'])
  expect(next?.['ref']).not.toBe(first?.['ref'])
})
