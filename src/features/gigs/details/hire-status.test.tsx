import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { aWorkerGig } from '@/api/mocks/people-factories.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'

const app = appOverMocks()
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Hires Tunde Bakare without an answer, and looks up what came of it: a cancelled place of this hire time. */
async function checkHireOf(hiredAt: string) {
  app.open(gigPaths.details('gig_1', { tab: 'applicants' }), { api: [offline(gigPeople.hire)] })
  await press('Hire Tunde Bakare')
  await press('Hire for ₦50,000.00')
  await screen.findByText('We do not know yet if this went through.')
  const place = aWorkerGig({ id: 'wg_9', status: 'cancelled', hiredAt })
  app.use(mock(gigPeople.listWorkerGigs, () => ({ data: { workerGigs: [place], totalWorkerGig: 1 } })))
  await press('Check status')
}
const cancelled = 'This hire was cancelled in the meantime.'
const notThrough = 'This did not go through. Tunde Bakare was not hired.'

// The tests happen on Friday 14 November at 8:00 AM.
it('says that the hire was cancelled in the meantime, and the next one is another hire', async () => {
  await checkHireOf('2025-11-14T08:00:01+01:00')
  expect(await screen.findByText(cancelled)).toBeTruthy()
  expect(screen.queryByText(notThrough)).toBeNull()
  await press('Hire for ₦50,000.00')
  await screen.findByText('We do not know yet if this went through.')
  const [first, second] = app.calls('hire-applicant').map(({ body }) => body['ref'])
  expect(second).not.toBe(first)
})

it('says how many of the places are free', async () => {
  app.open(gigPaths.details('gig_1', { tab: 'applicants' }))
  await press('Hire Tunde Bakare')
  expect(await screen.findByText(/^\d+ of \d+ (is|are) free$/)).toBeInTheDocument()
})

it('takes no earlier hire for the one that was sent', async () => {
  await checkHireOf('2025-11-13T08:00:00+01:00')
  expect(await screen.findByText(notThrough)).toBeTruthy()
  expect(screen.queryByText(cancelled)).toBeNull()
})
