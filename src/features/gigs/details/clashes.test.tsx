import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { GigSession } from '@/api/contract/schemas/gig-session.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { anApplicant, aWorkerGig } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()

const session = (date: string): GigSession => ({
  date,
  start: '10:00',
  end: '18:00',
  arrival: null,
  endsNextDay: false,
})
// The tests happen on Friday 14 November at 8:00 AM.
const [thursday, friday, saturday, sunday] = ['2025-11-13', '2025-11-14', '2025-11-15', '2025-11-16'].map(session) as [
  GigSession,
  GigSession,
  GigSession,
  GigSession,
]
const hiredThisMorning = '2025-11-14T07:00:00+01:00'
const hiredBefore = '2025-11-10T12:00:00+01:00'

/** Tunde Bakare is hired for the Gala dinner and applies for, or is hired for, the Wedding. */
const bookedForGala = (
  { wedding, gala }: { wedding: GigSession[]; gala: GigSession[] },
  place: Parameters<typeof aWorkerGig>[0],
  weddingPlaces: Parameters<typeof aWorkerGig>[0][] = [],
) => {
  const running = { status: 'in_progress', workersHired: 1, workersNeeded: 5 }
  const hiring = { freePlaces: 4, payKobo: 5_000_000, spareKobo: 0 }
  return smallVenue({
    gigs: [
      aGig({ id: 'gig_1', title: 'Wedding', ...running, hiring, sessions: wedding }),
      aGig({ id: 'gig_9', title: 'Gala dinner', ...running, hiring, sessions: gala }),
    ],
    applicants: [anApplicant({ id: 'ap_1' })],
    workerGigs: [
      aWorkerGig({ id: 'wg_9', gigId: 'gig_9', ...place }),
      ...weddingPlaces.map((changes, index) => aWorkerGig({ id: `wg_${index + 1}`, gigId: 'gig_1', ...changes })),
    ],
  })
}
const openApplicants = async (world: ReturnType<typeof bookedForGala>) => {
  app.open(gigPaths.details('gig_1', { tab: 'applicants' }), { world })
  await screen.findByRole('button', { name: 'Hire Tunde Bakare' })
  await expect.poll(() => app.calls('get-gigs').length).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 100))
}

it('does not call a worker booked for a day before the hire', async () => {
  await openApplicants(
    bookedForGala({ wedding: [thursday, sunday], gala: [thursday, saturday] }, { hiredAt: hiredThisMorning }),
  )
  expect(screen.queryByText('Booked at this time')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Hire Tunde Bakare' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hire Tunde Bakare' }))
  await dialog.findByLabelText('Agreed pay')
  expect(dialog.queryByText(/^Also booked by you/)).toBeNull()
})

it('does not call a worker booked for a day that is over', async () => {
  await openApplicants(
    bookedForGala({ wedding: [thursday, sunday], gala: [thursday, saturday] }, { hiredAt: hiredBefore }),
  )
  expect(screen.queryByText('Booked at this time')).toBeNull()
})

it('marks a worker who is booked for a day to come', async () => {
  await openApplicants(
    bookedForGala({ wedding: [thursday, saturday], gala: [thursday, saturday] }, { hiredAt: hiredThisMorning }),
  )
  expect(await screen.findByText('Booked at this time')).toBeTruthy()
})

it('marks nobody in the calendar whose own days do not overlap', async () => {
  const days = { wedding: [thursday, friday, sunday], gala: [thursday, friday, saturday] }
  const world = bookedForGala(days, { hiredAt: hiredBefore }, [{ sessions: [sunday], hiredAt: hiredBefore }])
  app.open(gigPaths.details('gig_1', { tab: 'calendar' }), { world })
  expect((await screen.findAllByText(/^Session 1/)).length).toBeGreaterThan(0)
  await expect.poll(() => app.calls('get-all-worker-gigs').length).toBeGreaterThan(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByText(/is also booked by you/)).toBeNull()
})

it('says in the calendar whose own days overlap', async () => {
  const days = { wedding: [thursday, friday, sunday], gala: [thursday, friday, saturday] }
  const world = bookedForGala(days, { hiredAt: hiredBefore }, [{ sessions: [friday], hiredAt: hiredBefore }])
  app.open(gigPaths.details('gig_1', { tab: 'calendar' }), { world })
  expect(await screen.findByText('Tunde Bakare is also booked by you for Gala dinner at this time.')).toBeTruthy()
})
