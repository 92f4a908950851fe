import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { fail, failOnce } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aWorkerGig, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

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

it('reads the days of three workers at the same time, first those who work in the visible month', async () => {
  const session = { start: '10:00', end: '18:00', arrival: null, endsNextDay: false }
  const place = (id: string, date: string) =>
    aWorkerGig({ id, workerId: `wrk_${id}`, worker: aWorker({ id: `wrk_${id}` }), sessions: [{ ...session, date }] })
  const asked: string[] = []
  const waiting: (() => void)[] = []
  app.open(gigPaths.details('gig_1', { tab: 'calendar' }), {
    world: smallVenue({
      workerGigs: [
        ...['a', 'b', 'c', 'd'].map((id) => place(`december_${id}`, '2025-12-03')),
        ...['a', 'b', 'c', 'd'].map((id) => place(`november_${id}`, '2025-11-22')),
      ],
    }),
    api: [
      mock(gigPeople.getCalendar, async ({ params }) => {
        asked.push(params.x)
        await new Promise<void>((resolve) => waiting.push(resolve))
        return { data: { entries: [] } }
      }),
    ],
  })
  await waitFor(() => expect(asked).toHaveLength(3))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asked.toSorted()).toEqual(['november_a', 'november_b', 'november_c'])
  waiting[0]?.()
  await waitFor(() => expect(asked).toHaveLength(4))
  expect(asked[3]).toBe('november_d')
  for (let index = 1; index < 8; index += 1) {
    waiting[index]?.()
    await waitFor(() => expect(asked).toHaveLength(Math.min(4 + index, 8)))
  }
})
