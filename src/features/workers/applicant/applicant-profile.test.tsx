import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anApplicant, aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'

const app = appOverMocks()

it("says what an applicant did before this Gig, also when the worker's profile counts this Gig", async () => {
  const venue = smallVenue()
  const record = { changesRequested: 0, paidKobo: 0, lastHiredAt: null }
  const applicants = venue.applicants.map((applicant) => ({
    ...applicant,
    worker: { ...applicant.worker, history: { ...record, gigsWithYou: 1, recorded: 1, onTime: 1 } },
  }))
  const profiles = applicants.map(({ worker }) =>
    aProfileOf({ ...worker, history: { ...record, gigsWithYou: 2, recorded: 2, onTime: 1 } }, { bio: 'Read.' }),
  )
  app.open(gigPaths.profile('gig_1', 'applicant', 'ap_1'), { world: { ...venue, applicants, profiles } })
  expect(await screen.findByText('Read.')).toBeTruthy()
  expect(screen.getByText('With you before: 1 Gig, 1 on time')).toBeTruthy()
})

it('says whose decision `u` has undone when somebody else is shown', async () => {
  app.open(gigPaths.profile('gig_1', 'applicant', 'ap_1'), { world: smallVenue() })
  await screen.findByRole('heading', { name: 'Tunde Bakare' })
  // The shortcuts load when the browser is idle.
  await waitFor(async () => {
    await userEvent.keyboard('?')
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('s')
  await waitFor(() => expect(app.calls('shortlist-applicant')).toHaveLength(1))
  await screen.findByText('Applicant shortlisted')
  await userEvent.keyboard('j')
  await screen.findByRole('heading', { level: 1, name: 'Zainab Abdullahi' })
  await userEvent.keyboard('u')
  expect(await screen.findByText('The decision about Tunde Bakare was undone')).toBeTruthy()
  expect(app.calls('restore-applicant')).toHaveLength(1)
})

/** The Gig has 1,150 applicants, the latest first. */
const manyApplicants = () =>
  Array.from({ length: 1150 }, (_, index) =>
    anApplicant({
      id: `ap_m${index + 1}`,
      worker: aWorker({ id: `wrk_m${index + 1}`, firstName: 'Many', lastName: `Person ${index + 1}` }),
    }),
  )

it('finds an applicant beyond the first thousand', async () => {
  const world = smallVenue({ applicants: manyApplicants() })
  app.open(gigPaths.profile('gig_1', 'applicant', 'ap_m1120'), { world })
  expect(await screen.findByRole('heading', { name: 'Many Person 1120' })).toBeTruthy()
  expect(screen.queryByText('Applicant not found')).toBeNull()
})

it('says that an applicant was not found only after all were read', async () => {
  const world = smallVenue({ applicants: manyApplicants() })
  app.open(gigPaths.profile('gig_1', 'applicant', 'ap_nobody'), { world })
  expect(await screen.findByText('Applicant not found')).toBeTruthy()
  const skips = app.calls('fetch-applicants').map(({ query }) => Number(query.get('skip')))
  expect(Math.max(...skips)).toBeGreaterThanOrEqual(1100)
})

/** Somebody who was declined, and the others who wait, as after a reload of the page. */
const afterDecline = () => {
  const venue = smallVenue()
  return {
    ...venue,
    applicants: venue.applicants.map((applicant) =>
      applicant.id === 'ap_1' ? { ...applicant, status: 'declined' } : applicant,
    ),
  }
}
const nextPerson = async () => (await screen.findByRole('link', { name: /^Next/ })).getAttribute('href')

it('stays in the list that the address names, once the applicant has left it', async () => {
  const world = afterDecline()
  const waiting = world.applicants.filter(({ gigId, status }) => gigId === 'gig_1' && status === 'pending')
  app.open(`${gigPaths.profile('gig_1', 'applicant', 'ap_1')}?status=pending`, { world })
  await screen.findByRole('heading', { name: 'Tunde Bakare' })
  expect(waiting.map(({ id }) => id)).toContain((await nextPerson())?.match(/ap_\d+/)?.[0])
})

it("shows the list of the applicant's own stage to who comes from elsewhere", async () => {
  const world = afterDecline()
  const declined = world.applicants.filter(({ gigId, status }) => gigId === 'gig_1' && status === 'declined')
  app.open(gigPaths.profile('gig_1', 'applicant', 'ap_1'), { world })
  await screen.findByRole('heading', { name: 'Tunde Bakare' })
  expect(await screen.findByText(`1 of ${declined.length}`)).toBeTruthy()
})
