import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import { fail, offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '../testing/open-app.tsx'

const app = appOverMocks()
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

function changePlace(world: World, id: string, changes: Partial<WorkerGig>) {
  world.workerGigs = world.workerGigs.map((place) => (place.id === id ? { ...place, ...changes } : place))
}

/** Another device has changed the place: the next read has it. */
function meanwhile(world: World, id: string, changes: Partial<WorkerGig>) {
  changePlace(world, id, changes)
  const place = world.workerGigs.find((row) => row.id === id)
  if (place !== undefined) app.use(mock(gigPeople.getWorkerGig, () => ({ data: place })))
}

const ratingCard = async () => within(await screen.findByRole('region', { name: 'Rating of DJ Spinall' }))

it('keeps the report of an absence with its text where the worker handed in the work meanwhile', async () => {
  const world = smallVenue()
  const today = { date: '2025-11-14', start: '07:30', end: '14:00', arrival: '07:00', endsNextDay: false }
  changePlace(world, 'wg_3', { status: 'active', sessions: [today], reviewDueAt: null })
  app.open(gigPaths.profile('gig_2', 'worker', 'wg_3'), { world })
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report no-show' }))
  const text = await screen.findByLabelText(/^What happened/)
  await userEvent.type(text, ' I waited.')
  meanwhile(world, 'wg_3', { status: 'task_submitted' })
  app.use(fail(workReview.raiseDispute, 'WORKER_GIG_STATE', { message: 'The work was handed in in the meantime.' }))
  await press('Report absence')
  expect(await screen.findByText(/in the meantime/)).toBeTruthy()
  await waitFor(() => expect(app.calls('get-worker-gig').length).toBeGreaterThan(1))
  expect(screen.getByLabelText(/^What happened/)).toHaveProperty('value', expect.stringContaining('I waited.'))
  expect(screen.getByText(/in the meantime/)).toBeTruthy()
})

it('keeps a typed rating where another device has rated, and shows what that one said', async () => {
  const world = smallVenue()
  app.open(gigPaths.profile('gig_3', 'worker', 'wg_4'), { world })
  const card = await ratingCard()
  await userEvent.click(await card.findByRole('radio', { name: /^4/ }))
  await userEvent.type(card.getByLabelText(/^Comment/), 'Great night')
  await userEvent.click(card.getByRole('radio', { name: 'No' }))
  meanwhile(world, 'wg_4', { review: { rating: 5, tags: [], comment: 'From the phone', hireAgain: true } })
  app.use(fail(workReview.rate, 'WORKER_GIG_STATE', { message: 'You have rated DJ Spinall already.' }))
  await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
  expect(await card.findByText('From the phone')).toBeTruthy()
  expect(card.getByText(/rated .* already/)).toBeTruthy()
  expect(card.getByLabelText(/^Comment/)).toHaveProperty('value', 'Great night')
  expect(card.queryByRole('button', { name: 'Send rating' })).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Discard what I typed' }))
  expect(card.queryByLabelText(/^Comment/)).toBeNull()
  expect(card.getByText('From the phone')).toBeTruthy()
})

it('saves a worker below the rating as the heart does', async () => {
  const world = smallVenue()
  changePlace(world, 'wg_4', { review: { rating: 5, tags: [], comment: null, hireAgain: true } })
  app.open(gigPaths.profile('gig_3', 'worker', 'wg_4'), { world })
  await press('Save to My Workers')
  await press('Remove DJ Spinall from My Workers')
  expect(await screen.findByRole('button', { name: 'Save to My Workers' })).toBeTruthy()
})

it('says that the Gig does not exist where its address is mistyped', async () => {
  app.open(gigPaths.profile('gig_99', 'worker', 'wg_1'))
  expect(await screen.findByText('Gig not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Gigs Management' })).toBeTruthy()
  expect(screen.queryByText('Worker not found')).toBeNull()
})

it('says so for an applicant of a Gig that does not exist', async () => {
  app.open(gigPaths.profile('gig_99', 'applicant', 'ap_1'))
  expect(await screen.findByText('Gig not found')).toBeTruthy()
  expect(screen.queryByText('Applicant not found')).toBeNull()
})

it('tells one’s own rating that had no answer from that of another device', async () => {
  const world = smallVenue()
  app.open(gigPaths.profile('gig_3', 'worker', 'wg_4'), { world, api: [offline(workReview.rate)] })
  const card = await ratingCard()
  await userEvent.click(await card.findByRole('radio', { name: /^4/ }))
  await userEvent.click(card.getByRole('radio', { name: 'No' }))
  await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
  await card.findByText('We do not know yet if this went through.')
  // The lost call had reached the server.
  meanwhile(world, 'wg_4', { review: { rating: 4, tags: [], comment: null, hireAgain: false } })
  app.use(fail(workReview.rate, 'WORKER_GIG_STATE', { message: 'You have rated DJ Spinall already.' }))
  await userEvent.click(card.getByRole('radio', { name: /^2/ }))
  await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
  expect(
    await card.findByText('The rating that you sent before arrived. Your changes to it were not sent.'),
  ).toBeTruthy()
  expect(card.queryByText(/another device/)).toBeNull()
  expect(card.queryByText('Your rating was not sent')).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Discard what I typed' }))
  expect(card.queryByText(/that you sent before/)).toBeNull()
})

it('shows a rating that had no answer as given once it is there, and keeps nothing of it', async () => {
  const world = smallVenue()
  app.open(gigPaths.profile('gig_3', 'worker', 'wg_4'), { world, api: [offline(workReview.rate)] })
  const card = await ratingCard()
  await userEvent.click(await card.findByRole('radio', { name: /^4/ }))
  await userEvent.type(card.getByLabelText(/^Comment/), 'Great night')
  await userEvent.click(card.getByRole('radio', { name: 'No' }))
  await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
  await card.findByText('We do not know yet if this went through.')
  meanwhile(world, 'wg_4', { review: { rating: 4, tags: [], comment: 'Great night', hireAgain: false } })
  app.use(fail(workReview.rate, 'WORKER_GIG_STATE', { message: 'You have rated DJ Spinall already.' }))
  await userEvent.click(card.getByRole('button', { name: 'Send rating' }))
  expect(await card.findByRole('heading', { name: 'Your rating' })).toBeTruthy()
  await waitFor(() => expect(card.queryByLabelText(/^Comment/)).toBeNull())
  expect(card.queryByText(/another device/)).toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('Great night')
})
