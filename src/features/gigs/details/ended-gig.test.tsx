import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'

const app = appOverMocks()
const session = (date: string) => ({ date, start: '10:00', end: '18:00', arrival: null, endsNextDay: false })
const sessions = [session('2025-11-03'), session('2025-11-10')]

const open = (changes: Parameters<typeof aGig>[0]) =>
  app.open(gigPaths.details('gig_ended'), {
    world: smallVenue({ gigs: [aGig({ id: 'gig_ended', workersHired: 0, sessions, ...changes })] }),
  })
const marks = async () => {
  const list = await screen.findByRole('list', { name: 'Sessions' })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => /(Over|Cancelled|Did not take place)$/.exec(item.textContent)?.[0])
}

it('says of the sessions of a cancelled Gig that began after it was cancelled that they were planned', async () => {
  open({ status: 'cancelled', updatedAt: '2025-11-05T09:00:00+01:00' })
  expect(await marks()).toEqual(['Over', 'Cancelled'])
  expect(screen.getByText('Was planned for Mon 10 Nov 2025, 10:00 AM – 6:00 PM')).toBeInTheDocument()
})

it('says why a Gig expired, that no session took place, and where its money is', async () => {
  open({
    status: 'expired',
    updatedAt: '2025-11-03T10:00:00+01:00',
    payment: { paidKobo: 5_268_750, refundedKobo: 5_268_750, transactionStatus: 'success' },
  })
  expect(await marks()).toEqual(['Did not take place', 'Did not take place'])
  expect(screen.getByText(/^Was planned for Mon 10 Nov 2025/)).toBeInTheDocument()
  expect(screen.getByText('₦52,687.50 is back in your wallet')).toBeInTheDocument()
  expect(screen.getByText(/^Nobody was hired when the first session began\. /)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'View refund' })).toBeInTheDocument()
})

it.each([
  ['2025-11-01T23:59:00+01:00', 'Applications closed'],
  ['2025-12-01T23:59:00+01:00', 'Applications close'],
])('names the deadline %s by whether it has passed', async (applicationDeadline, term) => {
  open({ status: 'open', sessions: [session('2025-12-03')], applicationDeadline })
  expect(await screen.findByText(term)).toBeInTheDocument()
})
