import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'

const app = appOverMocks()

it('says when the review ends, without a state', async () => {
  const place = aWorkerGig({ id: 'wg_1', gigId: 'gig_1' })
  const day = { id: 'd1', gigId: 'gig_1', workerGigId: 'wg_1', date: '2025-11-20', endsNextDay: false }
  app.open(gigPaths.profile('gig_1', 'worker', 'wg_1'), {
    world: smallVenue({ workerGigs: [place] }),
    api: [
      mock(gigPeople.getCalendar, () => ({
        data: { entries: [{ ...day, type: 'review_due', start: '18:00', status: 'scheduled' }] },
      })),
    ],
  })
  expect(await screen.findByText('Review ends Thu 20 Nov 2025')).toBeInTheDocument()
  expect(screen.queryByText('Planned')).toBeNull()
})
