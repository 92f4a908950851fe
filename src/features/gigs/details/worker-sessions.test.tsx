import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()

it('says on the page of a worker when a session ends on the next day, and when to arrive', async () => {
  const day = { id: 'day_1', gigId: 'gig_2', workerGigId: 'wg_3', type: 'session', status: 'scheduled' }
  const night = { date: '2025-11-21', start: '18:00', end: '02:00', arrival: '16:30', endsNextDay: true }
  app.open(gigPaths.profile('gig_2', 'worker', 'wg_3'), {
    api: [mock(gigPeople.getCalendar, () => ({ data: { entries: [{ ...day, ...night }] } }))],
  })
  const card = within(await screen.findByRole('region', { name: 'Dates' }))
  const item = await card.findByText(/6:00\sPM/)
  expect(item.textContent?.replaceAll('\u{A0}', ' ')).toContain('6:00 PM – 2:00 AM, ends Sat 22 Nov, arrival 4:30 PM')
})

it('says on the page of a worker how late the worker came', async () => {
  const day = { id: 'day_1', gigId: 'gig_2', workerGigId: 'wg_3', type: 'session', status: 'done' }
  const session = { date: '2025-11-13', start: '12:00', end: '18:00', arrival: '11:00', endsNextDay: false }
  const world = smallVenue()
  const checkIns = [{ date: '2025-11-13', start: '12:00', at: '2025-11-13T12:30:20+01:00' }]
  app.open(gigPaths.profile('gig_2', 'worker', 'wg_3'), {
    world: { ...world, workerGigs: world.workerGigs.map((row) => (row.id === 'wg_3' ? { ...row, checkIns } : row)) },
    api: [mock(gigPeople.getCalendar, () => ({ data: { entries: [{ ...day, ...session }] } }))],
  })
  const card = within(await screen.findByRole('region', { name: 'Dates' }))
  expect((await card.findByText(/^Came/)).textContent?.replaceAll('\u{A0}', ' ')).toBe('Came 30 min after the start')
})

it('counts for somebody who was hired between two sessions the ones that were left', async () => {
  const world = smallVenue()
  const running = world.gigs.find(({ id }) => id === 'gig_2')
  const [session] = running?.sessions ?? []
  if (running === undefined || session === undefined) throw new Error('The venue has a running Gig')
  const sessions = ['12', '13', '20', '21'].map((day) => ({ ...session, date: `2025-11-${day}` }))
  const late = aWorkerGig({
    id: 'wg_late',
    gigId: 'gig_2',
    worker: aWorker({ id: 'wrk_late', firstName: 'Nkechi', lastName: 'Ani' }),
    status: 'hired',
    hiredAt: '2025-11-14T06:00:00+01:00',
  })
  app.open(gigPaths.details('gig_2', { tab: 'workers' }), {
    world: { ...world, gigs: [{ ...running, sessions }], workerGigs: [late] },
  })
  const row = (await screen.findByText('Nkechi Ani')).closest<HTMLElement>('[data-row], tr, li')
  expect(row?.textContent).toContain('2 of 4')
})
