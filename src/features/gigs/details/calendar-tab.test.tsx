import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { fail, failOnce } from '@/api/mocks/faults.ts'
import { aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '../testing/open-app.tsx'

const app = appOverMocks()

it('shows an error beside the sessions when reviews could not be read, and reads them again on request', async () => {
  const world = smallVenue({
    workerGigs: [aWorkerGig({ status: 'task_submitted', reviewDueAt: '2025-11-22T18:00:00+01:00' })],
  })
  app.open(gigPaths.details('gig_1', { tab: 'calendar' }), {
    world,
    api: [failOnce(gigPeople.listWorkerGigs, 'NOT_FOUND')],
  })
  await screen.findByText('Failed to load reviews. Everything else of this Gig is shown.')
  expect(screen.getAllByText(/^Session 1/).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByText('Try again', { selector: 'button *' }))
  expect((await screen.findAllByText(/^Review \S/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^Failed to load reviews/)).toBeNull()
})

it('says whose days could not be read, beside everything else of the Gig', async () => {
  app.open(gigPaths.details('gig_2', { tab: 'calendar' }), { api: [fail(gigPeople.getCalendar, 'NOT_FOUND')] })
  expect(
    await screen.findByText('Failed to load the days of 1 worker. Everything else of this Gig is shown.'),
  ).toBeInTheDocument()
  expect((await screen.findAllByText(/^Session/)).length).toBeGreaterThan(0)
})
