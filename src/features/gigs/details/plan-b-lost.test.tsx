import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Invitation } from '@/api/contract/schemas/applicant.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { offline } from '@/api/mocks/faults.ts'
import { mock, respond } from '@/api/mocks/mock.ts'
import { aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()

const amaka = aProfileOf(aWorker({ id: 'wrk_a', firstName: 'Amaka', lastName: 'Obi' }))
const hiring = { freePlaces: 1, payKobo: 5_000_000, spareKobo: 0 }
const session = { date: '2025-11-14', start: '07:30', end: '14:00', arrival: null, endsNextDay: false }
const running = { status: 'in_progress', sessions: [session], workersNeeded: 2, workersHired: 1 }
const offer: Invitation = {
  workerId: 'wrk_a',
  invitedAt: '2025-11-14T08:00:01+01:00',
  hireFirst: true,
  declinedAt: null,
}
/** Opens the Gig, whose only backup is Amaka Obi, with what the server says of the invitations. */
function open(api: Parameters<typeof app.use>) {
  localStorage.setItem('marquee-plan-b:emp_1:gig_1', JSON.stringify({ workerIds: ['wrk_a'], invitedIds: [] }))
  const gigs = [aGig({ id: 'gig_1', ...running, hiring })]
  const world = smallVenue({ gigs, profiles: [amaka], favorites: ['wrk_a'], applicants: [], workerGigs: [] })
  app.open(gigPaths.details('gig_1'), { world, api })
}
const inviteNext = async () => userEvent.click(await screen.findByRole('button', { name: 'Invite next' }))
const serverHas = (...invitations: Invitation[]) => mock(gigPeople.listInvitations, () => ({ data: { invitations } }))

/** The invitation arrives, its answer does not, and the list is then answered by these. */
async function inviteWithoutAnswer(listed: ReturnType<typeof serverHas>) {
  open([
    respond(gigPeople.invite, () => {
      app.use(listed)
      return HttpResponse.error()
    }),
    serverHas(),
  ])
  await inviteNext()
  await waitFor(() => expect(app.calls('invite-worker')).toHaveLength(1))
  await screen.findByText('We do not know yet if this went through. Try again: it counts only once.')
}

it('marks who was invited without an answer once the server lists the invitation', async () => {
  await inviteWithoutAnswer(serverHas(offer))
  expect(await screen.findByText(/My Workers · Invited$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Invite next' })).toBeNull()
})

it.each([
  ['was read while the offer stood', serverHas(offer)],
  ['was not read while the offer stood', offline(gigPeople.listInvitations)],
])('mails the worker again for another place when an invitation without an answer %s', async (_, listed) => {
  await inviteWithoutAnswer(listed)
  await waitFor(() => expect(app.calls('fetch-invitations').length).toBeGreaterThan(1))
  cleanup()
  open([
    mock(gigPeople.invite, ({ body }) => ({ data: { invited: body.workerIds, failed: [] } })),
    serverHas({ ...offer, hireFirst: false }),
  ])
  await inviteNext()
  await screen.findByText('1 worker invited')
  const [first, second] = app.calls('invite-worker').map(({ body }) => body['ref'])
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).not.toBe(first)
})

it('keeps the reference of an invitation that the server does not list', async () => {
  await inviteWithoutAnswer(serverHas({ ...offer, hireFirst: false, invitedAt: '2025-11-13T08:00:00+01:00' }))
  await waitFor(() => expect(app.calls('fetch-invitations').length).toBeGreaterThan(1))
  app.use(mock(gigPeople.invite, ({ body }) => ({ data: { invited: body.workerIds, failed: [] } })))
  await inviteNext()
  await screen.findByText('1 worker invited')
  const [first, second] = app.calls('invite-worker').map(({ body }) => body['ref'])
  expect(second).toBe(first)
})
