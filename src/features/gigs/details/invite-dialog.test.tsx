import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function openDialog() {
  // Without a pause: the button gives way to the menu's own once its code is there, and a press could begin on the one and end on none.
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Invite workers' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Amaka Obi/ }))
  return screen.findByRole('textbox', { name: /^Message/ })
}

it('leads to a message that is too long, and sends nothing', async () => {
  app.open(gigPaths.details('gig_1'), { world: smallVenue() })
  const message = await openDialog()
  fireEvent.change(message, { target: { value: 'a'.repeat(301) } })
  await press('Invite 1 worker')
  await waitFor(() => expect(message).toHaveFocus())
  expect(screen.getByText('Message must be at most 300 characters')).toBeTruthy()
  expect(app.calls('invite-worker')).toEqual([])
})

it('marks who was invited and who declined, with the day', async () => {
  const people = ['Waits', 'Declines'].map((firstName) => aProfileOf(aWorker({ id: `wrk_${firstName}`, firstName })))
  const invitation = { gigId: 'gig_1', hireFirst: false, invitedAt: '2025-11-12T10:00:00+01:00', declinedAt: null }
  const invitations = [
    { ...invitation, workerId: 'wrk_Waits' },
    { ...invitation, workerId: 'wrk_Declines', declinedAt: '2025-11-13T09:00:00+01:00' },
  ]
  const world = smallVenue({ profiles: people, favorites: people.map(({ id }) => id) })
  app.open(gigPaths.view('gig_1', 'invite'), { world: { ...world, invitations } })
  const waits = await screen.findByRole('checkbox', { name: /^Waits/ })
  await waitFor(() => expect(waits).toHaveAccessibleDescription(/^Invited Wed 12 Nov/))
  expect(screen.getByRole('checkbox', { name: /^Declines/ })).toHaveAccessibleDescription(/^Declined Thu 13 Nov/)
})

it('lists those with a skill of the Gig first, with their rating, and marks the others', async () => {
  const person = (firstName: string, skills: string[]) =>
    aProfileOf(
      aWorker({ id: `wrk_${firstName}`, firstName, lastName: '', title: 'DJ', rating: 4.8, ratingCount: 3, skills }),
    )
  const venue = smallVenue()
  const [wanted = ''] = venue.gigs.find(({ id }) => id === 'gig_1')?.workSkills ?? []
  const people = [person('Other', ['Juggling']), person('Fitting', [wanted])]
  app.open(gigPaths.view('gig_1', 'invite'), {
    world: smallVenue({ profiles: people, favorites: people.map(({ id }) => id) }),
  })
  await screen.findByRole('checkbox', { name: 'Other' })
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes[0]).toHaveAccessibleName('Fitting')
  expect(boxes[0]).toHaveAccessibleDescription(/^DJ · Rated 4\.8 · /)
  expect(boxes[1]).toHaveAccessibleDescription(/^DJ · Rated 4\.8 · Other skills · /)
  expect(screen.getByPlaceholderText('Name, craft or skill')).toBeInTheDocument()
})

it('opens by its own address, as from a payment, and leaves the Gig when it is closed', async () => {
  app.open(gigPaths.view('gig_1', 'invite'), { world: smallVenue() })
  expect(await screen.findByRole('dialog', { name: /Invite workers/ })).toBeTruthy()
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  ['invite', 'Nobody can be invited to this Gig now: it is not open, or all its places are taken.'],
  ['cancel', 'This Gig is completed.'],
] as const)('says why the dialog of /%s does not open for a Gig that has ended', async (view, text) => {
  const venue = smallVenue()
  const ended = venue.gigs.map((gig) => ({
    ...gig,
    status: 'completed',
    hiring: null,
    cancellation: { ...gig.cancellation, allowed: false, reason: 'This Gig is completed.' },
  }))
  app.open(gigPaths.view('gig_1', view), { world: { ...venue, gigs: ended } })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('invites once, however often it is submitted while the answer is awaited', async () => {
  let answer: () => void = () => undefined
  app.open(gigPaths.details('gig_1'), {
    world: smallVenue(),
    api: [
      mock(gigPeople.invite, async ({ body }) => {
        await new Promise<void>((resolve) => (answer = resolve))
        return { data: { invited: body.workerIds, failed: [] } }
      }),
    ],
  })
  const message = await openDialog()
  const form = message.closest('form')
  if (form === null) throw new Error('There is no form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  await waitFor(() => expect(app.calls('invite-worker')).toHaveLength(1))
  fireEvent.submit(form)
  answer()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(app.calls('invite-worker')).toHaveLength(1)
})

it('is not offered where every place is taken', async () => {
  const world = smallVenue()
  app.open(gigPaths.view('gig_1', 'invite'), {
    world: {
      ...world,
      gigs: world.gigs.map((gig) => ({ ...gig, hiring: gig.hiring ? { ...gig.hiring, freePlaces: 0 } : null })),
    },
  })
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: 'More actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Republish' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Invite workers' })).toBeNull()
  expect(screen.queryByRole('dialog', { name: /Invite workers/ })).toBeNull()
})
