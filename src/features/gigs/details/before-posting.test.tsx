import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { anApplicant } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'

const app = appOverMocks()
const openTab = (status: string, tab: 'applicants' | 'workers') =>
  app.open(gigPaths.details('gig_new', { tab }), {
    world: smallVenue({ gigs: [aGig({ id: 'gig_new', status, workersHired: 0 })] }),
  })

it.each(['draft', 'pending_payment'])('says of a Gig that is %s when workers can apply', async (status) => {
  openTab(status, 'applicants')
  expect(await screen.findByText('Workers can apply once this Gig is posted.')).toBeTruthy()
  expect(screen.queryByText('Nobody applied for this Gig.')).toBeNull()
})

it('says of an empty stage that the numbers show where there are applicants', async () => {
  app.open(gigPaths.details('gig_1', { tab: 'applicants' }).concat('&status=declined'), {
    world: smallVenue({ applicants: [anApplicant({ id: 'ap_1' })] }),
  })
  await screen.findByRole('heading', { name: 'No declined applicants' })
  expect(screen.getByText('The numbers above show in which stages there are applicants.')).toBeTruthy()
  expect(screen.queryByText(/listed above/)).toBeNull()
})

it('leads from the workers of an open Gig to its applicants', async () => {
  openTab('open', 'workers')
  await screen.findByRole('heading', { name: 'Nobody hired yet' })
  expect(within(screen.getByRole('tabpanel')).getByRole('link', { name: 'Review applicants' })).toBeTruthy()
})

it('leads from the workers of a draft to no applicants', async () => {
  openTab('draft', 'workers')
  expect(await screen.findByRole('heading', { name: 'Nobody hired yet' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Review applicants' })).toBeNull()
})
