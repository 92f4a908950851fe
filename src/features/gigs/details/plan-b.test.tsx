import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { anApplicant, aWorker, aWorkerGig, aProfileOf } from '@/api/mocks/people-factories.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { ago } from '@/api/mocks/factories.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

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
  const search = dialog.getByRole('searchbox', { name: 'Search' })
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
  expect(dialog.getByText('Showing the newest 1,000 of 1,003 saved workers. Search for the others.')).toBeTruthy()
  const search = dialog.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(search, 'person 1003')
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Many Person 1003' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 backup' }))
  expect(await screen.findByRole('button', { name: 'Actions for Many Person 1003' })).toBeTruthy()
})

it('invites the next ones again by the same reference until they were invited, and others by another', async () => {
  app.open(gigPaths.details('gig_1'), { world: busy(), api: [offline(gigPeople.invite)] })
  const dialog = await openChooser()
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search' }), 'saved person')
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

/** Runs since 7:30 AM; the tests happen at 8:00 AM. */
const today = { date: '2025-11-14', start: '07:30', end: '14:00', endsNextDay: false }
const dispute = { topic: 'no_show', message: 'Nobody came.', ticketNumber: 'MQ-10243', raisedAt: ago({ minutes: 5 }) }
/** A running Gig with one place, whose worker was reported absent. */
const absence = (changes: Parameters<typeof aGig>[0] = {}, place: Parameters<typeof aWorkerGig>[0] = {}): World => {
  const running = { status: 'in_progress', sessions: [today], workersNeeded: 1, workersHired: 1 }
  const hiring = { freePlaces: 1, payKobo: 5_000_000, spareKobo: 0 }
  const ada = aWorker({ id: 'wrk_absent', firstName: 'Ada', lastName: 'Obi' })
  return smallVenue({
    gigs: [aGig({ id: 'gig_1', ...running, hiring, ...changes })],
    profiles: saved,
    favorites: saved.map(({ id }) => id),
    applicants: [],
    workerGigs: [aWorkerGig({ gigId: 'gig_1', worker: ada, status: 'disputed', dispute, ...place })],
  })
}
const addBackups = async (count: number) => {
  const dialog = await openChooser()
  for (const box of dialog.getAllByRole('checkbox').slice(0, count)) await userEvent.click(box)
  await userEvent.click(dialog.getByRole('button', { name: /^Add \d backups?$/ }))
}

it('offers the place of an absent worker of a running Gig to the next three for the held pay', async () => {
  app.open(gigPaths.details('gig_1'), { world: absence() })
  await addBackups(3)
  expect(await screen.findByText('The first to accept is hired for ₦50,000.00.')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Invite the next three, first yes wins' }))
  await screen.findByText('3 workers invited')
  expect(app.calls('invite-worker')[0]?.body).toMatchObject({ hireFirst: true })
  expect(screen.getAllByText(/My Workers · Invited$/)).toHaveLength(3)
})

it('asks those again for another place whose invitation ended when somebody took the first one', async () => {
  const [asked = '', waits = ''] = saved.map(({ id }) => id)
  const invitation = (workerId: string, hireFirst: boolean) => ({
    gigId: 'gig_1',
    workerId,
    invitedAt: ago({ minutes: 9 }),
    hireFirst,
    declinedAt: null,
  })
  const world = absence()
  localStorage.setItem(
    'marquee-plan-b:emp_1:gig_1',
    JSON.stringify({ workerIds: [asked, waits], invitedIds: [asked, waits] }),
  )
  app.open(gigPaths.details('gig_1'), {
    world: { ...world, invitations: [invitation(asked, false), invitation(waits, true)] },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Invite next' }))
  await screen.findByText('1 worker invited')
  expect(app.calls('invite-worker')[0]?.body['workerIds']).toEqual([asked])
  expect(await screen.findAllByText(/My Workers · Invited$/)).toHaveLength(2)
})

it('passes over those who declined, who can be asked again one by one', async () => {
  const [declined = '', next = ''] = saved.map(({ id }) => id)
  localStorage.setItem(
    'marquee-plan-b:emp_1:gig_1',
    JSON.stringify({ workerIds: [declined, next], invitedIds: [declined] }),
  )
  const invitedAt = ago({ minutes: 9 })
  const invitation = { gigId: 'gig_1', workerId: declined, invitedAt, hireFirst: false, declinedAt: invitedAt }
  app.open(gigPaths.details('gig_1'), { world: { ...absence(), invitations: [invitation] } })
  expect(await screen.findByText(/My Workers · Declined$/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Invite next' }))
  await screen.findByText('1 worker invited')
  expect(screen.getByText('The first to accept is hired for ₦50,000.00.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Saved Person 1' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask again' }))
  await waitFor(() => expect(screen.getAllByText(/My Workers · Invited$/)).toHaveLength(2))
  expect(app.calls('invite-worker').map(({ body }) => body['workerIds'])).toEqual([[next], [declined]])
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Saved Person 1' }))
  await screen.findByRole('menuitem', { name: 'Remove' })
  expect(screen.queryByRole('menuitem', { name: 'Ask again' })).toBeNull()
})

it.each([
  ['the last session is over', { hiring: null }, 'The last session is over.'],
  [
    'the Gig holds too little',
    { hiring: { freePlaces: 1, payKobo: 5_000_000, spareKobo: -500_000 } },
    'The Gig holds too little for this place. Hire an applicant instead.',
  ],
  ['every place is taken', { hiring: { freePlaces: 0, payKobo: 5_000_000, spareKobo: 0 } }, 'Every place is taken.'],
])('says why nobody can be invited when %s', async (_, changes, reason) => {
  app.open(gigPaths.details('gig_1'), { world: absence(changes) })
  await addBackups(1)
  expect(await screen.findByRole('button', { name: 'Invite next' })).toHaveAccessibleDescription(reason)
  expect(screen.queryByText(/^The first to accept/)).toBeNull()
})

it('invites the last two with one press, too', async () => {
  app.open(gigPaths.details('gig_1'), { world: absence() })
  await addBackups(2)
  await userEvent.click(await screen.findByRole('button', { name: 'Invite the next two, first yes wins' }))
  await waitFor(() => expect(app.calls('invite-worker')).toHaveLength(1))
  expect(app.calls('invite-worker')[0]?.body['workerIds']).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull())
})

// Stacked on a phone, the last one is on top (`Actions`).
it('has the button that invites last, after the one that adds backups', async () => {
  app.open(gigPaths.details('gig_1'), { world: absence() })
  await addBackups(3)
  await screen.findByRole('button', { name: 'Invite next' })
  const buttons = within(screen.getByRole('region', { name: 'Plan B' })).getAllByRole('button', {
    name: /^(?:Add|Invite)/,
  })
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Add backups',
    'Invite the next three, first yes wins',
    'Invite next',
  ])
})

const planBOnWorkersTab = async (world: World) => {
  app.open(gigPaths.details('gig_1', { tab: 'workers' }), { world })
  await screen.findByRole('link', { name: /^Ada Obi/ })
  return screen.queryByRole('region', { name: 'Plan B' })
}
it('invites nobody before it is known who declined', async () => {
  const [first = ''] = saved.map(({ id }) => id)
  localStorage.setItem('marquee-plan-b:emp_1:gig_1', JSON.stringify({ workerIds: [first], invitedIds: [] }))
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  app.open(gigPaths.details('gig_1'), {
    world: absence(),
    api: [
      mock(gigPeople.listInvitations, async () => {
        await answered
        return { data: { invitations: [] } }
      }),
    ],
  })
  await screen.findByText(/· My Workers$/)
  expect(screen.queryByRole('button', { name: 'Invite next' })).toBeNull()
  answer()
  expect(await screen.findByRole('button', { name: 'Invite next' })).toBeTruthy()
})

const tomorrow = { ...today, date: '2025-11-15' }

it.each([
  {
    what: 'an absence is reported',
    world: absence({}, { status: 'active', dispute: null }),
    confirm: async () => {
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Report no-show' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Report absence' }))
    },
  },
  {
    what: 'a hire is cancelled',
    world: absence({ sessions: [tomorrow] }, { status: 'hired', dispute: null }),
    confirm: async () => {
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel hire' }))
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Reason/ }), 'other')
      await userEvent.click(screen.getByRole('button', { name: 'Cancel hire' }))
    },
  },
])('is brought into view when $what from a row below it', async ({ world, confirm }) => {
  const shown: Element[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this)
  }
  expect(await planBOnWorkersTab(world)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Ada Obi' }))
  await confirm()
  const planB = await screen.findByRole('region', { name: 'Plan B' })
  expect(shown.filter((element) => element.contains(planB))).toHaveLength(1)
})

