import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { mock } from '@/api/mocks/mock.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '../testing/open-app.tsx'

const app = appOverMocks()

it('says on the page of a worker when a session ends on the next day, and when to arrive', async () => {
  const day = { id: 'day_1', gigId: 'gig_2', workerGigId: 'wg_3', type: 'session', status: 'scheduled' }
  const night = { date: '2025-11-21', start: '18:00', end: '02:00', arrival: '16:30', endsNextDay: true }
  app.open(gigPaths.profile('gig_2', 'worker', 'wg_3'), {
    api: [mock(gigPeople.getCalendar, () => ({ data: { entries: [{ ...day, ...night }] } }))],
  })
  const card = within(await screen.findByRole('region', { name: 'Sessions' }))
  const item = await card.findByText(/6:00\sPM/)
  expect(item.textContent?.replaceAll('\u{A0}', ' ')).toContain('6:00 PM – 2:00 AM, ends Sat 22 Nov, arrival 4:30 PM')
})
