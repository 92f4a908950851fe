import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { offline } from '@/api/mocks/faults.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const at = gigPaths.view('gig_1', 'call-sheet')

const storeSheet = (keptAt: string) =>
  localStorage.setItem(
    'marquee-call-sheet:emp_1:gig_1',
    JSON.stringify({
      keptAt,
      until: '2025-11-25T01:00:00.000Z',
      sheet: {
        gigId: 'gig_1',
        title: 'Wedding photographer',
        sessions: [],
        perks: [],
        deliverables: [],
        people: [{ name: 'Kept Person' }],
      },
    }),
  )

it('shows the stored call sheet also when only the hired workers cannot be read', async () => {
  storeSheet('2025-11-14T06:14:00.000Z')
  app.open(at, { api: [offline(gigPeople.listWorkerGigs)] })
  expect(await screen.findByText('You are offline. Showing what was loaded at 7:14 AM.')).toBeTruthy()
  expect(screen.getByText('Kept Person')).toBeTruthy()
})

it('names the day of the stored call sheet when that is not today', async () => {
  storeSheet('2025-11-01T06:14:00.000Z')
  app.open(at, { api: [offline(gigs.get)] })
  expect(await screen.findByText('You are offline. Showing what was loaded on Sat 1 Nov 2025, 7:14 AM.')).toBeTruthy()
})

it('says that it is offline when no call sheet is stored', async () => {
  app.open(at, { api: [offline(gigPeople.listWorkerGigs)] })
  expect(await screen.findByText('You are offline. Check your connection, then try again.')).toBeTruthy()
  expect(screen.getByText('Failed to load hired workers')).toBeTruthy()
})