const cancelled = (cancelReason: string) => ({ status: 'cancelled', dispute: null, cancelReason })

it.each([
  ['an absent worker', absence(), 'Ada Obi was reported absent. Ask the next one.'],
  [
    'a cancelled hire',
    absence({ workersHired: 0 }, cancelled('worker_cancelled')),
    'The hire of Ada Obi was cancelled. Ask the next one.',
  ],
])('stands above the workers as often as the page is opened, while the place of %s is free', async (_, world, text) => {
  expect(await planBOnWorkersTab(world)).toHaveTextContent(text)
})

it.each([
  ['nobody can be hired any more', absence({ hiring: null })],
  ['the place is taken', absence({ hiring: { freePlaces: 0, payKobo: 5_000_000, spareKobo: 0 } })],
  ['the hire ended because another one came', absence({}, cancelled('replaced'))],
  ['a place is free and nobody left one', absence({}, { status: 'active', dispute: null })],
])('does not stand above the workers when %s', async (_, world) => {
  expect(await planBOnWorkersTab(world)).toBeNull()
})

it('shows what another tab has changed, without a reload', async () => {
  app.open(gigPaths.details('gig_1'), { world: absence() })
  await addBackups(2)
  await screen.findByRole('button', { name: 'Actions for Saved Person 2' })
  const key = Object.keys(localStorage).find((name) => name.startsWith('marquee-plan-b:')) ?? ''
  localStorage.setItem(key, JSON.stringify({ workerIds: ['wrk_s1', 'wrk_s50'], invitedIds: [] }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  await screen.findByRole('button', { name: 'Actions for Saved Person 50' })
  expect(screen.queryByRole('button', { name: 'Actions for Saved Person 2' })).toBeNull()
})

it('keeps the backups that another tab has added or removed in the meantime', async () => {
  app.open(gigPaths.details('gig_1'), { world: absence() })
  await addBackups(2)
  await screen.findByRole('button', { name: 'Actions for Saved Person 2' })
  const key = Object.keys(localStorage).find((name) => name.startsWith('marquee-plan-b:')) ?? ''
  const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}') as { workerIds: string[]; invitedIds: string[] }
  // Another tab removes the second, adds the fiftieth and invites the first.
  localStorage.setItem(key, JSON.stringify({ workerIds: ['wrk_s1', 'wrk_s50'], invitedIds: ['wrk_s1'] }))
  await addBackups(1)
  await screen.findByRole('button', { name: 'Actions for Saved Person 50' })
  expect(stored()).toEqual({ workerIds: ['wrk_s1', 'wrk_s50', 'wrk_s3'], invitedIds: ['wrk_s1'] })
  localStorage.setItem(key, JSON.stringify({ workerIds: ['wrk_s1', 'wrk_s50', 'wrk_s3', 'wrk_s4'], invitedIds: [] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Invite next' }))
  await screen.findByText('1 worker invited')
  expect(stored().workerIds).toEqual(['wrk_s1', 'wrk_s50', 'wrk_s3', 'wrk_s4'])
  expect(stored().invitedIds).toEqual(['wrk_s50'])
})

it('is not offered after the last session, nor is what the Gig lacks', async () => {
  const over = { ...today, date: '2025-11-13' }
  app.open(gigPaths.details('gig_1'), { world: absence({ sessions: [over], hiring: null }) })
  await screen.findByRole('region', { name: 'At a glance' })
  expect(screen.queryByRole('region', { name: 'Plan B' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Completeness' })).toBeNull()
})
